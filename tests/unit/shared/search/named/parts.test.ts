import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { seededProducts } from '../../../../support/fixtures/catalogue/seededProducts.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = async (keyword: string) => {
  const { results, reading } = await listProducts(file, { keyword, page_size: 5 }, 'en');
  return { names: results.map(({ id }) => products.get(id)!.en_product_name ?? ''), dropped: reading?.dropped ?? [] };
};

describe('a search for the parts of a thing', () => {
  it.each([
    ['ECG supplies', /ECG (?:Trunk |Lead |One-piece )?(?:Cable|Electrode|Recording Paper|Lead Wire)/],
    ['ultrasound spares', /Board|Adapter|Power Supply|Cable|Needle Guide|Printer/],
    ['超声配件', /Board|Adapter|Power Supply|Cable|Needle Guide|Printer/],
    ['accesorios para monitor', /Module|Battery|Sensor|Cable|Cuff|Probe/],
    // What fits machines of the group, whatever its texts say.
    ['accessories for c-arm', /Generator|Tube|Tank/],
    ['запчасти для рентгена', /Generator|Tube|Tank|Collimator|Detector/],
    ['patient monitor spare parts', /Module|Battery|Sensor|Cable|Cuff|Probe|Transducer|Electrode/],
    ['监护仪配件', /Module|Battery|Sensor|Cable|Cuff|Probe|Transducer|Electrode/],
  ])('shows parts before machines: %s', async (keyword, part) => {
    const { names, dropped } = await search(keyword);
    expect(names).toHaveLength(5);
    for (const name of names) expect(name).toMatch(part);
    expect(dropped).toEqual([]);
  });

  it.each([
    ['accessories for colonoscopy', /Colonoscope/, 'accessories'],
    ['ventilator accessories', /Ventilator/, 'accessories'],
    ['repuestos para holter', /Holter/, 'repuestos'],
  ])('shows the thing where the catalogue has no parts of it, and says so: %s', async (keyword, thing, word) => {
    const { names, dropped } = await search(keyword);
    expect(names).toHaveLength(5);
    for (const name of names) expect(name).toMatch(thing);
    expect(dropped).toEqual([word]);
  });

  it('shows parts that fit a machine of the group first, and says nothing of the machine', async () => {
    const { results, reading } = await listProducts(
      file,
      { keyword: 'battery for infusion pump', page_size: 10 },
      'en',
    );
    const isPump = (id: number | null): boolean => /Infusion Pump/.test(products.get(id ?? 0)?.en_product_name ?? '');
    const machines = new Map(
      seededProducts().map(({ id, fits }) => [id, fits.map(({ product_id }) => product_id ?? null)]),
    );
    expect(results.map(({ id }) => machines.get(id)!.some(isPump))).toEqual(Array.from({ length: 10 }, () => true));
    expect(reading?.dropped ?? []).toEqual([]);
  });

  it('takes the word as it stands where products have it', async () => {
    expect((await search('small parts probe')).names.every((name) => name.includes('Linear'))).toBe(true);
    expect((await search('ultrasound accessories')).dropped).toEqual([]);
  });
});
