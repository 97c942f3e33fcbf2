import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { ProductPage } from '../../../../../shared/contract/schemas/catalogue.ts';
import { aBrand, aGroup, aPage, aProduct } from '../../../../support/builders/aProduct.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';
import type { Answers } from '../../../../support/fakes/FakePlatform.ts';

type ListRequest = Request<'listProducts'>;

/** The store, whose lists arrive only when `answer` is called, unless `isThere` says that they do at once. */
async function open(
  path: string,
  isThere: (payload: ListRequest) => boolean = () => false,
  fields: Partial<Answers> = {},
) {
  const waiting: { payload: ListRequest; list: PromiseWithResolvers<ProductPage> }[] = [];
  const listProducts = vi.fn((payload: ListRequest) => {
    if (isThere(payload)) return aPage([aProduct()], { total: 60 });
    const list = Promise.withResolvers<ProductPage>();
    waiting.push({ payload, list });
    return list.promise;
  });
  const store = await openStore(path, {
    answers: {
      ...storefrontReplies,
      readGroup: () => aGroup(111, 'Convex Probes'),
      listBrands: () => ({ results: [aBrand(3, 'Sonarys')], total: 1, page: 1, page_size: 999 }),
      readBrand: () => aBrand(3, 'Sonarys'),
      listProducts,
      ...fields,
    },
  });
  const last = () => waiting.at(-1)!;
  return {
    ...store,
    listProducts,
    lastPayload: () => last().payload,
    answer: (...names: string[]) =>
      last().list.resolve(aPage(names.map((en_product_name, index) => aProduct({ id: 20 + index, en_product_name })))),
    fail: (error: ApiError) => last().list.reject(error),
  };
}
const heading = () => screen.getByRole('heading', { level: 1 });
const places = () => screen.getByRole('progressbar').children;
const count = () => list().getByRole('status').textContent;
const untilCount = (text: string) => waitFor(() => expect(count()).toBe(text));
const list = () => within(screen.getByRole('region', { name: 'Products' }));
const isFirst = ({ page, brand, condition }: ListRequest) => page === 1 && !brand && !condition;
const LIST = '/product/productList';
const CATEGORY = '/category/convex-probes/111';

it('a category shows its name, its place and its siblings before it is read, then the same heading with products', async () => {
  const group = Promise.withResolvers<ReturnType<typeof aGroup>>();
  const { go, answer } = await open('/cart', undefined, { readGroup: () => group.promise });
  await go(CATEGORY);
  await waitFor(() => expect(heading().textContent).toBe('Convex Probes'));
  const shown = heading();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Categories',
    'Ultrasound',
    'Probes',
  ]);
  // Its parts come behind the frame of the heading.
  const beside = within(await screen.findByRole('navigation', { name: 'Related categories' }));
  expect(beside.getByRole('link', { name: 'Linear Probes' })).toBeDefined();
  // As many places as the category has products.
  expect(places()).toHaveLength(12);
  expect(screen.queryByText(/products$/)).toBeNull();
  answer('Left probe');
  group.resolve(aGroup(111, 'Convex Probes'));
  expect(await screen.findByRole('link', { name: 'Left probe' })).toBeDefined();
  expect(await screen.findByText('All about Convex Probes')).toBeDefined();
  expect(heading()).toBe(shown);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a brand shows what the list of brands knew of it', async () => {
  const brand = Promise.withResolvers<ReturnType<typeof aBrand>>();
  const { go, answer } = await open('/brandList', undefined, { readBrand: () => brand.promise });
  await screen.findByRole('link', { name: /Sonarys/ });
  await go('/brandList/sonarys/3');
  await waitFor(() => expect(heading().textContent).toBe('Sonarys'));
  expect(screen.getByText('France')).toBeDefined();
  await screen.findByRole('progressbar');
  expect(places()).toHaveLength(7);
  answer('Left probe');
  brand.resolve(aBrand(3, 'Sonarys'));
  expect(await screen.findByRole('link', { name: 'Left probe' })).toBeDefined();
});

