import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restoreLostFocus } from '../../../../../renderer/src/entry/browser/restoreLostFocus.ts';
import type { Reply, Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxView } from '../../../../../shared/outbox/view.ts';
import { aCustomer } from '../../../../support/builders/aCustomer.ts';
import { aKiosk } from '../../../../support/builders/aKiosk.ts';
import { unanswered } from '../../../../support/builders/anInquiry.ts';
import { aSku, FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';
import { QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';

const list = <T,>(results: T[]) => ({ results, total: results.length, page: 1, page_size: 999 });
const anInquiry = ({ lines, contact, address }: Request<'createInquiry'>, dueInHours = 24): Reply<'createInquiry'> => ({
  id: 7,
  code: 'Q-2026-000007',
  state: 'submitted',
  line_count: lines.length,
  created_at: new Date().toISOString(),
  reply_due_at: new Date(Date.now() + dueInHours * 3_600_000).toISOString(),
  valid_until: null,
  contact,
  address,
  message: '',
  lines: lines.map(({ sku_id: id, quantity }, index) => ({
    id: index,
    sku: aSku(Number(id)),
    quantity,
    note: '',
    target_price: null,
    quoted_price: null,
  })),
  ...unanswered,
});

/** A fake store that records requests. */
function shop() {
  const server = new FakeCartServer();
  server.quantities.set(1, 2).set(2, 1);
  const sent: Request<'createInquiry'>[] = [];
  const answers: Answers = {
    ...storefrontReplies,
    listCollected: () => list([]),
    readCart: (payload) => server.call('readCart', payload),
    removeCartLine: (payload) => server.call('removeCartLine', payload),
    listSkus: ({ ids }) => list((ids as number[]).map((id) => aSku(id))),
    selectCountry: () => list([{ id: 4, country_name: 'Spain', iso: 'ES', dial_code: '34', icon_image_url: '' }]),
    queryIp: () => ({ ip: '::1', country: null, iso: null }),
    readUserInfo: () => ({
      user_id: MEMBER.user_id,
      nick_name: 'Ana',
      email: MEMBER.email,
      mobile: '',
      company: '',
      country: 4,
      language_code: 'en-us',
      has_password: true,
    }),
    listAddresses: () => [
      {
        id: 1,
        name: 'Ana',
        phone: '+34 91 123 45 67',
        postal_code: '28013',
        country: 4,
        region: 'Madrid',
        detail: 'Gran Via 1',
        is_default: true,
      },
    ],
    createInquiry: (payload) => {
      sent.push(payload);
      return anInquiry(payload);
    },
    readInquiry: () => anInquiry(sent.at(-1)!),
  };
  return { answers, sent, server };
}
const send = () => screen.findByRole('button', { name: 'Send the request' });

describe('the request for a quotation', () => {
  it('asks a visitor to sign in and brings them back to the same product', async () => {
    await openStore('/cart/goodOffer?sku=5&quantity=3', { answers: shop().answers });
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent('/cart/goodOffer?sku=5&quantity=3')}`);
  });

  it('is filled in with the known details, sends the selected lines once, and goes on to the number', async () => {
    const { answers, sent } = shop();
    const { shopper, address, stores } = await openStore('/cart/goodOffer', { answers, user: MEMBER });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Ana');
    expect(screen.getByRole('textbox', { name: /^Street/ })).toHaveProperty('value', 'Gran Via 1');
    await shopper.dblClick(await send());
    expect(await screen.findByText('Q-2026-000007')).toBeDefined();
    expect(address()).toBe('/quote/success?id=7');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      from_cart: true,
      lines: [
        { sku_id: 1, quantity: 2 },
        { sku_id: 2, quantity: 1 },
      ],
      contact: { country: 4, mobile: '+34 91 123 45 67' },
    });
    expect(screen.getByRole('timer').textContent).toMatch(/^2[34]:\d\d:\d\d$/);
    expect(stores.pageStore(QuotationStore).draft).toBeNull();
  });

  it('promises to keep the typed values, but not at a kiosk, where they go with the visitor', async () => {
    const { answers } = shop();
    const promise = 'What you enter is kept on this device until it is sent.';
    await openStore('/cart/goodOffer', { answers, user: MEMBER });
    await send();
    expect(screen.getByText(promise)).toBeDefined();
    cleanup();
    const { kiosk } = aKiosk();
    await openStore('/cart/goodOffer', { answers, user: MEMBER, kiosk, device: 'kiosk' });
    await send();
    expect(screen.queryByText(promise)).toBeNull();
  });

  it('of a rep for a customer carries that customer, visibly, and no other one’s draft', async () => {
    const { answers, sent, server } = shop();
    const [anna, boris] = [aCustomer({ country: 'ES' }), aCustomer({ name: 'Boris', email: '', country: '' })];
    server.of(anna.id).set(7, 3);
    server.of(boris.id).set(8, 1);
    const customers = new FakeCustomers([anna, boris], { chosen: anna.id, isPresenting: true });
    const { shopper } = await openStore('/cart/goodOffer', { answers, user: MEMBER, customers });
    const field = (name: RegExp) => screen.findByRole('textbox', { name });
    expect(await screen.findByText(/are those of your customer Anna Petrova/)).toBeDefined();
    expect(await field(/^Name/)).toHaveProperty('value', 'Anna Petrova');
    expect(await field(/^E-mail/)).toHaveProperty('value', 'anna@clinic.example');
    expect(await field(/^Street/)).toHaveProperty('value', '');
    expect(screen.getAllByText('•••').length).toBeGreaterThan(0);
    expect(screen.getByRole('main').textContent).not.toMatch(/\$\d/);
    await shopper.type(await field(/^Street/), 'Calle 1');
    await customers.act(MEMBER.user_id, { type: 'choose', id: boris.id });
    await waitFor(async () => expect(await field(/^Name/)).toHaveProperty('value', 'Boris'));
    expect(await field(/^Street/)).toHaveProperty('value', '');
    await customers.act(MEMBER.user_id, { type: 'choose', id: anna.id });
    await waitFor(async () => expect(await field(/^Street/)).toHaveProperty('value', 'Calle 1'));
    await shopper.type(await field(/^Postal code/), '28013');
    await shopper.type(await field(/^Region/), 'Madrid');
    await shopper.click(await send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.contact).toMatchObject({ nick_name: 'Anna Petrova', company: 'Clinic North', country: 4 });
    expect(sent[0]).toMatchObject({ customer: anna.id, from_cart: true, lines: [{ sku_id: 7, quantity: 3 }] });
    expect(sent[0]!.lines).toHaveLength(1);
  });

  it('names missing fields, and sends nothing', async () => {
    const { answers, sent } = shop();
    const { shopper } = await openStore('/cart/goodOffer?sku=5', { answers, user: MEMBER });
    await shopper.clear(await screen.findByRole('textbox', { name: /^Street/ }));
    await shopper.clear(screen.getByRole('textbox', { name: /^E-mail/ }));
    await shopper.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ana@');
    await shopper.click(await send());
    expect(await screen.findByText('Please fill in “Street, house number, department”')).toBeDefined();
    expect(screen.getByText('Please enter a valid e-mail address, such as name@clinic.com')).toBeDefined();
    // The first of them has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^E-mail/ })));
    expect(sent).toEqual([]);
  });

  it('puts what the server refuses at its field, in the server’s words', async () => {
    const { answers } = shop();
    const createInquiry = () =>
      Promise.reject(new ApiError(Code.refused, 'Please check', { errors: { 'contact.mobile': 'No such number' } }));
    const { shopper } = await openStore('/cart/goodOffer', { answers: { ...answers, createInquiry }, user: MEMBER });
    await shopper.click(await send());
    expect(await screen.findByText('No such number')).toBeDefined();
  });

  it('says at its line which product is no longer sold, and goes on without it', async () => {
    const { answers, sent } = shop();
    const createInquiry = (payload: Request<'createInquiry'>) => {
      const at = payload.lines.findIndex(({ sku_id: id }) => id === 2);
      if (at < 0) return answers.createInquiry!(payload);
      const errors = { [`lines.${at}.sku_id`]: 'No longer sold' };
      return Promise.reject(new ApiError(Code.refused, 'Please check', { errors }));
    };
    const { shopper } = await openStore('/cart/goodOffer', { answers: { ...answers, createInquiry }, user: MEMBER });
    const stop = restoreLostFocus(document);
    await shopper.click(await send());
    const words = await screen.findByText('No longer sold');
    const line = words.closest('li')!;
    expect(line.textContent).toContain('SKU-2');
    expect(document.activeElement).toBe(words);
    expect(screen.getByText('Please check the marked fields')).toBeDefined();

    await shopper.click(within(line).getByRole('button', { name: 'Take it out of the cart' }));
    await waitFor(() => expect(screen.queryByText('SKU-2')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 product' }));
    stop();
    expect(screen.queryByText('Please check the marked fields')).toBeNull();
    await shopper.click(await send());
    expect(await screen.findByText('Q-2026-000007')).toBeDefined();
    expect(sent.map(({ lines }) => lines.map(({ sku_id: id }) => id))).toEqual([[1]]);
  });

  it('leads from a single product that is no longer sold to others of its kind', async () => {
    const { answers } = shop();
    const errors = { 'lines.0.sku_id': 'No longer sold' };
    const createInquiry = () => Promise.reject(new ApiError(Code.refused, 'Please check', { errors }));
    const { shopper } = await openStore('/cart/goodOffer?sku=5', {
      answers: { ...answers, createInquiry },
      user: MEMBER,
    });
    await shopper.click(await send());
    const line = (await screen.findByText('No longer sold')).closest('li')!;
    const similar = within(line).getByRole('link', { name: 'See similar products' });
    expect(similar.getAttribute('href')).toBe('/category/convex-probes/12');
    expect(within(line).queryByRole('button', { name: 'Take it out of the cart' })).toBeNull();
  });

  it('says why it could not be prepared, in separate sentences', async () => {
    const { answers } = shop();
    const lost = (): never => {
      throw new ApiError('offline', '');
    };
    await openStore('/cart/goodOffer', { user: MEMBER, answers: { ...answers, selectCountry: lost } });
    expect(
      await screen.findByText('Nothing you entered is lost. No connection. Check your network and try again'),
    ).toBeDefined();
  });

  it('shows no error of an earlier attempt when it is opened again', async () => {
    const { answers } = shop();
    const createInquiry = () => Promise.reject(new ApiError('timeout'));
    const { shopper, go } = await openStore('/cart/goodOffer', {
      answers: { ...answers, createInquiry },
      user: MEMBER,
    });
    await shopper.click(await send());
    expect(await screen.findByText(/^Not sent/)).toBeDefined();
    await go('/category');
    expect(await screen.findByRole('heading', { level: 1, name: 'All categories' })).toBeDefined();
    await go('/cart/goodOffer');
    expect(await send()).toBeDefined();
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('keeps everything when the answer is lost, and the retry is the same request', async () => {
    const { answers, sent } = shop();
    const { createInquiry } = answers;
    let isLost = true;
    const { shopper } = await openStore('/cart/goodOffer', {
      answers: {
        ...answers,
        createInquiry: async (payload) =>
          isLost ? (sent.push(payload), Promise.reject(new ApiError('timeout'))) : createInquiry!(payload),
      },
      user: MEMBER,
    });
    const message = await screen.findByRole('textbox', { name: 'What else should we know?' });
    await shopper.type(message, 'Urgent');
    await shopper.click(await send());
    expect(await screen.findByText(/^Not sent: The store took too long/)).toBeDefined();
    expect(message).toHaveProperty('value', 'Urgent');
    isLost = false;
    await shopper.click(await send());
    await screen.findByText('Q-2026-000007');
    expect(sent.map(({ message: text }) => text)).toEqual(['Urgent', 'Urgent']);
    expect(new Set(sent.map(({ idempotency_key: key }) => key)).size).toBe(1);
  });

  it('says honestly that a request waits, and its number once it has reached the store', async () => {
    const { answers } = shop();
    let tell: (view: OutboxView) => void = () => undefined;
    const item = { name: 'createInquiry', about: 'SKU-1 × 2', at: Date.now(), reason: null } as const;
    const { shopper, stores } = await openStore('/cart/goodOffer', {
      answers: { ...answers, createInquiry: () => Promise.reject(new ApiError('kept')) },
      user: MEMBER,
      outbox: {
        read: () => Promise.resolve(NOTHING_WAITS),
        onChanged: (listener) => ((tell = listener), () => undefined),
        act: () => Promise.resolve(),
      },
    });
    await shopper.click(await send());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your request is kept, not sent yet' })).toBeDefined();
    expect(screen.queryByText(/Q-2026/)).toBeNull();
    expect(stores.pageStore(QuotationStore).draft).toBeNull();
    const id = stores.pageStore(QuotationStore).kept!.id;
    const view = (state: 'awaiting' | 'accepted', result: OutboxView['items'][number]['result']): OutboxView => ({
      ...NOTHING_WAITS,
      items: [{ ...item, id, state, result, customer: null, faults: [] }],
    });
    tell(view('awaiting', null));
    expect(await screen.findByRole('button', { name: /^Not sent yet: 1/ })).toBeDefined();
    tell(view('accepted', { id: 7, code: 'Q-2026-000007', at: Date.now() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your request has been sent' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the request' });
    expect(link.getAttribute('href')).toBe('/userCenter/inquiryList/7');
  });

  it('survives the end of the session: the draft is there after signing in again', async () => {
    const { shopper, platform } = await openStore('/cart/goodOffer', { answers: shop().answers, user: MEMBER });
    await shopper.type(await screen.findByRole('textbox', { name: 'What else should we know?' }), 'Urgent');
    platform.become(null);
    expect(await screen.findByRole('heading', { name: /^Log in to request a quotation/ })).toBeDefined();
    platform.become(MEMBER);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'What else should we know?' })).toHaveProperty('value', 'Urgent'),
    );
  });
});

describe('the promise of an answer', () => {
  it('says so when it has not been kept', async () => {
    const { answers } = shop();
    const late = anInquiry(
      {
        lines: [{ sku_id: 1, quantity: 1 }],
        contact: { nick_name: 'Ana', mobile: '1', email: MEMBER.email, country: 4 },
        address: { postal_code: '1', region: 'M', detail: 'G' },
        from_cart: false,
        idempotency_key: MEMBER.user_id,
      },
      -1,
    );
    await openStore('/quote/success?id=7', { answers: { ...answers, readInquiry: () => late }, user: MEMBER });
    expect(await screen.findByText(/we are late/)).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
