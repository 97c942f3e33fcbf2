import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Requests } from '../../../../../renderer/src/pages/aftersales/Requests.tsx';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { AfterSale } from '../../../../../shared/contract/schemas/returns.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

afterEach(cleanup);

const request = (id: number, changes: Partial<AfterSale> = {}): AfterSale => ({
  id,
  order_id: 7,
  order_code: `M-${id}`,
  kind: 'return',
  state: 'requested',
  reason: 'It does not start',
  answer: '',
  lines: [{ sku: { ...aSku(5), sku_name: 'Sterile', pack_size: 10 }, quantity: 2 }],
  photos: [],
  created_at: '2027-09-30T12:00:00.000Z',
  ...changes,
});
const open = (results: AfterSale[], total = results.length, address = '/here') =>
  renderPart(<Requests />, {
    at: address,
    answers: {
      listAfterSales: () => ({ results, total, page: 1, page_size: 10 }),
      readAfterSalePhoto: ({ id }) =>
        id === 1 ? { src: '/photo-1.jpg' } : Promise.reject(new ApiError(Code.notFound)),
    },
  });

it('a request shows its state, the next step, the answer, its goods, the reason and its photographs', async () => {
  await open([
    request(1, { state: 'refused', answer: 'It has been used', photos: [1, 2] }),
    request(2, { kind: 'exchange', state: 'received' }),
  ]);
  const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map((each) => each.closest('li')!);
  expect(first!.textContent).toContain('Return for order M-1Refused');
  expect(first!.textContent).toContain('Requested on Sep 30, 2027');
  expect(first!.textContent).toContain('We could not accept this return.');
  expect(first!.textContent).toContain('Our answer: It has been used');
  for (const part of ['Probe 5', 'Sterile', 'Pack of 10', 'SKU-5', 'Quantity: 2', 'Reason: It does not start'])
    expect(first!.textContent).toContain(part);
  const photos = within(within(first!).getByRole('list', { name: 'Photos' }));
  expect((await photos.findByRole('img', { name: 'Photo 1' })).getAttribute('src')).toBe('/photo-1.jpg');
  expect(await photos.findByLabelText('Photo 2: cannot be shown')).toBeDefined();
  expect(second!.textContent).toContain('Exchange for order M-2Goods received');
  expect(second!.textContent).toContain('We will check them and send the replacement.');
  expect(second!.textContent).not.toContain('Our answer');
  expect(within(second!).queryByRole('list', { name: 'Photos' })).toBeNull();
});

it.each([
  ['none yet', '/here', false],
  ['none on a later page', '/here?page=3', true],
])('%s: the rules, and from a later page the way to the first', async (_what, address, hasFirst) => {
  const { calls } = await open([], 0, address);
  expect(await screen.findByText('No returns or exchanges')).toBeDefined();
  expect(screen.getByRole('link', { name: 'How returns work' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /first page/ }) !== null).toBe(hasFirst);
  expect(calls.find(({ name }) => name === 'listAfterSales')!.payload).toEqual({
    page: hasFirst ? 3 : 1,
    page_size: 10,
  });
});

it.each([
  [10, '/here', undefined, null, null],
  [11, '/here?state=open', 'Page 1 of 2', null, '/here?state=open&page=2'],
  [21, '/here?state=open&page=2', 'Page 2 of 3', '/here?state=open', '/here?state=open&page=3'],
  [21, '/here?page=3', 'Page 3 of 3', '/here?page=2', null],
])('%i requests at %s: %s', async (total, address, says, previous, next) => {
  await open([request(1)], total, address);
  await screen.findByRole('heading', { level: 2 });
  const pages = screen.queryByRole('navigation');
  const to = (rel: string): string | null => pages?.querySelector(`[rel=${rel}]`)?.getAttribute('href') ?? null;
  expect([pages?.querySelector('span')?.textContent, to('prev'), to('next')]).toEqual([says, previous, next]);
});
