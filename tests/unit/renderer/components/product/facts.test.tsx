import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { Delivery, isShort } from '../../../../../renderer/src/components/product/facts/Delivery.tsx';
import delivery from '../../../../../renderer/src/components/product/facts/Delivery.module.css';
import { PackSize } from '../../../../../renderer/src/components/product/facts/PackSize.tsx';
import { Pack } from '../../../../../renderer/src/components/product/facts/Price.tsx';
import { ProductCard } from '../../../../../renderer/src/components/product/ProductCard.tsx';
import { ProductTable } from '../../../../../renderer/src/components/product/ProductTable.tsx';
import { aConfig, aProduct } from '../../../../support/builders/aProduct.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const answers = {
  readConfig: () => aConfig,
  listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
};
const main = (): string => document.body.textContent;

it.each([
  [0, 14, 'To order · 14 days', false],
  [0, 1, 'To order · 1 day', false],
  [1, 1, 'In stock · 1 day', true],
  [5, 3, 'In stock · 3 days', true],
])('with %i in stock and %i days it reads: %s', async (stock, delivery_days, text, isGreen) => {
  await renderPart(<Delivery item={{ stock, delivery_days }} />, { answers });
  expect(screen.getByText(text).classList.contains(delivery['inStock'])).toBe(isGreen);
});

it.each([
  [{ is_priced: true, stock: 0 }, 5, false],
  [{ is_priced: true, stock: 4 }, 5, true],
  [{ is_priced: true, stock: 5 }, 5, false],
  [{ is_priced: false, stock: 4 }, 5, false],
])('%j is short of %i: %s', (item, quantity, expected) => {
  expect(isShort(item, quantity)).toBe(expected);
});

it.each([
  [1, '', ''],
  [0, '', ''],
  [2, '', 'Pack of 2'],
  [50, 'Blue', 'Pack of 50'],
  [50, 'Pack: 50', ''],
  [50, 'Pack: 5', 'Pack of 50'],
])('a unit of %i pieces, named “%s”, is described as “%s”', async (pack_size, variant, text) => {
  await renderPart(<PackSize item={{ pack_size }} variant={variant} />, { answers });
  expect(main()).toBe(text);
});

it.each([
  [undefined, ''],
  [1, ''],
  [2, 'Pack of 2'],
])('a price is for one piece, or says for how many: %s', async (pack_size, text) => {
  await renderPart(<Pack item={{ pack_size }} />, { answers });
  expect(main()).toBe(text);
});

const variant: NonNullable<ProductItem['variant']> = {
  id: 101,
  code: 'CX5-2C-L',
  sku_name: '大号',
  en_sku_name: 'Large',
  pack_size: 1,
  stock: 5,
  delivery_days: 3,
  is_priced: true,
};

describe('a card', () => {
  it.each([
    ['with its variant', { variant }, ['Large', 'In stock · 3 days', 'Log in to see the price']],
    ['without a variant', {}, ['In stock · 3 days', 'Log in to see the price']],
    ['of a retired product', { is_retired: true, variant }, ['Large']],
  ])('shows a product %s', async (_, fields, expected) => {
    await renderPart(<ProductCard product={aProduct(fields)} />, { answers });
    const texts = ['Large', 'In stock · 3 days', 'Log in to see the price'];
    expect(texts.filter((text) => screen.queryByText(text) !== null)).toEqual(expected);
  });

  it.each([
    [undefined, ['Add to cart']],
    [<button key="1">Choose</button>, ['Choose']],
  ])('has an action of its own in place of the cart’s', async (action, names) => {
    await renderPart(<ProductCard product={aProduct()} action={action} />, { answers });
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.filter((name) => name === 'Add to cart' || name === 'Choose')).toEqual(names);
  });

  it.each([
    [undefined, 'lazy'],
    [true, 'eager'],
  ])('loads its picture first where it is seen first: %s', async (isPriority, loading) => {
    await renderPart(<ProductCard product={aProduct()} {...(isPriority && { isPriority })} />, { answers });
    expect(document.querySelector('img')!.getAttribute('loading') ?? 'eager').toBe(loading);
  });
});

describe('a table', () => {
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const ends = ['Condition', 'Delivery', 'Price', 'Actions'];

  it('has a column for each specification that products share', async () => {
    const other = aProduct({ id: 2, code: 'L12', variant });
    await renderPart(<ProductTable products={[aProduct(), other]} caption="Probes" />, { answers });
    expect(columns()).toEqual(['Part number', 'Name and brand', 'Frequency', ...ends]);
    expect(screen.getAllByText('Large')).toHaveLength(1);
    expect(screen.getByRole('table').querySelector('caption')!.textContent).toBe('Probes');
  });

  it('has one column for specifications that few products have', async () => {
    const spec = (key: string) => [{ key, label: key, en_label: key, value: '1', unit: '' }];
    const products = ['a', 'b', 'c', 'd'].map((key, id) => aProduct({ id, key_specs: spec(key) }));
    await renderPart(<ProductTable products={products} caption="Probes" />, { answers });
    expect(columns()).toEqual(['Part number', 'Name and brand', 'Key specifications', ...ends]);
  });
});
