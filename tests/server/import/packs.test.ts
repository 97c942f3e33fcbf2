import { beforeEach, expect, it } from 'vitest';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { IDENTITY, useStoredProduct } from './useStoredProduct.ts';

onAnyDatabase('a second file about packs and bar codes', (database) => {
  const stored = useStoredProduct(database);
  const { load, product, refused } = stored;
  let code = '';
  beforeEach(() => {
    code = stored.code;
  });

  it('with prices of a piece multiplies them by the pack that is stored', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, 'price each': '5.00' });
    expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 6000 });
  });

  it('with another pack and no prices is refused by row: the stored price is that of the old pack', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, pack_size: '10' });
    expect(refused.join()).toMatch(/pack_size is 10 and was 12: the file must have the price of the new pack/);
    expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 4800 });
  });

  it.each([{ isUpdate: false }, { isUpdate: true }])(
    'with a new price beside the unit "EA" is refused by row where the store has a pack: %o',
    async (options) => {
      const row = { code, sku_code: `${code}-L`, ...IDENTITY, unit: 'EA' };
      await load({ ...row, price: '5.00' }, options);
      expect(refused.join()).toMatch(
        /the price may be of one piece \("EA"\) or of the pack of 12 that the store has: add a column pack_size/,
      );
      await load({ ...row, price: '48.00', stock: '9' }, options);
      expect((await product()).skus[0]).toMatchObject({ pack_size: 12, market_price: 4800, stock: 9 });
      await load({ ...row, price: '5.00', packaging: '1' }, options);
      expect((await product()).skus[0]).toMatchObject({ pack_size: 1, market_price: 500 });
      expect(refused).toHaveLength(1);
    },
  );

  it('takes the size of a pack from its packaging, with its price', async () => {
    const row = { code, sku_code: `${code}-L`, ...IDENTITY, packaging: 'Box of 50' };
    await load(row);
    expect(refused.join()).toMatch(/pack_size is 50 and was 12/);
    await load({ ...row, price: '150.00' });
    expect((await product()).skus[0]).toMatchObject({ pack_size: 50, market_price: 15_000 });
  });

  it('finds goods by a bar code, with leading zeros or without', async () => {
    await load({ code, sku_code: `${code}-L`, ...IDENTITY, gtin: '96385074' });
    for (const [stock, ean] of [
      ['21', '96385074'],
      ['22', '00000096385074'],
    ]) {
      await load({ ean: ean!, brand: 'Acme', stock: stock! }, { isUpdate: true });
      expect((await product()).skus[0]).toMatchObject({ stock: Number(stock), gtin: '96385074' });
    }
    await load([{ ean: '00000000', brand: 'Acme', stock: '5' }], { isUpdate: true });
    expect(refused).toEqual([expect.stringContaining('"00000000" is not in the catalogue')]);
  });
});
