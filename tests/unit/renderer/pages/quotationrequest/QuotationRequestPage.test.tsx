import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { restoreLostFocus } from '../../../../../renderer/src/entry/browser/restoreLostFocus.ts';
import type { Reply, Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import { anAnswer, quotationShop as shop } from '../../../../support/builders/aQuotationShop.ts';

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
    expect(stores.pageStore(QuotationStore).ofMember.current).toBeNull();
  });

  it('is filled in with another saved address, and says when the typed one is none of them', async () => {
    const { answers } = shop();
    const [saved] = await (answers.listAddresses as () => Promise<Reply<'listAddresses'>>)();
    const branch = { ...saved!, id: 2, postal_code: '08002', region: 'Barcelona', detail: saved!.detail };
    const listAddresses = () => [saved!, branch];
    const { shopper } = await openStore('/cart/goodOffer', { answers: { ...answers, listAddresses }, user: MEMBER });
    const picker = await screen.findByRole('combobox', { name: 'Use a saved address' });
    const street = screen.getByRole('textbox', { name: /^Street/ });
    expect(picker).toHaveProperty('value', '1');
    await shopper.selectOptions(picker, '2');
    expect(screen.getByRole('textbox', { name: /^Postal code/ })).toHaveProperty('value', '08002');
    expect(picker).toHaveProperty('value', '2');
    await shopper.type(street, 'b');
    expect(picker).toHaveProperty('value', '');
  });

  it('promises to keep the typed values, but not at a kiosk, where they go with the visitor', async () => {
    const { answers } = shop();
    const promise = 'What you enter is kept on this device until it is sent or you log out.';
    await openStore('/cart/goodOffer', { answers, user: MEMBER });
    await send();
    expect(screen.getByText(promise)).toBeDefined();
    cleanup();
    const { kiosk } = aKiosk();
    await openStore('/cart/goodOffer', { answers, user: MEMBER, kiosk, device: 'kiosk' });
    await send();
    expect(screen.queryByText(promise)).toBeNull();
  });

  it('says that it was made in another window, beside the form, and in place of lines that went with it', async () => {
    const { answers, server } = shop();
    const { stores } = await openStore('/cart/goodOffer', { answers, user: MEMBER });
    await send();
    const quotation = stores.pageStore(QuotationStore);
    runInAction(() => void (quotation.madeElsewhere = 'other goods'));
    expect(screen.queryByText('You have made this request in another window')).toBeNull();
    runInAction(() => void (quotation.madeElsewhere = '1×2 2×1'));
    expect(await screen.findByText('You have made this request in another window')).toBeDefined();
    const link = screen.getByRole('link', { name: 'To my quotations' });
    expect(link.getAttribute('href')).toBe('/userCenter/inquiryList');
    expect(await send()).toBeDefined();
    server.quantities.clear();
    await stores.cart.load();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull());
    expect(screen.getByText('You have made this request in another window')).toBeDefined();
    expect(screen.queryByText('No products selected')).toBeNull();
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
      const index = payload.lines.findIndex(({ sku_id: id }) => id === 2);
      if (index < 0) return answers.createInquiry!(payload);
      const errors = { [`lines.${index}.sku_id`]: 'No longer sold' };
      return Promise.reject(new ApiError(Code.refused, 'Please check', { errors }));
    };
    const { shopper } = await openStore('/cart/goodOffer', { answers: { ...answers, createInquiry }, user: MEMBER });
    const stop = restoreLostFocus(document);
    await shopper.click(await send());
    const words = await screen.findByText('No longer sold');
    const line = words.closest<HTMLElement>('[role=listitem]')!;
    expect(line.textContent).toContain('SKU-2');
    expect(document.activeElement).toBe(words);
    expect(screen.getByText('Please check the marked fields')).toBeDefined();

    await shopper.click(within(line).getByRole('button', { name: 'Remove from the cart' }));
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
    const line = (await screen.findByText('No longer sold')).closest<HTMLElement>('[role=listitem]')!;
    const similar = within(line).getByRole('link', { name: 'See similar products' });
    expect(similar.getAttribute('href')).toBe('/category/convex-probes/12');
    expect(within(line).queryByRole('button', { name: 'Remove from the cart' })).toBeNull();
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
});

describe('the promise of an answer', () => {
  it('says so when it has not been kept', async () => {
    const { answers } = shop();
    const late = anAnswer(
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
