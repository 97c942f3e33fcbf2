import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { route as brand } from '../../../../../renderer/src/pages/brand/route.ts';
import { route as brands } from '../../../../../renderer/src/pages/brands/route.ts';
import { route as listing } from '../../../../../renderer/src/pages/listing/route.ts';
import { route as products } from '../../../../../renderer/src/pages/products/route.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Brand } from '../../../../../shared/contract/schemas/catalogue.ts';
import { aBrand, aConfig, aGroup, aPage, aProduct, aTree, someFacets } from '../../../../support/builders/aProduct.ts';
import { type Answers, renderPages } from '../../../../support/drivers/renderPages.tsx';

const pages = {
  'category/:detail/:id?': listing,
  brandList: brands,
  'brandList/:detail/:id?': brand,
  'product/productList': products,
};
const answers = (fields: Answers = {}): Answers => ({
  readConfig: () => aConfig,
  readGroupTree: () => aTree,
  readGroup: ({ id }) => aGroup(Number(id), Number(id) === 12 ? 'Convex Probes' : 'Consumables'),
  listProducts: () =>
    aPage([aProduct(), aProduct({ id: 2, code: 'LX9', en_product_name: 'Linear Probe' })], { total: 60 }),
  listBrands: () => ({ results: [aBrand(3, 'Sonarys'), aBrand(7, 'Ekhova')], total: 2, page: 1, page_size: 999 }),
  readBrand: () => aBrand(3, 'Sonarys'),
  ...fields,
});
const open = (path: string, fields?: Answers, setup = {}) =>
  renderPages(pages, { at: path, answers: answers(fields), ...setup });
const lastList = (calls: { name: string; payload: unknown }[]): unknown =>
  calls.findLast(({ name }) => name === 'listProducts')?.payload;

afterEach(cleanup);