it('the next page of a list has its filters, its number of products and its pages at once', async () => {
  const { shopper, answer, address } = await open(LIST, isFirst);
  await shopper.click(await screen.findByRole('link', { name: 'Page 3' }));
  await screen.findByRole('progressbar');
  expect(address()).toBe(`${LIST}?page=3`);
  expect(screen.queryByRole('link', { name: 'Convex Ultrasound Probe' })).toBeNull();
  expect(count()).toBe('60 products');
  expect(screen.getByRole('checkbox', { name: 'Used 2' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page', name: 'Page 3' })).toBeDefined();
  // Of 60 products the third page has the last 12.
  expect(places()).toHaveLength(12);
  answer('Right probe');
  expect(await screen.findByRole('link', { name: 'Right probe' })).toBeDefined();
});

it('a filter is chosen at once, with the number of products that it promised, and loses no choice to a quick hand', async () => {
  const { shopper, lastPayload, answer, address } = await open(LIST, isFirst);
  await shopper.click(await screen.findByRole('checkbox', { name: /Used/ }));
  await untilCount('2 products');
  expect(address()).toBe(`${LIST}?condition=used`);
  expect(screen.getByRole('checkbox', { name: /Used/ }).getAttribute('aria-checked')).toBe('true');
  expect(places()).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Convex Ultrasound Probe' })).toBeNull();
  await shopper.click(screen.getByRole('checkbox', { name: /Sonarys/ }));
  // How many products have both is not known.
  await untilCount('');
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Remove filter BrandSonarys',
    'Remove filter ConditionUsed',
    'Clear all',
  ]);
  expect(lastPayload()).toMatchObject({ brand: [3], condition: ['used'] });
  answer('The one left');
  expect(await screen.findByRole('link', { name: 'The one left' })).toBeDefined();
  expect(count()).toBe('1 product');
});

it('no number of products is shown while a second value of a filter is added or one is removed', async () => {
  const { shopper } = await open(`${LIST}?condition=used`, ({ condition }) => String(condition) === 'used');
  await shopper.click(await screen.findByRole('checkbox', { name: /New/ }));
  await untilCount('');
  await shopper.click(screen.getByRole('checkbox', { name: /New/ }));
  expect(await screen.findByRole('link', { name: 'Convex Ultrasound Probe' })).toBeDefined();
  await shopper.click(screen.getByRole('link', { name: 'Clear all' }));
  await untilCount('');
});

it('another search begins with its words', async () => {
  const { go, answer } = await open('/product/searchPage?keyWord=probe', ({ keyword }) => keyword === 'probe');
  await screen.findByRole('link', { name: 'Convex Ultrasound Probe' });
  await go('/product/searchPage?keyWord=датчик 5');
  await waitFor(() => expect(heading().textContent).toBe('Search: “датчик 5”'));
  expect(screen.queryByRole('link', { name: 'Convex Ultrasound Probe' })).toBeNull();
  expect(count()).toBe('');
  answer('Left probe');
  expect(await screen.findByRole('link', { name: 'Left probe' })).toBeDefined();
});

it('a list that could not be read says so in its place, and tries again', async () => {
  const { shopper, fail, answer, listProducts } = await open(LIST, isFirst);
  await shopper.click(await screen.findByRole('link', { name: 'Page 2' }));
  fail(new ApiError('offline'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(heading().textContent).toBe('All products');
  expect(listProducts).toHaveBeenCalledTimes(2);
  await shopper.click(retry);
  // A retry waits, and keeps the page as it is.
  expect(screen.queryByRole('progressbar')).toBeNull();
  answer('Left probe');
  expect(await screen.findByRole('link', { name: 'Left probe' })).toBeDefined();
});

it('a category that is gone since the menu was made is not found, without being asked for twice', async () => {
  const group = Promise.withResolvers<never>();
  const readGroup = vi.fn(() => group.promise);
  const { go, answer } = await open('/cart', undefined, { readGroup });
  await go(CATEGORY);
  await waitFor(() => expect(heading().textContent).toBe('Convex Probes'));
  answer('Left probe');
  group.reject(new ApiError(Code.notFound, 'gone'));
  await waitFor(() => expect(heading().textContent).toBe('This page could not be found'));
  expect(readGroup).toHaveBeenCalledOnce();
});
