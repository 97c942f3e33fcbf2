import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Product, ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const LISTED = { en_seo_title_str: 'convex', key_specs: aWholeProduct().specs };

/** A search with one product, whose own data arrive only when `answer` is called. */
async function search(item: Partial<ProductItem> = {}, user: typeof MEMBER | null = null) {
  const detail = Promise.withResolvers<Product>();
  const readProduct = vi.fn(() => detail.promise);
  const listed = aProduct({ ...LISTED, ...item });
  const store = await openStore('/product/searchPage?keyWord=probe', {
    user,
    answers: {
      ...storefrontReplies,
      listProducts: () => ({ results: [listed], total: 1, page: 1, page_size: 24, facets: [] }),
      readProduct,
      readDeliveryDays: () => ({ delivery_days: 3, delivery_date: '2026-11-23' }),
    },
  });
  return { ...store, readProduct, answer: detail.resolve, fail: detail.reject };
}
const heading = () => screen.getByRole('heading', { level: 1 });
const untilShown = (name = 'Convex Ultrasound Probe') => waitFor(() => expect(heading().textContent).toBe(name));

it('shows what the list knew at once, and stays the same page when the rest comes', async () => {
  const { go, answer, address } = await search();
  await go('/product/convex/1');
  await untilShown();
  expect(address()).toBe('/product/convex/1');
  const name = heading();
  expect(document.title).toContain('Convex Ultrasound Probe');
  expect(screen.getByText('2–5 MHz')).toBeDefined();
  expect(screen.getByText('Log in to see prices')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  answer(aWholeProduct());
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDefined();
  expect(heading()).toBe(name);
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
});

it('shows a member the price of a single variant', async () => {
  const { go } = await search({ sku_count: 1, sku_code: 'CX5', market_price: 129_900 }, MEMBER);
  await go('/product/convex/1');
  await untilShown();
  expect(screen.getByText('$1,299.00')).toBeDefined();
  expect(screen.getByText('CX5')).toBeDefined();
});

it('names no price while it is unknown which variant has it', async () => {
  const { go, answer } = await search({ sku_count: 4, market_price: 129_900 }, MEMBER);
  await go('/product/convex/1');
  await untilShown();
  expect(screen.queryByText('$1,299.00')).toBeNull();
  const product = aWholeProduct();
  answer({ ...product, skus: product.skus.map((sku) => ({ ...sku, market_price: 155_000 })) });
  expect((await screen.findAllByText('$1,550.00')).length).toBeGreaterThan(0);
});

it('shows the number of the variant that the search found', async () => {
  const match = { kind: 'exact', field: 'sku', value: 'CX5-2C-4', sku_id: 102 } as const;
  const { go } = await search({ sku_count: 4, match });
  await go('/product/convex/1?sku=102');
  await untilShown();
  expect(screen.getByText('CX5-2C-4')).toBeDefined();
});

it.each([
  ['a variant that the list does not know', '/product/convex/1?sku=101'],
  ['another name in the address', '/product/other/1'],
])('waits for the product itself: %s', async (_case, path) => {
  const { go, answer, address, readProduct } = await search({ sku_count: 4 });
  const gone = go(path);
  await waitFor(() => expect(readProduct).toHaveBeenCalled());
  expect(heading().textContent).toBe('Search: “probe”');
  answer(aWholeProduct());
  await gone;
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDefined();
  expect(address()).toMatch(/^\/product\/convex\/1/);
});

it('says that the product is gone when it is', async () => {
  const { go, fail } = await search();
  await go('/product/convex/1');
  await untilShown();
  fail(new ApiError(Code.notFound, ''));
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
});

it('says what failed, and reads the product again on request', async () => {
  const { go, fail, readProduct, shopper } = await search();
  await go('/product/convex/1');
  await untilShown();
  fail(new ApiError('offline'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(readProduct).toHaveBeenCalledOnce();
  readProduct.mockResolvedValue(aWholeProduct());
  await shopper.click(retry);
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDefined();
});
