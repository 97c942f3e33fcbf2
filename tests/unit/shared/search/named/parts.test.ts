import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
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
  ])('shows parts before machines: %s', async (keyword, part) => {
    const { names, dropped } = await search(keyword);
    expect(names).toHaveLength(5);
    for (const name of names) expect(name).toMatch(part);
    expect(dropped).toEqual([]);
  });

  it.each([
    ['accessories for c-arm', /C-arm/, 'accessories'],
    ['accessories for colonoscopy', /Colonoscope/, 'accessories'],
    ['ventilator accessories', /Ventilator/, 'accessories'],
    ['repuestos para holter', /Holter/, 'repuestos'],
  ])('shows the thing where the catalogue has no parts of it, and says so: %s', async (keyword, thing, word) => {
    const { names, dropped } = await search(keyword);
    expect(names).toHaveLength(5);
    for (const name of names) expect(name).toMatch(thing);
    expect(dropped).toEqual([word]);
  });

  it('takes the word as it stands where products have it', async () => {
    expect((await search('small parts probe')).names.every((name) => name.includes('Linear'))).toBe(true);
    expect((await search('ultrasound accessories')).dropped).toEqual([]);
  });
});
