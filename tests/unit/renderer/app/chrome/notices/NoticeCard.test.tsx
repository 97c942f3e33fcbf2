import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeCard } from '../../../../../../renderer/src/app/chrome/notices/NoticeCard.tsx';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';
import type { Notice } from '../../../../../../renderer/src/stores/notices/NoticeStore.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const run = vi.fn();
const action = { key: 'chrome:error.retry', run } as const;
const open = async (notice: Omit<Notice, 'id' | 'text'>) => {
  const onDismiss = vi.fn();
  run.mockClear();
  await renderPart(<NoticeCard notice={{ id: 1, text: 'Said', ...notice }} onDismiss={onDismiss} />, { answers: {} });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { onDismiss, wait, card: screen.getByText('Said').parentElement! };
};

it.each<[string, Omit<Notice, 'id' | 'text'>, number | null]>([
  ['a success', { intent: 'success' }, 6_000],
  ['an information', { intent: 'info' }, 6_000],
  ['a warning', { intent: 'warning' }, 6_000],
  ['one with an action', { intent: 'info', action }, 10_000],
  ['an error', { intent: 'error' }, null],
  ['one that lasts', { intent: 'info', action, isLasting: true }, null],
])('a notice stays for as long as it takes to read and to act on it: %s', async (_, notice, ms) => {
  const { onDismiss, wait } = await open(notice);
  wait((ms ?? 3_600_000) - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledTimes(ms === null ? 0 : 1);
});

it.each([
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['it has the focus', fireEvent.focus, fireEvent.blur],
] as const)('a notice stays while %s, and for its whole time afterwards', async (_, hold, leave) => {
  const { onDismiss, wait, card } = await open({ intent: 'info' });
  wait(5_999);
  hold(card);
  wait(60_000);
  leave(card);
  wait(5_999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it.each([
  ['a click', 1, 1],
  ['the second click of a double click, meant for the notice before', 2, 0],
])('acts on %s', async (_, detail, times) => {
  const { onDismiss } = await open({ intent: 'info', action });
  fireEvent.click(screen.getAllByRole('button')[0]!, { detail });
  expect([run, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
});

it('a notice is closed by its button', async () => {
  const { onDismiss } = await open({ intent: 'error' });
  fireEvent.click(screen.getByRole('button'));
  expect(onDismiss).toHaveBeenCalledOnce();
});
