import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { thingFirst } from '../../../../../shared/search/words/query/thingFirst.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

describe('a sentence that says first what a thing is for', () => {
  it.each([
    ['For our theatre we need two lamps', 'two lamps for our theatre'],
    ['for the ICU, I am looking for ventilators', 'ventilators for the ICU'],
    ['for the ward please quote 5 pumps', '5 pumps for the ward'],
    ['Para el quirófano necesitamos lámparas', 'lámparas para el quirófano'],
    ['Для роддома нужен фетальный монитор', 'фетальный монитор для роддома'],
    ['для узи нам требуются датчики', 'датчики для узи'],
    ['probe for a Lyra 85 we need', undefined],
    ['for Lyra 85', undefined],
  ])('%s', (typed, turned) => expect(thingFirst(typed).toLowerCase()).toBe((turned ?? typed).toLowerCase()));
});

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };

describe('vocabulary that strangers showed to be missing', () => {
  it.each([
    ['For our cath lab we need lead aprons', /Apron/],
    ['эхокардиограф', /Cardiac Ultrasound System/],
    ['echocardiograph', /Cardiac Ultrasound System/],
    ['эхокардиография', /Cardiac/],
    ['ICU vents', /Intensive Care Ventilator/],
    ['CT power injector syringe', /CT Injector Syringe/],
    ['2-0 silk suture 75cm', /Silk Suture/],
    ['12英寸的监护仪', /12\.1 inch/],
    ['anything but FFP2 respirator', /FFP3/],
    ['DSA高压注射器', /Angiography Injector/],
  ])('"%s" finds %s first', async (keyword, name) => {
    const { results } = await listProducts(file, { keyword, page_size: 1, facets: 0 }, 'en');
    expect(products.get(results[0]?.id ?? 0)?.en_product_name).toMatch(name);
  });
});
