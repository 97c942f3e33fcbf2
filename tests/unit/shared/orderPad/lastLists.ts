import type { PastedList } from './unseenLists.ts';

/** Written after those. */
export const lastLists: readonly PastedList[] = [
  [
    'requisition with labels in Spanish',
    `Solicitud de compra 2026-044
Artículo: M1191BL
Cantidad: 5 uds
Observaciones: urgente

Artículo: DS-100A
Cantidad: 2 uds
Observaciones: -`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'requisition with labels in Russian',
    `Артикул: M1191BL
Наименование: датчик SpO2
Количество: 5 шт.
Артикул: DS-100A
Наименование: клипса
Количество: 2 шт.`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'web shop cart in Russian',
    `Датчик SpO2 взрослый M1191BL
В наличии
5 шт.
9 900 ₽
Клипса пальцевая DS-100A
В наличии
2 шт.
3 450 ₽
Итого: 56 400 ₽`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'Czech headings',
    `Poř.;Objednací číslo;Popis;Množství;MJ
1;M1191BL;Senzor;5;ks
2;DS-100A;Klip;2;ks`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'Turkish headings',
    `Sıra	Ürün kodu	Açıklama	Adet
1	M1191BL	Sensör	5
2	DS-100A	Klips	2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'Japanese headings',
    `品番	品名	数量
M1191BL	センサー	5
DS-100A	クリップ	2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'bank and tax below',
    `M1191BL 5
DS-100A 2

Bill to:
St. Mary Hospital
12 Elm Street
Springfield, IL 62704
Tax ID 12-3456789`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'prices with currency in front, quantity last',
    `M1191BL USD 129.00 x 5
DS-100A USD 45.50 x 2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'qty: in brackets first',
    `[5] M1191BL
[2] DS-100A`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  ['sentence with alternatives', `We need 5 M1191BL (or M1191B) and 2 DS-100A.`, ['M1191BL × 5', 'DS-100A × 2']],
  [
    'all in one paragraph, Russian',
    `Прошу выставить счет на M1191BL в количестве 5 штук, DS-100A – две штуки, SG-7580 – 10 уп.`,
    ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 10'],
  ],
  [
    'all in one paragraph, Chinese',
    `麻烦报价M1191BL五个，DS-100A两个，SG-7580十盒，谢谢`,
    ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 10'],
  ],
  [
    'all in one paragraph, Spanish',
    `Necesito cinco M1191BL, dos DS-100A y diez cajas de SG-7580, gracias.`,
    ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 10'],
  ],
  [
    'columns with lot and expiry',
    `Part	Lot	Exp	Qty
M1191BL	20260301	2027-12-31	5
DS-100A	20251112	2027-06-30	2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'GTIN column',
    `GTIN	Part	Qty
04012345678901	M1191BL	5
04012345678918	DS-100A	2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'with a note in its own column',
    `M1191BL;5;please check stock
DS-100A;2;`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'long dashes between all',
    `M1191BL — датчик SpO2, взрослый — 5 шт — 9900 руб
DS-100A — клипса — 2 шт — 3450 руб`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'quantity before unit on own line below',
    `M1191BL
x5
DS-100A
x2`,
    ['M1191BL × 5', 'DS-100A × 2'],
  ],
  [
    'one number per line and total below',
    `M1191BL
DS-100A
SG-7580
3 items`,
    ['M1191BL × 1', 'DS-100A × 1', 'SG-7580 × 1'],
  ],
];
