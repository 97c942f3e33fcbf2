import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { aProfile, list, selectSpain } from '../../../../support/builders/aMember.ts';
import { openStore, type OpenStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, type FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

/** A fake store that records guests' requests, each of which signs in. */
function shop(refusal: ApiError | null = null) {
  const sent: Request<'requestAsGuest'>[] = [];
  const merged: Request<'mergeCart'>[] = [];
  const at: { platform: FakePlatform | null } = { platform: null };
  const answers: Answers = {
    ...storefrontReplies,
    listCollected: () => list([]),
    readCart: () => ({ lines: [], total: 0, currency: 'USD', unpriced: 0 }),
    mergeCart: (payload) => {
      merged.push(payload);
      return { cart: { lines: [], total: 0, currency: 'USD', unpriced: 0 }, report: [] };
    },
    listSkus: ({ ids }) => list((ids as number[]).map((id) => aSku(id))),
    selectCountry: selectSpain,
    queryIp: () => ({ ip: '::1', country: 4, iso: 'ES' }),
    readUserInfo: () => aProfile({ mobile: '', company: 'Klinik' }),
    listAddresses: () => [],
    requestAsGuest: (payload) => {
      sent.push(payload);
      if (refusal) throw refusal;
      at.platform?.become(MEMBER);
      return { ...MEMBER, access: '', refresh: '', inquiry_id: 7 };
    },
  };
  return { answers, sent, merged, at };
}

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const send = () => screen.findByRole('button', { name: 'Send the request' });
async function fill({ shopper }: OpenStore): Promise<void> {
  await shopper.type(await box(/^Name/), 'Dr. Ana Ruiz');
  await shopper.type(await box(/^E-mail/), 'ana@clinic.example');
  await shopper.type(await box(/^Phone/), '+34 912 345 678');
  await shopper.type(screen.getByLabelText(/^Password/), 'probe_2026');
}
async function accept({ shopper }: OpenStore): Promise<void> {
  await shopper.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  await shopper.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
}

it('a guest requests a quotation and gets the account with it; what was not selected stays in their list', async () => {
  const { answers, sent, merged, at } = shop();
  const store = await openStore('/cart/goodOffer', { answers });
  at.platform = store.platform;
  await act(() =>
    store.stores.cart.addAll(
      [1, 2, 3].map((id) => ({ sku_id: id, quantity: id })),
      '',
      '',
    ),
  );
  act(() => store.stores.cart.select([3], false));
  expect(await screen.findByRole('heading', { name: /^Log in to request a quotation/ })).toBeDefined();
  expect(await screen.findByLabelText(/^Password/)).toHaveProperty('required', true);
  expect(screen.getByLabelText('Hospital or company (optional)')).toHaveProperty('required', false);
  await fill(store);
  await store.shopper.click(await send());
  expect(sent).toEqual([]);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Please accept the terms of use')).toBeDefined();
  expect(main.getByText('Please accept the privacy policy')).toBeDefined();
  await accept(store);
  await store.shopper.dblClick(await send());
  await waitFor(() => expect(store.address()).toBe('/quote/success?id=7'));
  expect(sent).toMatchObject([
    {
      lines: [
        { sku_id: 1, quantity: 1 },
        { sku_id: 2, quantity: 2 },
      ],
      contact: { nick_name: 'Dr. Ana Ruiz', email: 'ana@clinic.example', mobile: '+34 912 345 678', country: 4 },
      password: 'probe_2026',
      accepted_terms: true,
      accepted_privacy: true,
    },
  ]);
  await waitFor(() => expect(merged).toMatchObject([{ lines: [{ sku_id: 3, quantity: 3 }] }]));
});

it('a wrong password is said at its field, and nothing is lost', async () => {
  const refusal = new ApiError(Code.refused, '', { errors: { password: 'The password is not right' } });
  const { answers, sent } = shop(refusal);
  const store = await openStore('/cart/goodOffer?sku=5&quantity=3', { answers });
  await fill(store);
  await accept(store);
  await store.shopper.click(await send());
  expect(await screen.findByText('The password is not right')).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(await box(/^Name/)).toHaveProperty('value', 'Dr. Ana Ruiz');
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'probe_2026');
  const guestDraft = store.stores.pageStore(QuotationStore).ofGuest.current;
  expect(JSON.stringify(guestDraft)).toContain('Dr. Ana Ruiz');
  expect(JSON.stringify(guestDraft)).not.toContain('probe_2026');
  await store.shopper.type(screen.getByLabelText(/^Password/), '7');
  await store.shopper.click(await send());
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('what a guest has written and accepted is there when they come back, without the password', async () => {
  const store = await openStore('/cart/goodOffer?sku=5&quantity=3', { answers: shop().answers });
  await fill(store);
  await store.shopper.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  await store.go('/category');
  await screen.findByRole('heading', { level: 1, name: 'All categories' });
  await store.go('/cart/goodOffer?sku=5&quantity=3');
  expect(await box(/^Name/)).toHaveProperty('value', 'Dr. Ana Ruiz');
  expect(screen.getByRole('checkbox', { name: /terms of use/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toHaveProperty('checked', false);
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', '');
});

it('after signing in, the form has what the guest wrote and what their account knows', async () => {
  const { answers } = shop();
  const store = await openStore('/cart/goodOffer?sku=5&quantity=3', { answers });
  await store.shopper.type(await box(/^Phone/), '+34 912 345 678');
  await store.shopper.type(await box(/^What else/), 'By Friday, please');
  await store.shopper.type(await box(/^Purchase order/), 'PO-118');
  act(() => store.platform.become(MEMBER));
  expect(await box(/^Street/)).toHaveProperty('value', '');
  expect(await box(/^Phone/)).toHaveProperty('value', '+34 912 345 678');
  expect(await box(/^What else/)).toHaveProperty('value', 'By Friday, please');
  expect(await box(/^Purchase order/)).toHaveProperty('value', 'PO-118');
  expect(await box(/^Hospital or company/)).toHaveProperty('value', 'Klinik');
  expect(await box(/^E-mail/)).toHaveProperty('value', MEMBER.email);
});

it.each([
  ['queued', 'Your request is saved but not sent yet'],
  ['offline', 'This screen cannot save your request.'],
] as const)('at a kiosk, a request without an answer (%s) is said to be what it is', async (fault, text) => {
  const { answers } = shop(new ApiError(fault));
  const store = await openStore('/cart/goodOffer?sku=5&quantity=3', {
    answers,
    kiosk: aKiosk().kiosk,
    device: 'kiosk',
  });
  await fill(store);
  await accept(store);
  await store.shopper.click(await send());
  expect(await within(screen.getByRole('main')).findByText(new RegExp(`^${text}`))).toBeDefined();
  const guestDraft = store.stores.pageStore(QuotationStore).ofGuest.current;
  expect(guestDraft === null).toBe(fault === 'queued');
  expect(screen.queryAllByRole('textbox', { name: /^Name/ })).toHaveLength(fault === 'queued' ? 0 : 1);
});
