import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Product, Spec } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { joinValues, specRows } from '../../../../../renderer/src/pages/compare/specRows.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const spec = (key: string, label: string, value: string, unit?: string): Spec => ({
  key,
  label,
  en_label: label,
  value,
  ...(unit && { unit }),
});
const whole = (id: number, name: string, specs: Spec[]): Product => ({
  ...aProduct({ id, code: `P-${id}`, product_name: name, en_product_name: name }),
  description: '',
  summary: '',
  pictures: [],
  specs,
  skus: [],
  fits: [],
  accessories: [],
  similar: [],
  documents: [],
  breadcrumbs: [],
  warranty_months: 12,
  origin: 'DE',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const shelf = [
  whole(1, 'Convex', [spec('frequency', 'Frequency', '2–5', 'MHz'), spec('protection', 'Protection', 'IPX7')]),
  whole(2, 'Linear', [spec('frequency', 'Frequency', '5–12', 'MHz'), spec('protection', 'Protection', 'IPX7')]),
  whole(3, 'Phased', [spec('cable', 'Cable', '2', 'm'), spec('protection', 'Protection', 'IPX7')]),
  whole(4, 'Volume', []),
  whole(5, 'Endo', []),
  { ...whole(6, 'Cover', []), warranty_months: 0, origin: '' },
];
const answers = {
  ...storefrontReplies,
  readProduct: ({ id }: { id: number | string }) => {
    const found = shelf.find((product) => product.id === id);
    if (!found) throw new ApiError(Code.notFound);
    return found;
  },
  listProducts: () => ({ results: shelf, total: 5, page: 1, page_size: 4, facets: [] }),
};
const row = (name: string | RegExp): HTMLElement[] => within(screen.getByRole('row', { name })).getAllByRole('cell');
const textsOf = (cells: HTMLElement[]): (string | null)[] => cells.map((cell) => cell.textContent);

beforeEach(() => localStorage.clear());

it('lines up what the products say of the same thing, with its unit once', async () => {
  await openStore('/compare?ids=1,2,3', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeDefined();
  expect(textsOf(row(/^Frequency, MHz/))).toEqual(['2–5', '5–12', '–']);
  expect(textsOf(row(/^Cable, m/))).toEqual(['–', '–', '2']);
  expect(textsOf(row(/^Price/))).toEqual(['Log in', 'Log in', 'Log in']);
});

it('says of no warranty and of no origin that there is none', async () => {
  await openStore('/compare?ids=1,6', { answers });
  await screen.findByRole('heading', { level: 1, name: 'Compare products' });
  expect(textsOf(row(/^Warranty/))).toEqual(['12 months', '–']);
  expect(textsOf(row(/^Country of origin/))).toEqual(['Germany', '–']);
});

it('keeps the unit at the value where the products measure differently', () => {
  const [only] = specRows([
    whole(1, 'A', [spec('depth', 'Depth', '30', 'cm')]),
    whole(2, 'B', [spec('depth', 'Depth', '300', 'mm')]),
  ]);
  expect(only!.unit).toBeUndefined();
});

it('shows only where they differ on demand, and keeps that in the address', async () => {
  const { shopper, address } = await openStore('/compare?ids=1,2', { answers });
  await shopper.click(await screen.findByRole('switch', { name: 'Show differences only' }));
  await waitFor(() => expect(address()).toBe('/compare?ids=1,2&diff=1'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Protection/ })).toBeNull());
  expect(screen.getByRole('row', { name: /^Frequency/ })).toBeDefined();
});

it('takes a product out, here and in what this browser remembers', async () => {
  const { shopper, address, stores } = await openStore('/compare?ids=1,2', { answers });
  [1, 2].forEach((id) => stores.compare.toggle(id));
  await shopper.click(await screen.findByRole('button', { name: 'Remove Convex from the comparison' }));
  await waitFor(() => expect(address()).toBe('/compare?ids=2'));
  expect(stores.compare.ids).toEqual([2]);
  expect(await screen.findByText('Choose at least two products to compare.')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says what of a link it could not show', async () => {
  await openStore('/compare?ids=1,99,2,3,4,5', { answers });
  expect(await screen.findByText(/^Up to 4 products can be compared/)).toBeDefined();
  expect(screen.getByText('1 product of this comparison is no longer in the store.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
});

it('explains how to begin where no product is chosen, and goes on with the chosen ones', async () => {
  const { stores, address, go } = await openStore('/compare?ids=x', { answers, user: MEMBER });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeDefined();
  await go('/category');
  [2, 1].forEach((id) => stores.compare.toggle(id));
  await go('/compare');
  await waitFor(() => expect(address()).toBe('/compare?ids=2,1'));
});

it('shows a tray with the chosen products, and a full one refuses a fifth', async () => {
  const { stores, shopper } = await openStore('/category', { answers });
  expect(screen.queryByRole('region', { name: 'Compare products' })).toBeNull();
  [1, 2].forEach((id) => stores.compare.toggle(id));
  const tray = within(await screen.findByRole('region', { name: 'Compare products' }));
  expect(tray.getByText('Compare 2 of 4')).toBeDefined();
  expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?ids=1,2');
  await shopper.click(await tray.findByRole('button', { name: 'Remove Linear from the comparison' }));
  expect(stores.compare.ids).toEqual([1]);
  await shopper.click(tray.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Compare products' })).toBeNull());
});

it('compares the variant that was meant: its number, figures and button, and a link to it', async () => {
  const probe = { ...aWholeProduct(), id: 7 };
  const readProduct = ({ id }: { id: number | string }) => (Number(id) === 7 ? probe : answers.readProduct({ id }));
  const { shopper, stores } = await openStore('/compare?ids=7.102,1', { answers: { ...answers, readProduct } });
  const head = within(
    (await screen.findAllByRole('columnheader')).find((cell) => cell.textContent.includes('CX5-2C-4'))!,
  );
  expect(head.getByRole('link').getAttribute('href')).toBe('/product/convex/7?sku=102');
  expect(textsOf(row(/^Cable/))).toEqual(['4', '–']);
  await shopper.click(head.getByRole('button', { name: /^Add to cart: / }));
  expect(stores.cart.entries).toEqual([{ sku_id: 102, quantity: 1 }]);
});

it('lists what the variants of a product have: values, packs; a single variant has its own', async () => {
  const [first, ...others] = aWholeProduct().skus;
  const probe = { ...aWholeProduct(), id: 7, skus: [{ ...first!, pack_size: 12 }, ...others] };
  const readProduct = ({ id }: { id: number | string }) => (Number(id) === 7 ? probe : answers.readProduct({ id }));
  await openStore('/compare?ids=7,3', { answers: { ...answers, readProduct } });
  await screen.findByRole('heading', { level: 1, name: 'Compare products' });
  expect(textsOf(row(/^Cable, m/))).toEqual(['2 / 3 / 4 / 5', '2']);
  expect(textsOf(row(/^Pack size/))).toEqual(['1 / 12', '–']);
});

it('shows what each fits and its documents, and no row that none of them has', async () => {
  const fits = Array.from({ length: 8 }, (_, index) => ({
    brand_name: 'Ekhova',
    model: `LQ-${index}`,
    product_id: null,
    seo_title_str: '',
  }));
  const file = { id: 1, kind: 'manual', title: 'Manual', size_bytes: 1_000, media_type: 'application/pdf' } as const;
  const documents = [
    { ...file, id: 2, language: 'es', url: '/es.pdf' } as const,
    { ...file, language: 'en', url: '/en.pdf' } as const,
  ];
  const probe = { ...aWholeProduct({ fits, documents }), id: 7 };
  const readProduct = ({ id }: { id: number | string }) => (Number(id) === 7 ? probe : answers.readProduct({ id }));
  await openStore('/compare?ids=7,6', { answers: { ...answers, readProduct } });
  await screen.findByRole('heading', { level: 1, name: 'Compare products' });
  const [own, none] = row(/^Fits these machines/);
  expect(within(own!).getAllByRole('listitem')).toHaveLength(7);
  expect(within(own!).getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/product/convex/7#fits');
  expect(none!.textContent).toBe('–');
  const manuals = within(row(/^Documents/)[0]!).getAllByRole('link', { name: 'User manual' });
  expect(manuals.map((link) => link.getAttribute('href'))).toEqual(['/en.pdf']);
  expect(screen.queryByRole('row', { name: /^Pack size/ })).toBeNull();
});

it.each([
  [['3.0', '1.8', '2.2'], '1.8 / 2.2 / 3.0'],
  [['10', '2'], '2 / 10'],
  [['10'], '10'],
  [['1', '2', '3', '4', '5', '6'], '1 / 2 / 3 / 4 / 5 / 6'],
  [['10', '20', '30', '40', '50', '60', '100'], '10 – 100'],
  [['S', 'M', 'L'], 'S / M / L'],
  [['red', 'blue', 'green', 'white', 'black', 'grey', 'pink'], 'red / blue / green / white +3'],
])('writes %j as “%s”', (values, text) => {
  expect(joinValues(values)).toBe(text);
});

it('lines up the sizes of packs from the smallest, and none where all are sold singly', async () => {
  const packed = (id: number, sizes: number[]): Product => ({
    ...whole(id, `Cover ${id}`, []),
    skus: aWholeProduct()
      .skus.slice(0, sizes.length)
      .map((sku, index) => ({ ...sku, pack_size: sizes[index]! })),
  });
  const covers = [packed(1, [1_000, 10, 10, 20]), packed(2, [1, 1])];
  const readProduct = ({ id }: { id: number | string }) => covers.find((each) => each.id === id)!;
  await openStore('/compare?ids=1,2', { answers: { ...answers, readProduct } });
  await screen.findByRole('heading', { level: 1, name: 'Compare products' });
  expect(textsOf(row(/^Pack/))).toEqual(['10 / 20 / 1,000', '–']);
});

it('compares the product as a whole where it has the variant no longer', async () => {
  const probe = { ...aWholeProduct(), id: 7 };
  const readProduct = ({ id }: { id: number | string }) => (Number(id) === 7 ? probe : answers.readProduct({ id }));
  await openStore('/compare?ids=7.999,1', { answers: { ...answers, readProduct } });
  const way = await screen.findByRole('link', { name: /Choose a variant/ });
  expect(way.getAttribute('href')).toBe('/product/convex/7');
});
