import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReturnableOrder } from '../../../../../shared/contract/schemas/returns.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const GONE = 'That order cannot be returned or exchanged. Please choose another one.';
const anOrder = (id: number, until: string): ReturnableOrder => ({
  order_id: id,
  order_code: `M-2027-00000${id}`,
  return_until: until,
  exchange_until: null,
  lines: [{ line_id: id, sku: aSku(5), quantity: 2 }],
});

it('offers each order with its last day, and shows the chosen one by its number: its days stand below', async () => {
  const orders = [anOrder(7, '2027-09-30T23:59:59.999Z'), anOrder(8, '2027-10-02T23:59:59.999Z')];
  await openStore('/userCenter/afterSale?order=7', {
    answers: { ...storefrontReplies, listReturnable: () => orders },
    user: MEMBER,
  });
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Order/ });
  expect([...list.options].map(({ text }) => text)).toEqual(['M-2027-000007', 'M-2027-000008 (until Oct 2)']);
  expect(list.value).toBe('7');
  expect(screen.getByText('Until Sep 30, 2027')).toBeDefined();
});

it.each([
  { ids: [7], chosen: 'new', begun: true, isGone: false },
  { ids: [7, 8], chosen: 'new', begun: false, isGone: false },
  { ids: [7, 8], chosen: '8', begun: true, isGone: false },
  { ids: [7], chosen: '99', begun: true, isGone: true },
  { ids: [7, 8], chosen: '99', begun: false, isGone: true },
])('begins the form where the order is known: %o', async ({ ids, chosen, begun, isGone }) => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const answers = { ...storefrontReplies, listReturnable: () => ids.map((id) => anOrder(id, until)) };
  await openStore(`/userCenter/afterSale?order=${chosen}`, { answers, user: MEMBER });
  await screen.findByRole('combobox', { name: /Order/ });
  expect(screen.queryAllByRole('textbox', { name: /Reason/ })).toHaveLength(begun ? 1 : 0);
  expect(screen.queryAllByText(GONE)).toHaveLength(isGone ? 1 : 0);
});

it('ticks the goods that are chosen, at first those of an order with one line', async () => {
  const orders = [anOrder(7, new Date(Date.now() + 86_400_000).toISOString())];
  const answers = { ...storefrontReplies, listReturnable: () => orders };
  const { shopper } = await openStore('/userCenter/afterSale?order=7', { answers, user: MEMBER });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Probe 5/ });
  expect(box.checked).toBe(true);
  await shopper.click(box);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Probe 5/ }).checked).toBe(false);
});

it('is another form for each order that is chosen, and none for no order', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const answers = { ...storefrontReplies, listReturnable: () => [7, 8].map((id) => anOrder(id, until)) };
  const { shopper, address } = await openStore('/userCenter/afterSale?order=new', { answers, user: MEMBER });
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Order/ });
  expect([...list.options].map(({ value }) => value)).toEqual(['', '7', '8']);
  await shopper.selectOptions(list, '8');
  await waitFor(() => expect(address()).toBe('/userCenter/afterSale?order=8'));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeDefined();
});
