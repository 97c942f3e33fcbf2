import { describe, expect, it } from 'vitest';
import { quotationParams } from '../../../../../renderer/src/components/quotation/quotationParams.ts';

const read = (search: string) => quotationParams(`https://shop.example/cart/goodOffer${search}`);

describe('the address of a request for a quotation', () => {
  it('means the whole cart where it names no goods', () =>
    expect(read('')).toEqual({ purpose: 'quotation', single: null, inquiryId: null, isPad: false }));

  it('means one variant, the order pad, an order, or a quotation that is accepted', () => {
    expect(read('?sku=7&quantity=12').single).toEqual({ skuId: 7, quantity: 12 });
    expect(read('?pad=1').isPad).toBe(true);
    expect(read('?order=1').purpose).toBe('order');
    expect(read('?inquiry=9')).toMatchObject({ purpose: 'order', inquiryId: 9 });
  });

  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['0', null],
    ['2147483648', null],
    ['99999999999', null],
    ['1e3', null],
    ['-1', null],
  ])('reads the id %s as %s', (id, expected) => {
    expect(read(`?sku=${id}`).single?.skuId ?? null).toBe(expected);
    expect(read(`?inquiry=${id}`).inquiryId).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['999', 999],
    ['1000', 1],
    ['0', 1],
    ['x', 1],
  ])('reads the quantity %s as %s', (quantity, expected) =>
    expect(read(`?sku=7&quantity=${quantity}`).single?.quantity).toBe(expected),
  );
});
