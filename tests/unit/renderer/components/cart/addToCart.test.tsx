import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AddToCartButton } from '../../../../../renderer/src/components/cart/AddToCartButton.tsx';
import { FavouriteButton } from '../../../../../renderer/src/components/product/actions/FavouriteButton.tsx';
import { Price } from '../../../../../renderer/src/components/product/facts/Price.tsx';
import { ProductCard } from '../../../../../renderer/src/components/product/ProductCard.tsx';
import { route as brands } from '../../../../../renderer/src/pages/brands/route.ts';
import type { Cart } from '../../../../../shared/contract/schemas/cart.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { aProfile } from '../../../../support/builders/aMember.ts';
import { aBrand, aConfig, aProduct } from '../../../../support/builders/aProduct.ts';
import { type Answers, renderPages, renderPart } from '../../../../support/drivers/renderPages.tsx';

const member = { user_id: 'u1', nick_name: 'Anna', email: 'anna@clinic.example' };
const emptyCart: Cart = { lines: [], total: 0, currency: 'USD', unpriced: 0 };
const profile = aProfile({ ...member, email_confirmed: true, sees_prices: true });
const asMember: Answers = {
  readUserInfo: () => profile,
  readConfig: () => aConfig,
  readCart: () => emptyCart,
  listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
  countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
};

afterEach(cleanup);

describe('a price', () => {
  it('is a way to sign in and back for a visitor', async () => {
    await renderPart(<Price item={{ is_priced: true }} />, { at: '/here?page=2', answers: {} });
    expect(screen.getByRole('link', { name: 'Log in to see the price' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fhere%3Fpage%3D2',
    );
  });

  it('is shown to a member', async () => {
    const { stores } = await renderPart(<Price item={{ is_priced: true, market_price: 172_050 }} />, {
      answers: asMember,
      member,
    });
    await stores.queries.load('readConfig', {});
    expect(await screen.findByText('$1,720.50')).toBeDefined();
  });

  it('is as large as its place makes it, and words there are not', async () => {
    const Large = ({ price }: { price?: number }) => (
      <Price item={{ is_priced: true, market_price: price }} className="large" />
    );
    const both = (
      <>
        <style>{'.large { font-size: 28px }'}</style>
        <Large price={172_050} />
        <Large />
      </>
    );
    await renderPart(both, { answers: asMember, member });
    const sizeOf = async (text: string) => getComputedStyle(await screen.findByText(text)).fontSize;
    expect(await sizeOf('1,720.50')).toBe('28px');
    expect(await sizeOf('Loading the price…')).not.toBe('28px');
  });

  it('is on its way when the member has signed in a moment ago', async () => {
    await renderPart(<Price item={{ is_priced: true }} />, { answers: asMember, member });
    expect(await screen.findByText('Loading the price…')).toBeDefined();
  });

  it('reads the member’s profile once, however many prices are shown one after another', async () => {
    const Prices = () => {
      const [count, setCount] = useState(1);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>More</button>
          {Array.from({ length: count }, (_, index) => (
            <Price key={index} item={{ is_priced: true }} />
          ))}
        </>
      );
    };
    const answers: Answers = { ...asMember, readUserInfo: () => ({ ...profile, sees_prices: false }) };
    const { calls } = await renderPart(<Prices />, { answers, member, now: 1 });
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(screen.getAllByRole('link', { name: /^Confirm your e-mail/ })).toHaveLength(count));
      fireEvent.click(screen.getByRole('button', { name: 'More' }));
    }
    expect(calls.filter(({ name }) => name === 'readUserInfo')).toHaveLength(1);
  });

  it('asks for the confirmation of the address where an account shows no prices before', async () => {
    const answers: Answers = { ...asMember, readUserInfo: () => ({ ...profile, sees_prices: false }) };
    await renderPart(<Price item={{ is_priced: true }} />, { answers, member });
    const link = await screen.findByRole('link', { name: 'Confirm your e-mail to see the price' });
    expect(link.getAttribute('href')).toBe('/userCenter/profile');
  });

  it('is for later when a member has no network, and their prices are not kept', async () => {
    const { stores } = await renderPart(<Price item={{ is_priced: true }} />, { answers: asMember, member });
    act(() => stores.ui.setOnline(false));
    expect(await screen.findByText('Price when online again')).toBeDefined();
  });

  it.each([null, member])('is by quotation for everybody where it has none', async (who) => {
    await renderPart(<Price item={{ is_priced: false, market_price: null }} />, {
      answers: asMember,
      ...(who && { member: who }),
    });
    expect(screen.getByText('Price on quotation')).toBeDefined();
  });
});

