import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reply, Request } from '../../../../shared/contract.ts';
import type { InquirySummary } from '../../../../shared/contracts/inquiries.ts';
import type { Address } from '../../../../shared/contracts/members.ts';
import { ApiError, Code } from '../../../../shared/envelope.ts';
import { unanswered } from '../../../support/anInquiry.ts';
import { aPage, aProduct } from '../../../support/aProduct.ts';
import { aSku, CartServer } from '../../../support/CartServer.ts';
import { type Answers, MEMBER } from '../../../support/FakePlatform.ts';
import { openStore } from '../../../support/openStore.tsx';
import { shopWindow } from '../../../support/shopWindow.ts';

const list = <T,>(results: T[], total = results.length) => ({ results, total, page: 1, page_size: 24 });
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const profile: Reply<'readUserInfo'> = {
  user_id: MEMBER.user_id,
  nick_name: 'Ana',
  email: MEMBER.email,
  mobile: '+34 912 345 678',
  company: 'Clinica Ruiz',
  country: 4,
  language_code: 'en-us',
  has_password: true,
};
const anAddress = (fields: Partial<Address> = {}): Address => ({
  id: 1,
  name: 'Ana Ruiz',
  phone: '+34 912 345 678',
  postal_code: '28013',
  country: 4,
  region: 'Madrid',
  detail: 'Gran Via 1',
  is_default: true,
  ...fields,
});
const aSummary = (fields: Partial<InquirySummary> = {}): InquirySummary => ({
  id: 7,
  code: 'Q-2026-000007',
  state: 'submitted',
  line_count: 2,
  created_at: inHours(-1),
  reply_due_at: inHours(23),
  valid_until: null,
  quoted_total: null,
  ...fields,
});
const anInquiry = (fields: Partial<Reply<'readInquiry'>> = {}): Reply<'readInquiry'> => ({
  ...aSummary(),
  ...unanswered,
  contact: { nick_name: 'Ana', mobile: '+34 912 345 678', email: MEMBER.email, country: 4, company: '' },
  address: { postal_code: '28013', region: 'Madrid', detail: 'Gran Via 1' },
  message: 'By Friday, please',
  lines: [1, 2].map((id) => ({
    id,
    sku: aSku(id),
    quantity: id * 2,
    note: id === 1 ? 'Serial number 4711' : '',
    target_price: null,
    quoted_price: id === 2 ? 45_000 : null,
  })),
  ...fields,
});

/** A server that keeps one member's things. */
function shop(addresses: Address[] = []) {
  const cart = new CartServer();
  let kept = [
    aProduct({ id: 1, en_product_name: 'Convex Probe' }),
    aProduct({ id: 2, en_product_name: 'Linear Probe' }),
  ];
  const saved: Request<'updateUserInfo'>[] = [];
  const answers: Answers = {
    ...shopWindow,
    readCart: (payload) => cart.call('readCart', payload),
    addCartLine: (payload) => cart.call('addCartLine', payload),
    selectCountry: () => list([{ id: 4, country_name: 'Spain', iso: 'ES', dial_code: '34', icon_image_url: '' }]),
    readUserInfo: () => profile,
    updateUserInfo: (change) => (saved.push(change), { ...profile, nick_name: change.nick_name }),
    listInquiries: () => list([aSummary()]),
    readInquiry: () => anInquiry(),
    listOrders: () => list([]),
    repeatInquiry: ({ idempotency_key }) =>
      cart.call('mergeCart', { lines: [1, 2].map((id) => ({ sku_id: id, quantity: id * 2 })), idempotency_key }),
    listCollected: () => list(kept),
    setCollected: ({ id, collected }) => {
      kept = kept.filter((product) => product.id !== id || collected);
      return { collected, total: kept.length };
    },
    listAddresses: () => [...addresses],
    createAddress: ({ idempotency_key: _key, ...fields }) => {
      const made = { ...fields, id: addresses.length + 10, is_default: fields.is_default ?? false };
      addresses.push(made);
      return made;
    },
    updateAddress: ({ id, ...fields }) => {
      const changed = { ...fields, id: Number(id), is_default: fields.is_default ?? false };
      addresses.splice(
        0,
        Infinity,
        ...addresses.map((one) => (one.id === id ? changed : { ...one, is_default: false })),
      );
      return changed;
    },
    removeAddress: ({ id }) => {
      addresses.splice(0, Infinity, ...addresses.filter((one) => one.id !== id));
      return null;
    },
  };
  return { answers, cart, saved, addresses };
}
const main = () => within(screen.getByRole('main'));
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the user centre', () => {
  it.each([
    '/userCenter',
    '/userCenter/inquiryList',
    '/userCenter/inquiryList/7',
    '/userCenter/addressList',
    '/userCenter/profile',
  ])('asks a visitor of %s to sign in, and leads back there', async (path) => {
    const { platform } = await openStore(path, { answers: shopWindow });
    const link = await main().findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(platform.asked.map(([name]) => name)).not.toContain('listInquiries');
  });

  it('shows at a glance who the member is and what he has here', async () => {
    await openStore('/userCenter', { answers: shop([anAddress()]).answers, user: MEMBER });
    const card = within(await main().findByRole('region', { name: 'Profile' }));
    expect(await card.findByText('Clinica Ruiz · +34 912 345 678 · Spain')).toBeDefined();
    expect(card.getByText(MEMBER.email)).toBeDefined();
    const places = within(main().getByRole('navigation', { name: 'My account' }));
    expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
      'Quotations',
      'Returns and exchanges',
      'Favourites',
      'Coupons',
      'Level and points',
      'Daily check-in',
      'Messages',
      'Addresses',
      'Profile',
      'Password',
      'Linked accounts',
      'Customer service',
      'About us',
    ]);
    expect(places.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
    const code = await main().findByRole('link', { name: 'Q-2026-000007' });
    expect(code.getAttribute('href')).toBe('/userCenter/inquiryList/7');
    expect(main().getByText('Received')).toBeDefined();
  });

  it('lists its pages on a phone, and signs out', async () => {
    const { shopper, platform } = await openStore('/userCenter', {
      answers: { ...shop().answers, logout: () => null },
      user: MEMBER,
      device: 'mobile',
    });
    expect(await main().findByRole('link', { name: 'Quotations' })).toBeDefined();
    await shopper.click(main().getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(platform.asked.map(([name]) => name)).toContain('logout'));
  });
});