describe('a category', () => {
  it('shows its products, its place, and its siblings', async () => {
    await open('/category/convex-probes/12');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Convex Probes');
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Categories', 'Ultrasound']);
    expect(
      within(screen.getByRole('navigation', { name: 'Related categories' })).getByRole('link', {
        name: 'Linear Probes',
      }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Linear Probe' }).getAttribute('href')).toBe('/product/convex/2');
    expect(screen.getByRole('status').textContent).toBe('60 products');
  });

  it.each([
    ['consumables', 'Consumables', 5],
    ['convex-probes', 'Convex Probes', 12],
  ])('may be called by its name alone: %s', async (key, name, id) => {
    const { calls } = await open(`/category/${key}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(lastList(calls)).toMatchObject({ group_id: id });
  });

  it('is found by its number where its name has changed', async () => {
    const { calls } = await open('/category/curved-probes/12');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Convex Probes');
    expect(lastList(calls)).toMatchObject({ group_id: 12 });
  });

  it.each(['/category/x/999', '/category/nothing', '/category/x/0', '/category/x/abc'])(
    'is not found at %s',
    async (path) => {
      await open(path, { readGroup: () => Promise.reject(new ApiError(Code.notFound)) });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found');
    },
  );
});

describe('filters', () => {
  it.each([
    [undefined, '30'],
    [true, '≈ 30'],
  ])('show their counts, as estimates where they are: %s', async (is_estimate, shown) => {
    const facets = someFacets.map((facet) => ({ ...facet, ...(is_estimate && { is_estimate }) }));
    await open('/category/convex-probes/12', { listProducts: () => aPage([aProduct()], { facets, total: 60 }) });
    expect(screen.getByRole('checkbox', { name: /Sonarys/ }).textContent).toBe(`Sonarys${shown}`);
  });

  it('narrow the list by the address, and are taken away one by one or all at once', async () => {
    const user = userEvent.setup();
    const { addressOf, calls } = await open('/category/convex-probes/12?page=2');
    await user.click(screen.getByRole('checkbox', { name: /Sonarys/ }));
    await waitFor(() => expect(addressOf()).toBe('/category/convex-probes/12?brand=3'));
    expect(lastList(calls)).toEqual({ group_id: 12, brand: [3], page: 1, page_size: 24, facets: 1 });
    expect(screen.getByRole('checkbox', { name: /Sonarys/ }).getAttribute('aria-checked')).toBe('true');

    await user.click(screen.getByRole('checkbox', { name: /2–5/ }));
    const chosen = screen.getByRole('list', { name: 'Chosen filters' });
    await within(chosen).findByRole('link', { name: /2–5/ });
    expect(
      within(chosen)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Remove filter BrandSonarys', 'Remove filter Frequency2–5\u00a0MHz', 'Clear all']);
    await user.click(within(chosen).getByRole('link', { name: /Sonarys/ }));
    expect(addressOf()).toBe('/category/convex-probes/12?spec.frequency=2%E2%80%935');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(addressOf()).toBe('/category/convex-probes/12');
  });

  it('answer to the space bar', async () => {
    const user = userEvent.setup();
    const { addressOf } = await open('/category/convex-probes/12');
    screen.getByRole('checkbox', { name: /Used/ }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(addressOf()).toBe('/category/convex-probes/12?condition=used'));
  });

  it('that leave nothing say so and lead back', async () => {
    const user = userEvent.setup();
    const { addressOf } = await open('/category/convex-probes/12?condition=used', {
      listProducts: ({ condition }) => (condition ? aPage([]) : aPage([aProduct()])),
    });
    expect(screen.getByRole('heading', { name: 'No products match all of these filters' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Show all without filters' }));
    expect(addressOf()).toBe('/category/convex-probes/12');
  });

  it('stand in a drawer on a phone, whose foot says how much is left', async () => {
    const user = userEvent.setup();
    const { addressOf } = await open('/category/convex-probes/12', {}, { device: 'mobile' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('checkbox', { name: /Ekhova/ }));
    await waitFor(() => expect(addressOf()).toBe('/category/convex-probes/12?brand=7'));
    await user.click(within(drawer).getByRole('button', { name: 'Show 60 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('order, pages and density', () => {
  it('are in the address, real links where they are pages', async () => {
    const user = userEvent.setup();
    const { addressOf } = await open('/product/productList?brand=3');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    expect(addressOf()).toBe('/product/productList?brand=3&sort=newest');
    const pager = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pager).getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/product/productList?brand=3&sort=newest&page=3',
    );
    expect(within(pager).getByRole('link', { current: 'page' }).textContent).toBe('1');
    await user.click(within(pager).getByRole('link', { name: 'Next page' }));
    expect(addressOf()).toBe('/product/productList?brand=3&sort=newest&page=2');
  });

  it('offers prices as an order to members alone', async () => {
    const { calls } = await open('/product/productList?sort=price_asc');
    expect(screen.queryByRole('option', { name: 'Price, low to high' })).toBeNull();
    expect(lastList(calls)).not.toHaveProperty('sort');
  });

  it('shows a table whose rows and columns are named', async () => {
    const user = userEvent.setup();
    await open('/product/productList');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Products' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Part number', 'Name and brand', 'Frequency', 'Condition', 'Delivery', 'Price', 'Actions']);
    expect(within(table).getByRole('rowheader', { name: 'LX9' })).toBeDefined();
  });

  it('says so on a page beyond the last one', async () => {
    await open('/product/productList?page=9', { listProducts: () => aPage([], { total: 60, page: 9 }) });
    expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
      '/product/productList',
    );
  });
});

describe('the chosen filters and the order', () => {
  it.each([
    ['desktop', '32px', false],
    ['mobile', '44px', true],
    ['kiosk', '44px', true],
  ] as const)('are large enough for a finger where there may be one: %s', async (device, height, isForTouch) => {
    await open('/category/convex-probes/12?condition=new', {}, { device });
    const [chip] = screen.getAllByRole('link', { name: /^Remove filter/ });
    expect(getComputedStyle(chip!).minHeight).toBe(height);
    expect(getComputedStyle(screen.getByLabelText('Sort by')).height === '44px').toBe(isForTouch);
  });
});

describe('a list that could not be read', () => {
  it('says why in its own place and tries again', async () => {
    const user = userEvent.setup();
    let isOnline = false;
    await open('/category/convex-probes/12', {
      listProducts: () => (isOnline ? aPage([aProduct()]) : Promise.reject(new ApiError('offline'))),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Convex Probes');
    expect(screen.getByRole('alert').textContent).toContain('No connection');
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Convex Ultrasound Probe' })).toBeDefined();
  });
});

describe('brands', () => {
  it('stand from A to Z with their country and number of products', async () => {
    await open('/brandList');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['E', 'S']);
    expect(screen.getByRole('link', { name: /Sonarys/ }).textContent).toBe('SonarysFrance7 products');
  });

  it('have a page of their own, without themselves among the filters', async () => {
    const { calls } = await open('/brandList/sonarys/3?brand=7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sonarys');
    expect(lastList(calls)).toMatchObject({ brand: [3] });
    expect(screen.queryByRole('checkbox', { name: /Ekhova/ })).toBeNull();
  });

  it.each([
    ['ekhova', 'Ekhova', 7],
    ['sonarys', 'Sonarys', 3],
  ])('may be called by their name alone: %s', async (key, name, id) => {
    const { calls } = await open(`/brandList/${key}`, { readBrand: (brand) => aBrand(Number(brand.id), name) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(lastList(calls)).toMatchObject({ brand: [id] });
  });

  it.each<[string, Partial<Brand>, string[]]>([
    [
      'all about it',
      { country: 'FR', founded: 1994, description: '<p>x</p>', en_description: 'Probes since 1994' },
      ['CountryFrance', 'Founded1994', 'Products7'],
    ],
    ['only how many products it has', { country: '', founded: null }, ['Products7']],
  ])('say %s', async (_, fields, facts) => {
    await open('/brandList/sonarys/3', { readBrand: () => aBrand(3, 'Sonarys', fields) });
    const header = screen.getByRole('heading', { level: 1 }).parentElement!;
    expect([...header.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual(facts);
    const paragraphs = [...header.querySelectorAll('p')].map((paragraph) => paragraph.textContent);
    expect(paragraphs).toEqual(fields.en_description ? [fields.en_description] : []);
  });
});