describe('a product card', () => {
  it('leads to its product and puts it into a guest’s cart', async () => {
    const user = userEvent.setup();
    const { stores } = await renderPart(<ProductCard product={aProduct()} />, { answers: {} });
    expect(screen.getByRole('link', { name: 'Convex Ultrasound Probe' }).getAttribute('href')).toBe(
      '/product/convex/1',
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart: Convex Ultrasound Probe' }));
    expect(stores.cart.entries).toMatchObject([{ sku_id: 100, quantity: 1 }]);
    expect(stores.notices.queue.map(({ intent }) => intent)).toEqual(['success']);
  });

  it('speaks of no success when the server did not take it', async () => {
    const user = userEvent.setup();
    const answers: Answers = { ...asMember, addCartLine: () => Promise.reject(new ApiError('offline')) };
    const { stores } = await renderPart(<ProductCard product={aProduct()} />, { answers, member });
    await waitFor(() => expect(stores.session.isMember).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Add to cart: Convex Ultrasound Probe' }));
    await waitFor(() => expect(stores.notices.queue).toHaveLength(1));
    await act(() => stores.cart.member.settle());
    expect(stores.notices.queue.map(({ intent }) => intent)).toEqual(['error']);
    expect(stores.cart.entries).toEqual([]);
  });

  it('leads to the choice among several variants', async () => {
    await renderPart(<ProductCard product={aProduct({ sku_count: 4 })} />, { answers: {} });
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Choose a variant\u00a0(4): Convex Ultrasound Probe' }).getAttribute('href'),
    ).toBe('/product/convex/1');
  });

  it('adds in place the variant that a search found, under its name, number and price', async () => {
    const user = userEvent.setup();
    const variant = {
      id: 103,
      code: 'CX5-2C-30',
      sku_name: '3 m',
      en_sku_name: 'Cable 3 m',
      pack_size: 12,
      stock: 0,
      delivery_days: 12,
      is_priced: true,
      market_price: 4_500,
    };
    const product = aProduct({ sku_count: 4, market_price: 1_000, is_price_from: true, variant });
    const answers: Answers = { ...asMember, addCartLine: () => emptyCart };
    const { stores } = await renderPart(<ProductCard product={product} />, { answers, member });
    expect(await screen.findByText('45.00')).toBeDefined();
    for (const text of ['Cable 3 m', 'CX5-2C-30', 'Pack of 12', /^To order/]) screen.getByText(text);
    expect(screen.queryByText(/^In stock/)).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/product/convex/1?sku=103');
    await user.click(screen.getByRole('button', { name: 'Add to cart: Convex Ultrasound Probe' }));
    await waitFor(() => expect(stores.notices.queue).toHaveLength(1));
    expect(stores.notices.queue[0]?.text).toMatchObject({ values: { code: 'CX5-2C-30' } });
  });

  it('names the lowest price of several as that, and the pack it is for', async () => {
    const product = aProduct({ sku_count: 4, market_price: 1_000, is_price_from: true, pack_size: 12 });
    await renderPart(<ProductCard product={product} />, { answers: asMember, member });
    expect(await screen.findByText('from 10.00')).toBeDefined();
    expect(screen.getByText('Pack of 12')).toBeDefined();
  });

  it('puts an unpriced product onto the list for a quotation, which is no purchase', async () => {
    const user = userEvent.setup();
    const { stores } = await renderPart(<ProductCard product={aProduct({ is_priced: false })} />, { answers: {} });
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to quotation list: Convex Ultrasound Probe' }));
    expect(stores.cart.entries).toMatchObject([{ sku_id: 100, quantity: 1 }]);
    expect(stores.notices.queue[0]?.text).toMatchObject({ key: 'catalogue:cart.listed' });
  });

  it('asks to contact the service before an unpriced product is bought', async () => {
    const user = userEvent.setup();
    const item = aProduct({ is_priced: false });
    const { stores } = await renderPart(<AddToCartButton item={item} name="Probe" />, {
      answers: { readConfig: () => aConfig },
    });
    await stores.queries.load('readConfig', {});
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    const prompt = await screen.findByRole('dialog');
    expect(
      within(prompt)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['sales@example.com', '+1 (202) 555-0142', 'WhatsApp', 'Ask for a price', 'Contact service']);
    expect(within(prompt).getByRole('link', { name: 'Ask for a price' }).getAttribute('href')).toBe(
      '/cart/goodOffer?sku=100&quantity=1',
    );
    await user.click(within(prompt).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stores.cart.entries).toEqual([]);
  });

  it('speaks Russian with the right plural', async () => {
    await renderPart(<ProductCard product={aProduct({ stock: 0, delivery_days: 22 })} />, {
      answers: {},
      language: 'ru',
    });
    expect(screen.getByText('Под заказ · 22 дня')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Конвексный УЗ-датчик' })).toBeDefined();
  });
});

describe('the favourite button', () => {
  it('keeps a product for a guest and lets it go', async () => {
    const user = userEvent.setup();
    const { stores } = await renderPart(<FavouriteButton productId={7} name="Probe" />, { answers: {} });
    const button = screen.getByRole('button', { name: 'Favourite: Probe' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(stores.favourites.ids).toEqual([7]);
    await user.click(button);
    expect(stores.favourites.ids).toEqual([]);
  });
});

describe('a page in another language', () => {
  it('names countries and counts as that language does', async () => {
    const answers: Answers = {
      listBrands: () => ({ results: [aBrand(1, 'Ekhova', { product_count: 21 })], total: 1, page: 1, page_size: 999 }),
    };
    await renderPages({ brandList: brands }, { at: '/brandList', answers, language: 'ru' });
    expect(screen.getByRole('link', { name: /Ekhova/ }).textContent).toBe('EkhovaФранция21 товар');
  });
});
