import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../../electron/main/catalogue/listProducts.ts';
import { withoutOrderedCounts } from '../../../../../../shared/search/words/query/withoutOrderedCounts.ts';
import { seededIndex } from '../../../../../support/fixtures/catalogue/seededIndex.ts';

describe('how many are ordered', () => {
  it.each([
    ['patient monitor 12 inch, qty 4', 'patient monitor 12 inch,'],
    ['patient monitor, 4 pcs', 'patient monitor,'],
    ['4 x patient monitor', 'patient monitor'],
    ['patient monitor x 4', 'patient monitor'],
    ['monitor de paciente, 4 unidades', 'monitor de paciente,'],
    ['монитор пациента 4 шт., с доставкой', 'монитор пациента , с доставкой'],
    ['病人监护仪 4台', '病人监护仪'],
  ])('is removed from the search: %s', (typed, rest) =>
    expect(withoutOrderedCounts(typed).replaceAll(/\s+/gu, ' ').trim()).toBe(rest),
  );

  it.each(['IBP kit 20 pcs', '10 x 10 cm gauze', 'Vela 95 X', 'box of 50', '3 units per box', 'qty 4', '5x6 teeth'])(
    'is not in "%s"',
    (typed) => expect(withoutOrderedCounts(typed)).toBe(typed),
  );

  const { index, products } = seededIndex();
  const file = { index, product: async (id: number) => products.get(id) ?? null };
  it.each([
    ['Просим выставить КП на монитор пациента 12 дюймов, 4 шт., с доставкой в Казань', /Patient Monitor/],
    ['Нужен счет на гель для УЗИ 5 шт', /Ultrasound Gel/],
    ['broncoscopio pediátrico', /Bronchoscope/],
    ['colonoscope, paediatric', /Colonoscope/],
  ])('leaves the thing: %s', async (keyword, wanted) => {
    const { results } = await listProducts(file, { keyword, page_size: 5 }, 'en');
    expect(results).toHaveLength(5);
    for (const { id } of results) expect(products.get(id)!.en_product_name).toMatch(wanted);
  });
});
