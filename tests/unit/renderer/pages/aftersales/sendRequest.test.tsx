import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import type { AfterSale, ReturnableOrder } from '../../../../../shared/contract/schemas/returns.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const anOrder = (changes: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  order_id: 7,
  order_code: 'M-7',
  return_until: '2027-09-30T12:00:00.000Z',
  exchange_until: '2027-10-05T12:00:00.000Z',
  lines: [
    { line_id: 1, sku: aSku(5), quantity: 2 },
    { line_id: 2, sku: aSku(6), quantity: 3 },
  ],
  ...changes,
});
const main = () => within(screen.getByRole('main'));
const reason = () => main().findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
const radio = (name: RegExp): HTMLInputElement => main().getByRole('radio', { name });
const CHECK = 'Please check the marked fields. Nothing has been lost.';

async function open(order = anOrder(), createAfterSale?: Answers['createAfterSale']) {
  const answers = { ...storefrontReplies, listReturnable: () => [order], ...(createAfterSale && { createAfterSale }) };
  const opened = await openStore('/userCenter/afterSale?order=7', { answers, user: MEMBER });
  await reason();
  const send = () => opened.shopper.click(main().getByRole('button', { name: 'Send request' }));
  const sent = () => opened.platform.calls.flatMap(([name, payload]) => (name === 'createAfterSale' ? [payload] : []));
  return { ...opened, send, sent };
}

it('names missing fields when the request is sent, and focuses the first', async () => {
  const { shopper, send, sent } = await open();
  expect(main().queryByText(CHECK)).toBeNull();
  await send();
  expect((await main().findByText(CHECK)).closest('[role=alert]')).not.toBeNull();
  expect(main().getByText('Please choose a return or an exchange')).toBeDefined();
  expect(document.activeElement).toBe(radio(/^Return/));
  await shopper.click(radio(/^Exchange/));
  expect(main().queryByText('Please choose a return or an exchange')).toBeNull();
  await send();
  expect(document.activeElement).toBe(main().getByRole('checkbox', { name: /Probe 5/ }));
  await shopper.click(main().getByRole('checkbox', { name: /Probe 6/ }));
  await send();
  expect(document.activeElement).toBe(await reason());
  expect(sent()).toEqual([]);
});