describe('quotations', () => {
  it('says when each is answered, and when that is late', async () => {
    const inquiries = [aSummary(), aSummary({ id: 6, code: 'Q-2026-000006', reply_due_at: inHours(-1) })];
    const answers = { ...shop().answers, listInquiries: () => list(inquiries) };
    await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    const [first, second] = await main().findAllByText(/\(UTC\)/);
    expect(first?.textContent).toMatch(/^Answer by/);
    expect(second?.textContent).toMatch(/sorry for the delay/);
  });

  it('has a way on where there are none', async () => {
    const answers = { ...shop().answers, listInquiries: () => list<InquirySummary>([]) };
    await openStore('/userCenter/inquiryList', { answers, user: MEMBER });
    expect(await main().findByRole('heading', { name: 'No quotations here' })).toBeDefined();
    expect(main().getByRole('link', { name: 'Browse the categories' })).toBeDefined();
  });

  it('says why they could not be read, and reads them when asked again', async () => {
    let isLost = true;
    const listInquiries = () => (isLost ? Promise.reject(new ApiError('offline')) : list([aSummary()]));
    const { shopper } = await openStore('/userCenter/inquiryList', {
      answers: { ...shop().answers, listInquiries },
      user: MEMBER,
    });
    const alert = within(await main().findByRole('alert'));
    expect(alert.getByText(/No connection/)).toBeDefined();
    isLost = false;
    await shopper.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Q-2026-000007')).toBeDefined();
  });

  it('shows one with all that was written, and puts its products into the cart again', async () => {
    const { answers, cart } = shop();
    const { shopper, address } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quotation Q-2026-000007' })).toBeDefined();
    expect(await main().findByText('Serial number 4711')).toBeDefined();
    for (const text of ['By Friday, please', 'Gran Via 1', 'Our price: $450.00'])
      expect(main().getByText(text)).toBeDefined();
    expect(main().getByRole('timer').textContent).toMatch(/^2[23]:/);
    await shopper.click(main().getByRole('button', { name: 'Request again' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect([...cart.quantities]).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(await screen.findByText('2 products are in the cart again')).toBeDefined();
  });

  it('says what the cart did not take', async () => {
    const { answers, cart } = shop();
    cart.quantities.set(2, 998);
    const { shopper } = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
    await shopper.click(await screen.findByRole('button', { name: 'Request again' }));
    expect(await screen.findByText(/^Put into the cart: 1 of 2 products/)).toBeDefined();
  });
});

describe('favourites', () => {
  it('lets a product go and takes it back', async () => {
    const { answers } = shop();
    const { shopper, stores } = await openStore('/userCenter/collectionList', { answers, user: MEMBER });
    const heart = await main().findByRole('button', { name: 'Favourite: Linear Probe' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    await shopper.click(heart);
    await waitFor(() => expect(main().queryByText('Linear Probe')).toBeNull());
    expect(main().getByText('Convex Probe')).toBeDefined();
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Linear Probe')).toBeDefined();
    expect(stores.favourites.has(2)).toBe(true);
  });

  it('shows a guest those of his browser, newest first', async () => {
    const products = [aProduct({ id: 1, en_product_name: 'One' }), aProduct({ id: 2, en_product_name: 'Two' })];
    const listProducts = ({ ids }: Request<'listProducts'>) =>
      aPage(products.filter(({ id }) => (ids as number[]).includes(id)));
    const { stores, go } = await openStore('/', { answers: { ...shopWindow, listProducts } });
    await stores.favourites.toggle(1);
    await stores.favourites.toggle(2);
    await go('/userCenter/collectionList');
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    const names = (await main().findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
    expect(names).toEqual(['Two', 'One']);
    expect(main().getByRole('link', { name: 'Log in to keep them in your account' })).toBeDefined();
  });

  it('says so when there are none', async () => {
    await openStore('/userCenter/collectionList', { answers: shopWindow });
    expect(await main().findByRole('heading', { name: 'No favourites here' })).toBeDefined();
  });
});

describe('addresses', () => {
  it('says at the fields what is missing, then saves one', async () => {
    const { answers, addresses } = shop();
    const { shopper, address } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('link', { name: 'Add your first address' }));
    expect(address()).toBe('/userCenter/addressList?edit=new');
    await shopper.click(await main().findByRole('button', { name: 'Save' }));
    expect(await main().findAllByText('Please enter this field')).toHaveLength(5);
    expect(main().getAllByText('Please select')).toHaveLength(2); // the list's first entry says so, too
    await shopper.type(await field(/^Recipient/), 'Ana Ruiz');
    await shopper.selectOptions(main().getByRole('combobox', { name: /^Country/ }), '4');
    await shopper.type(await field(/^Street/), 'Gran Via 1');
    await shopper.type(await field(/^Postal code/), '28013');
    await shopper.type(await field(/^Region/), 'Madrid');
    await shopper.type(await field(/^Phone/), '+34 912 345 678');
    await shopper.click(main().getByRole('checkbox', { name: 'Use as my default address' }));
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('heading', { name: 'Ana Ruiz' })).toBeDefined();
    expect(main().getByText('Default')).toBeDefined();
    expect(address()).toBe('/userCenter/addressList');
    expect(addresses).toMatchObject([{ name: 'Ana Ruiz', country: 4, is_default: true }]);
  });

  it('puts what the server refuses at its field', async () => {
    const { answers } = shop([anAddress()]);
    const updateAddress = () =>
      Promise.reject(new ApiError(Code.refused, 'Please check', { errors: { phone: 'No such number' } }));
    const { shopper } = await openStore('/userCenter/addressList?edit=1', {
      answers: { ...answers, updateAddress },
      user: MEMBER,
    });
    expect(await field(/^Recipient/)).toHaveProperty('value', 'Ana Ruiz');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText('No such number')).toBeDefined();
  });

  it('makes another the default, deletes one and puts it back', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const { shopper } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Make default: Store room' }));
    expect(await main().findByRole('button', { name: 'Make default: Ana Ruiz' })).toBeDefined();
    await shopper.click(main().getByRole('button', { name: 'Delete: Store room' }));
    await waitFor(() => expect(main().queryByText('Store room')).toBeNull());
    expect(addresses).toHaveLength(1);
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(addresses).toMatchObject([{ name: 'Ana Ruiz' }, { name: 'Store room', is_default: true }]);
  });
});

describe('the profile', () => {
  it('is filled in with what is known, and saves what is changed', async () => {
    const { answers, saved } = shop();
    const { shopper } = await openStore('/userCenter/profile', { answers, user: MEMBER });
    const name = await field(/^Name/);
    expect(name).toHaveProperty('value', 'Ana');
    expect(main().getByText(MEMBER.email)).toBeDefined();
    await shopper.clear(name);
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText('Please enter this field')).toBeDefined();
    expect(saved).toEqual([]);
    await shopper.type(name, 'Dr. Ana Ruiz');
    await shopper.selectOptions(main().getByRole('combobox', { name: 'Country' }), '0');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved')).toBeDefined();
    expect(saved).toMatchObject([
      { id: MEMBER.user_id, nick_name: 'Dr. Ana Ruiz', company: 'Clinica Ruiz', country: null },
    ]);
  });
});
