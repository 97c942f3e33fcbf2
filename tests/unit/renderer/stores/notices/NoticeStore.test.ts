import { expect, test, vi } from 'vitest';
import { NoticeStore } from '../../../../../renderer/src/stores/notices/NoticeStore.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';

const texts = ({ queue }: NoticeStore) => queue.map(({ text }) => text);

test('two changes that are kept without a network are one notice, and it is read out again', () => {
  const notices = new NoticeStore();
  notices.failed(new ApiError('queued', ''));
  const first = notices.queue[0]?.id;
  notices.failed(new ApiError('queued', ''));
  expect(texts(notices)).toEqual([{ key: 'failures:queued' }]);
  expect(notices.queue[0]?.id).not.toBe(first);
});

test('many calls that fail alike show one notice, and another fault a second', () => {
  const notices = new NoticeStore();
  for (const message of ['The store is closed', 'The store is closed', 'Too many'])
    notices.failed(new ApiError(99, message));
  expect(texts(notices)).toEqual(['The store is closed', 'Too many']);
});

test('two notices of one text that lead to the same place are one', () => {
  const notices = new NoticeStore();
  const run = vi.fn();
  for (const _ of [1, 2])
    notices.show({ intent: 'warning', text: 'Not accepted', action: { key: 'update:restart', run } });
  expect(texts(notices)).toEqual(['Not accepted']);
});

test('two notices with one text and actions of their own both stay', () => {
  const notices = new NoticeStore();
  const [one, other] = [vi.fn(), vi.fn()];
  for (const run of [one, other])
    notices.show({ intent: 'success', text: 'Removed', action: { key: 'customers:undo', run } });
  notices.queue.forEach(({ action }) => action?.run());
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});

test('a guest’s list that came along whole is told in few words, one that did not sends to the cart', () => {
  const line = { sku_id: 1, quantity: 2, product_name: '', code: 'A-1' };
  const noticesAfter = (outcomes: readonly ('added' | 'joined' | 'capped' | 'unavailable')[]) => {
    const notices = new NoticeStore();
    notices.merged(outcomes.map((outcome) => ({ ...line, outcome })));
    return notices.queue.map(({ intent, text }) => [intent, text]);
  };
  expect(noticesAfter([])).toEqual([]);
  expect(noticesAfter(['added', 'joined'])).toEqual([['success', { key: 'chrome:cartMerged' }]]);
  expect(noticesAfter(['added', 'capped'])).toEqual([['warning', { key: 'chrome:cartMergedPartly' }]]);
  expect(noticesAfter(['unavailable'])).toEqual([['warning', { key: 'chrome:cartMergedPartly' }]]);
});

test('a success removes the notices of a lost connection, and no other', () => {
  const notices = new NoticeStore();
  for (const error of [new ApiError('offline'), new ApiError('timeout'), new ApiError(99, 'The store is closed')])
    notices.failed(error);
  notices.show({ intent: 'info', text: 'Saved for later' });
  expect(notices.queue).toHaveLength(4);
  notices.show({ intent: 'success', text: 'Added' });
  expect(texts(notices)).toEqual(['The store is closed', 'Saved for later', 'Added']);
});
