import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../support/servers/databases/databases.ts';
import { useImport } from './useImport.ts';

const SAMPLE = 'resources/samples/catalogue.csv';

onEveryDatabase('the import of the sample file', (database) => {
  const { catalogue, run, find, named } = useImport(database);

  it('takes in products with variants, groups, makers and specifications', async () => {
    expect(await run(SAMPLE)).toEqual({ rows: 6, products: 4, added: 4, variants: 6, refused: 0, retired: 0 });
    const probe = await catalogue().readProduct((await named('VLM-C51-220'))!.id, { withPrices: true });
    expect(probe).toMatchObject({ market_price: 248_000, brand: { brand_name: 'Velamar' }, warranty_months: 24 });
    expect(probe.breadcrumbs.map((group) => group.en_group_name)).toEqual([
      'Ultrasound',
      'Transducers',
      'Convex transducers',
    ]);
    expect(probe.specs.find((spec) => spec.key === 'array')).toMatchObject({
      value: '凸阵',
      en_value: 'Convex',
      ru_label: 'Решётка',
    });
    expect(probe.fits).toMatchObject([{ brand_name: 'Velamar', model: 'Orsa 40' }, { model: 'Orsa 60' }]);
    const sensor = await catalogue().readProduct((await named('KHD-SPO2-A3'))!.id, { withPrices: true });
    expect(sensor.skus.map((sku) => [sku.code, sku.market_price, sku.specs[0]?.value])).toEqual([
      ['KHD-SPO2-A3-10', null, '1'],
      ['KHD-SPO2-A3-30', null, '3'],
    ]);
  });

  it('changes what is there the second time, doubles nothing, and joins accessories that came later', async () => {
    const before = await named('VLM-C51-220');
    expect(await run(SAMPLE)).toMatchObject({ products: 4, added: 0, variants: 6 });
    const after = await catalogue().readProduct(before!.id, { withPrices: false });
    expect(after.accessories.map((item) => item.code)).toEqual(['VLM-GEL-250']);
    expect((await catalogue().groups.tree()).map((group) => [group.en_group_name, group.product_count])).toEqual([
      ['Ultrasound', 3],
      ['Monitoring', 1],
    ]);
  });

  it('says what a product replaces, for the order pad', async () => {
    const [line] = await catalogue().resolveLines([{ text: 'vlm c51 200' }], { withPrices: false });
    expect(line).toMatchObject({ outcome: 'replaced', offers: [{ code: 'VLM-C51-220' }] });
  });

  it('can be searched at once, in every language', async () => {
    for (const words of [
      'convex transducer',
      'transductor convexo',
      'конвексные датчики',
      '凸阵探头',
      'vlmc51',
      'C51220',
    ]) {
      expect((await find(words))[0]?.code).toBe('VLM-C51-220');
    }
  });
});
