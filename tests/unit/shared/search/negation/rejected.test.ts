import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { rejectedLast } from '../../../../../shared/search/negation/rejected.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

describe('what a query rejects', () => {
  it.each([
    ['gloves, no, masks', 'masks not gloves'],
    ['gloves no, masks', 'masks not gloves'],
    ['not gloves, masks', 'masks not gloves'],
    ['masks, not gloves', 'masks not gloves'],
    ['oh wait, not gloves, masks', 'oh wait, masks not gloves'],
    ['masks rather than gloves', 'masks not gloves'],
    ['guantes no, mascarillas', 'mascarillas not guantes'],
    ['mascarillas y no guantes', 'mascarillas not guantes'],
    ['не перчатки, а маски', 'маски not перчатки'],
    ['маски, а не перчатки', 'маски not перчатки'],
    ['не гастроскоп, а колоноскоп с каналом', 'колоноскоп с каналом not гастроскоп'],
    ['不要手套，口罩', '口罩 不要手套'],
    ['口罩，不要手套', '口罩 不要手套'],
    ['除颤仪，不是AED', '除颤仪 not AED'],
    ["scissors that aren't curved", 'scissors not curved'],
    ['gel which isnt blue', 'gel not blue'],
    ["mobile x-ray, don't need portable", 'mobile x-ray not portable'],
    ['an apron that does not contain lead', 'an apron not lead'],
    ['spo2 sensor but not the finger clip one', 'spo2 sensor not the finger clip'],
    ['ultrasound, not handheld or portable', 'ultrasound not handheld not portable'],
    ['guantes sin látex ni polvo', 'guantes sin látex sin polvo'],
    ['маски без клапана или завязок', 'маски без клапана без завязок'],
  ])('ranks behind what is wanted: %s', (typed, written) => expect(rejectedLast(typed)).toBe(written));

  it.each([
    'part no, IB-K564',
    'Art. No. IB-K564',
    'gloves, sterile or not',
    'no 10 blade, box',
    'blade, no. 10',
    '不锈钢剪刀，弯',
    'не стерильные перчатки',
    'gloves, masks',
    "I don't know which gel",
    "monitor isn't working",
    'one way valve',
    '"not gloves, masks"',
    'no',
  ])('is not found in %s', (typed) => expect(rejectedLast(typed)).toBe(typed));

  const { index, products } = seededIndex();
  const file = { index, product: async (id: number) => products.get(id) ?? null };
  it.each([
    ['syringe pump, not infusion pump', /Syringe Pump/],
    ['gloves, no, masks FFP2', /Respirator Mask/],
    ['sonda lineal, no convexa', /Linear/],
    ['не гастроскоп, а колоноскоп', /Colonoscope/],
    ['除颤仪，不是AED', /Defibrillator/],
    ['masks not FFP2', /FFP3|Surgical|Oxygen/],
    ['mascarillas que no sean FFP2', /FFP3|Surgical|Oxygen/],
    ['маски не FFP2', /FFP3|Surgical|Oxygen/],
    ['口罩 不要FFP2', /FFP3|Surgical|Oxygen/],
  ])('is not among the first hits of %s', async (keyword, wanted) => {
    const { results } = await listProducts(file, { keyword, page_size: 5 }, 'en');
    expect(results).toHaveLength(5);
    for (const { id } of results) expect(products.get(id)!.en_product_name).toMatch(wanted);
  });
});
