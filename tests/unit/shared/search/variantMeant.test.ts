import { describe, expect, it } from 'vitest';
import type { Sku } from '../../../../shared/contract/schemas/catalogue.ts';
import type { SearchHits } from '../../../../shared/search/SearchEngine.ts';
import { parseQuery } from '../../../../shared/search/parseQuery.ts';
import { withVariantMeant } from '../../../../shared/search/variantMeant.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const sku = (id: number, en_sku_name: string, cable: string, unit = 'm'): Sku => ({
  id,
  product_id: 1,
  code: `SP-${id}`,
  sku_name: en_sku_name,
  en_sku_name,
  gtin: null,
  pack_size: 1,
  stock: 2,
  delivery_days: 3,
  is_priced: true,
  specs: [{ key: 'cable', label: '线长', en_label: 'Cable', value: cable, unit }],
});
const sensor = aProduct({ product_name: 'SpO2 adult sensor', en_product_name: 'SpO2 adult sensor', sku_count: 3 });
const skus = [sku(11, 'Clip', '1.8'), sku(12, 'Clip', '3.0'), sku(13, 'Adult wrap', '3.0')];

const meant = (typed: string, hits: Partial<SearchHits> = {}, product = sensor) => {
  const { terms } = parseQuery(typed);
  const found = {
    parts: [],
    terms,
    others: [],
    groups: [],
    machine: null,
    brands: [],
    things: [],
    dropped: [],
    corrected: [],
    states: [],
    ...hits,
  };
  return withVariantMeant(product, skus, found).variant?.id;
};

describe('the variant that a search means', () => {
  it.each([
    ['spo2 sensor 1.8 m', 11],
    ['spo2 1.8m', 11],
    ['sensor wrap', 13],
    ['sensor clip 3.0 m', 12],
    ['sensor 3.0 m', undefined],
    ['sensor clip', undefined],
    ['adult sensor', undefined],
    ['sensor 3', undefined],
  ])('“%s” among three: %s', (typed, id) => {
    expect(meant(typed)).toBe(id);
  });

  it('is that of a part number, where the number fits one alone', () => {
    const match = { kind: 'exact', field: 'sku', value: 'SP-12', sku_id: 12 } as const;
    expect(meant('SP-12', { parts: [{ id: 1, match, variant: 12 }] })).toBe(12);
    expect(meant('SP-1', { parts: [{ id: 1, match }] })).toBeUndefined();
  });

  it('is not asked of a product with a single one', () => {
    expect(meant('sensor wrap', {}, { ...sensor, sku_count: 1 })).toBeUndefined();
  });

  it('has what a list shows of it, and no more', () => {
    const { terms } = parseQuery('sensor wrap');
    const hits = {
      parts: [],
      terms,
      others: [],
      groups: [],
      machine: null,
      brands: [],
      dropped: [],
      corrected: [],
      states: [],
      things: [],
    };
    expect(withVariantMeant(sensor, skus, hits).variant).toEqual({
      id: 13,
      code: 'SP-13',
      sku_name: 'Adult wrap',
      en_sku_name: 'Adult wrap',
      pack_size: 1,
      stock: 2,
      delivery_days: 3,
      is_priced: true,
    });
  });
});
