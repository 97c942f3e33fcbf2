import { expect, it } from 'vitest';
import { day, goodsOf, moment, money } from '../../../../../server/modules/letters/formats.ts';
import type { Condition } from '../../../../../shared/contract/schemas/catalogue.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

const AT = new Date('2026-11-03T11:00:00Z');

it.each([
  ['en', 'November 3, 2026 (UTC)', /^November 3, 2026, 11:00\sAM \(UTC\)$/],
  ['es', '3 de noviembre de 2026 (UTC)', /^3 de noviembre de 2026, 11:00 \(UTC\)$/],
  ['ru', '3 ноября 2026 г. (UTC)', /^3 ноября 2026 г\., 11:00 \(UTC\)$/],
  ['zh', '2026年11月3日（UTC）', /^2026年11月3日 11:00（UTC）$/],
] as const)('a date in a letter in %s names its zone, with the signs of the language', (language, date, hour) => {
  expect(day(AT, language)).toBe(date);
  expect(moment(AT, language)).toMatch(hour);
});

it.each([
  ['en', 'Probe 7', 'Quantity: 3', 'Sonarys SKU-7, Standard', 'Products: 31'],
  ['es', 'Sonda 7', 'Cantidad: 3', 'Sonarys SKU-7, Estándar', 'Productos: 31'],
  ['ru', 'Датчик 7', 'Количество: 3', 'Sonarys SKU-7, Обычный', 'Позиций: 31'],
  ['zh', '探头 7', '数量：3', 'Sonarys SKU-7，标准', '产品：31'],
] as const)(
  'a letter in %s names goods, their number and variant, and a sum only where there is one',
  (language, name, quantity, detail, rest) => {
    const plain = aSku(7);
    const names = {
      product_name: '探头 7',
      en_product_name: 'Probe 7',
      es_product_name: 'Sonda 7',
      ru_product_name: 'Датчик 7',
    };
    const variants = { sku_name: '标准', en_sku_name: 'Standard', es_sku_name: 'Estándar', ru_sku_name: 'Обычный' };
    const sku = { ...plain, ...variants, product: { ...plain.product, ...names } };
    const goods = (count: number, amount: number | null) =>
      goodsOf(
        Array.from({ length: count }, () => ({ sku, quantity: 3, amount })),
        'EUR',
        language,
      );
    expect(goods(1, 123_450)).toEqual([{ name, detail, quantity, amount: money(123_450, 'EUR', language) }]);
    expect(goods(1, 0)[0]!.amount).toBe(money(0, 'EUR', language));
    expect(goods(1, null)[0]!.amount).toBe('');
    expect(goods(30, null)).toHaveLength(30);
    expect(goods(31, null).slice(29)).toEqual([
      { name, detail, quantity, amount: '' },
      { name: '…', detail: '', quantity: rest, amount: '' },
    ]);
  },
);

it('goods without a name of the variant, or without a number, have no comma or blank too many', () => {
  const detailOf = (fields: object) =>
    goodsOf([{ sku: { ...aSku(7), ...fields }, quantity: 1, amount: null }], 'EUR', 'en')[0]!.detail;
  expect(detailOf({})).toBe('Sonarys SKU-7');
  expect(detailOf({ code: '' })).toBe('Sonarys');
  expect(detailOf({ code: '', en_sku_name: 'Standard' })).toBe('Sonarys, Standard');
});

it.each([
  ['en', 'Sonarys SKU-7, Pack of 10', 'Not available'],
  ['es', 'Sonarys SKU-7, Envase de 10', 'No disponible'],
  ['ru', 'Sonarys SKU-7, 10 шт. в упаковке', 'Не поставляется'],
  ['zh', 'Sonarys SKU-7，每包 10 件', '无法供货'],
] as const)(
  'a letter in %s says that a quantity counts packs, and that a line is not supplied',
  (language, detail, none) => {
    const [goods] = goodsOf([{ sku: { ...aSku(7), pack_size: 10 }, quantity: 3, amount: 'none' }], 'EUR', language);
    expect(goods).toMatchObject({ detail, amount: none });
  },
);

it('a letter does not say a pack size again that the name of the variant gives', () => {
  const sku = { ...aSku(7), en_sku_name: 'Pack: 10', pack_size: 10 };
  expect(goodsOf([{ sku, quantity: 3, amount: null }], 'EUR', 'en')[0]!.detail).toBe('Sonarys SKU-7, Pack: 10');
});

it('a sum has the cents of its currency', () => {
  expect(money(123_456, 'USD', 'en')).toBe('$1,234.56');
  expect(money(100, 'USD', 'en')).toBe('$1.00');
});

it.each([
  ['en', 'Sonarys SKU-7, Used', 'Sonarys SKU-7, Refurbished'],
  ['es', 'Sonarys SKU-7, Usado', 'Sonarys SKU-7, Reacondicionado'],
  ['ru', 'Sonarys SKU-7, Б/у', 'Sonarys SKU-7, Восстановленное'],
  ['zh', 'Sonarys SKU-7，二手', 'Sonarys SKU-7，翻新'],
] as const)('a letter in %s says that goods are used or refurbished, as papers do', (language, used, refurbished) => {
  const plain = aSku(7);
  const detailIn = (condition: Condition): string => {
    const sku = { ...plain, product: { ...plain.product, condition } };
    return goodsOf([{ sku, quantity: 1, amount: null }], 'EUR', language)[0]!.detail;
  };
  expect([detailIn('used'), detailIn('refurbished'), detailIn('new')]).toEqual([used, refurbished, 'Sonarys SKU-7']);
});