it('sends a complete request once, then opens the list of requests', async () => {
  const { promise, resolve } = Promise.withResolvers<AfterSale>();
  const { shopper, platform, send, sent, address } = await open(anOrder(), () => promise);
  await shopper.click(radio(/^Exchange/));
  for (const name of [/Probe 6/, /Probe 5/, /Probe 5/]) await shopper.click(main().getByRole('checkbox', { name })); // the last one is taken out again
  expect(main().getAllByRole('checkbox', { name: /Probe/, checked: true })).toHaveLength(1);
  await shopper.type(await reason(), ' Broken ');
  await send();
  const button = await main().findByRole('button', { name: 'Sending…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await shopper.click(button);
  expect(sent()).toEqual([
    {
      order_id: 7,
      kind: 'exchange',
      reason: 'Broken',
      lines: [{ line_id: 2, quantity: 3 }],
      photos: [],
      idempotency_key: expect.any(String),
    },
  ]);
  resolve({} as AfterSale);
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  expect(await notices.findByText('Your request has been sent')).toBeDefined();
  await waitFor(() => expect(address()).toBe('/userCenter/afterSale'));
  await waitFor(() => expect(platform.calls.map(([name]) => name)).toContain('listAfterSales'));
});

it('offers the list or a new request when another tab has ended the form', async () => {
  const tabs = sharedStorage();
  const answers = { ...storefrontReplies, listReturnable: () => [anOrder()] };
  const { shopper } = await openStore('/userCenter/afterSale?order=7', { answers, user: MEMBER, storage: tabs() });
  await shopper.type(await reason(), 'Broken');
  const other = new AfterSaleStore((async () => ({})) as never);
  other.persistIn(new StatePersistence(tabs()));
  other.begin(MEMBER.user_id, anOrder());
  act(other.forget);
  expect(await main().findByRole('heading', { name: 'This form was closed in another window' })).toBeDefined();
  expect(main().getByRole('link', { name: 'Your requests' }).getAttribute('href')).toBe('/userCenter/afterSale');
  await shopper.click(main().getByRole('button', { name: 'Begin again' }));
  expect((await reason()).value).toBe('');
});

it.each([
  [{ exchange_until: null }, 'return', /^Return.*Until Sep 30, 2027/, /^Exchange/],
  [{ return_until: null }, 'exchange', /^Exchange.*Until Oct 5, 2027/, /^Return.*too late|^Return/],
] as const)('disables the kind that is too late and chooses the other: %j', async (closed, kind, on, off) => {
  const { send, sent, shopper } = await open(anOrder(closed), () => ({}) as AfterSale);
  expect([radio(on).checked, radio(on).disabled, radio(off).checked, radio(off).disabled]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await shopper.click(main().getByRole('checkbox', { name: /Probe 5/ }));
  await shopper.type(await reason(), 'Broken');
  await send();
  await waitFor(() => expect(sent()).toMatchObject([{ kind, lines: [{ line_id: 1, quantity: 2 }] }]));
});

it.each([
  [{ reason: 'This is too long' }, ['This is too long', CHECK]],
  [{ 'lines.0.quantity': 'More than was ordered' }, ['More than was ordered', CHECK]],
])('shows a refusal at its field: %j', async (errors, messages) => {
  const { shopper, send } = await open(anOrder({ exchange_until: null }), () => {
    throw new ApiError(Code.refused, '', { errors });
  });
  await shopper.click(main().getByRole('checkbox', { name: /Probe 5/ }));
  await shopper.type(await reason(), 'Broken');
  await send();
  for (const text of messages) expect((await main().findAllByText(text)).length).toBeGreaterThan(0);
  expect((await reason()).value).toBe('Broken');
});

it('says of a request whose answer was lost that it is sent', async () => {
  const keys: unknown[] = [];
  const { shopper, send, address } = await open(anOrder({ exchange_until: null }), ({ idempotency_key: key }) => {
    keys.push(key);
    if (keys.length === 1) throw new ApiError('offline');
    return {} as AfterSale;
  });
  await shopper.click(main().getByRole('checkbox', { name: /Probe 5/ }));
  await shopper.type(await reason(), 'Broken');
  await send();
  await waitFor(() => expect(address()).toBe('/userCenter/afterSale'));
  expect(new Set(keys).size).toBe(1);
});

it('shows what is left where another request has taken some of it meanwhile', async () => {
  let [left, ...others] = anOrder().lines;
  const answers: Answers = {
    ...storefrontReplies,
    listReturnable: () => [anOrder({ exchange_until: null, lines: [left!, ...others] })],
    createAfterSale: () => {
      left = { ...left!, quantity: 1 };
      throw new ApiError(Code.refused, '', { errors: { 'lines.0.quantity': 'More than is left' } });
    },
  };
  const { shopper } = await openStore('/userCenter/afterSale?order=7', { answers, user: MEMBER });
  await shopper.type(await reason(), 'Broken');
  await shopper.click(main().getByRole('checkbox', { name: /Probe 5/ }));
  expect(main().getByText('of 2')).toBeDefined();
  await shopper.click(main().getByRole('button', { name: 'Send request' }));
  expect(await main().findByText('of 1')).toBeDefined();
  expect((await reason()).value).toBe('Broken');
});

it('refuses a quantity above the returnable one at its line', async () => {
  const { shopper, send, sent } = await open(anOrder({ exchange_until: null }));
  await shopper.click(main().getByRole('checkbox', { name: /Probe 5/ }));
  await shopper.type(await reason(), 'Broken');
  const quantity = main().getByRole('textbox', { name: 'Quantity of Probe 5' });
  await shopper.clear(quantity);
  await shopper.type(quantity, '3{Tab}');
  await send();
  expect(await main().findByText(CHECK)).toBeDefined();
  expect(sent()).toEqual([]);
});
