import { describe, expect, it } from 'vitest';
import { skuRow } from '../../../../../../server/modules/catalogue/products/productRow.ts';
import { aProduct } from '../../../../../server/catalogue/fixture.ts';

const NAMES = { product_name: '探头 5 MHz', en_product_name: 'Probe, 5 MHz' };

function namesOf(own: object, product: object = NAMES) {
  const record = { ...aProduct({ id: 7, code: 'CX-5' }), ...product, code_key: 'CX5' };
  const { specs: _specs, ...names } = skuRow({ ...record.skus[0]!, ...own }, record, 0).texts;
  return names;
}

describe('the name of a variant', () => {
  it.each([
    ['is stored', { sku_name: '3 米', en_sku_name: '3 m' }],
    ['is stored if it differs in one language', { sku_name: '探头 5 MHz', en_sku_name: '3 m' }],
  ])('%s', (_, own) => {
    expect(namesOf(own)).toEqual(own);
  });

  it.each([
    ['in each language', { sku_name: '探头 5 MHz', en_sku_name: 'Probe, 5 MHz' }, NAMES],
    ['in its only language', { sku_name: 'Probe' }, { product_name: 'Probe', en_product_name: undefined }],
  ])('is left empty where it is the product’s name %s', (_, own, product) => {
    expect(namesOf(own, product)).toEqual({ sku_name: '' });
  });
});
