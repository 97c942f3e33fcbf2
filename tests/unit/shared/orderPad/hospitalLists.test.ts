import { describe, expect, it } from 'vitest';
import { padLines } from '../../../support/fixtures/orderPad/padLines.ts';

/** `part × quantity`, one a line. */
const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);
const BOTH = ['M1191BL × 5', 'DS-100A × 2'];

describe('what a mail has around its list', () => {
  it.each([
    ['From: Jane Roe <jane@hospital.example>\nSent: Tuesday, March 3, 2026 10:15 AM\nSubject: FW: order 4711'],
    ['De: Ana <ana@hospital.example>\nEnviado el: martes, 3 de marzo de 2026\nPara: ventas\nAsunto: pedido 4711'],
    ['От: Иванов\nОтправлено: 3 марта 2026 г.\nКому: склад\nТема: заявка 4711'],
    ['发件人: 王医生\n发送时间: 2026年3月3日\n收件人: 销售\n主题: 订单'],
    ['-----Original Message-----'],
    ['Begin forwarded message:'],
    ['Please deliver by 12/03/2026:\nPO 4500123456'],
    ['PR 10023345 / Cost center 4410'],
    ['Ship to: Dock 4, 55 Elm Street\nAttn: J. Roe, room 214'],
    ['NIT 900.123.456-7\nTel 601 555 0102'],
    ['ИНН 7701234567\nКПП 770101001'],
    ['联系人：王医生 13800138000\n地址：北京路55号'],
    ['Approved by: J. Roe 03/03/2026'],
  ])('is no line: %j', (around) => {
    expect(read(`${around}\n\nM1191BL 5\nDS-100A 2`)).toEqual(BOTH);
    expect(read(`M1191BL x 5\nDS-100A x 2\n${around}`)).toEqual(BOTH);
  });

  it.each([
    ['Sent from my iPhone'],
    ['Get Outlook for iOS'],
    ['Enviado desde mi iPhone'],
    ['123 Main St, Boston MA 02110'],
  ])('is no line below it: %j', (below) => expect(read(`M1191BL 5\nDS-100A 2\n${below}`)).toEqual(BOTH));

  it.each(['1 x RD-100', '5 pcs RD 100', '2 x PR 10023', '3 x ST-5500'])('is no address and no order: %j', (text) =>
    expect(read(text)).toHaveLength(1),
  );

  it('hides no quantity in columns', () =>
    expect(read('Hi team,\n\nPlease quote:\nM1191BL  5\nDS-100A  2\n\nBest regards,\nJane Roe\nPurchasing')).toEqual(
      BOTH,
    ));

  it('may say the number in its subject', () => expect(read('Subject: M1191BL\n\nM1191BL 5')).toContain('M1191BL × 5'));
});

describe('tables of hospitals', () => {
  it.each([
    [
      'Pos  Art.-Nr.   Description            Qty\n1    M1191BL    SpO2 sensor, adult,    5\n                reusable, 3 m\n2    DS-100A    Finger clip            2',
    ],
    [
      '| # | Item | Part number | Qty |\n|:-:|:-----|:-----------|----:|\n| 1 | Sensor | M1191BL | 5 |\n| 2 | Clip | DS-100A | 2 |',
    ],
    ['Cantidad: 5\nReferencia: M1191BL\nCantidad: 2\nReferencia: DS-100A'],
    ['Qty: 5\nM1191BL\nQty: 2\nDS-100A'],
    ['M1191BL\tSensor\tStock: 12\tOrder: 5\nDS-100A\tClip\tStock: 0\tOrder: 2'],
    ['M1191BL\tДатчик\tОстаток: 12\tЗаказ: 5\nDS-100A\tЗажим\tОстаток: 0\tЗаказ: 2'],
  ])('have a line for each row: %j', (text) => expect(read(text)).toEqual(BOTH));
});

describe('quantities in words', () => {
  it.each([
    ['5 (five) pcs M1191BL\n2 (two) pcs DS-100A'],
    ['M1191BL - 5 (five) pcs\nDS-100A - 2 (two) pcs'],
    ['- cinco (5) M1191BL\n- dos (2) DS-100A'],
    ['5 (пять) шт. M1191BL\n2 (две) шт. DS-100A'],
    ['M1191BL qty five\nDS-100A qty two'],
    ['M1191BL, cantidad: cinco\nDS-100A, cantidad: dos'],
    ['5@ M1191BL\n2@ DS-100A'],
  ])('are read: %j', (text) => expect(read(text)).toEqual(BOTH));

  it('are not read where figure and word differ', () =>
    expect(read('5 (six) pcs M1191BL')).not.toEqual(['M1191BL × 5']));

  it.each([
    ['need 2 probes', ['probes × 2']],
    ['we need 3 boxes of gloves and 2 probe covers', ['gloves × 3', 'probe covers × 2']],
    ['necesitamos dos sondas convexas', ['sondas convexas × 2']],
    ['нужно 2 датчика', ['датчика × 2']],
  ])('count goods in words behind a request: %j', (text, lines) => expect(read(text)).toEqual(lines));

  it.each([
    ['two convex probes', ['convex probes × 2?']],
    ['Reorder M1191BL when below 10', ['Reorder M1191BL when below × 10?']],
  ])('are asked for: %j', (text, lines) => expect(read(text)).toEqual(lines));

  it.each(['3 way stopcocks', '12 lead cables', '10 ml syringes', 'one linear probe'])('are none: %j', (text) =>
    expect(read(text)).toEqual([`${text} × 1`]),
  );
});

describe('a ward behind a quantity', () => {
  it.each([
    '5 M1191BL for the OR\n2 DS-100A for the ICU',
    'We need another 5 M1191BL for the ICU and 2 DS-100A for the OR.',
    'M1191BL x 5 in OR\nDS-100A x 2 in ER',
  ])('is no second quantity: %j', (text) => {
    expect(padLines(text).map(({ quantity }) => quantity)).toEqual([5, 2]);
  });
});

it.each([
  ['M1191BL x 5 or 6', 'x 5 or 6'],
  ['5 or 6 M1191BL', '5 or 6'],
  ['M1191BL, 5 or 6 pcs', '5 or 6 pcs'],
  ['M1191BL 5 o 6 uds', '5 o 6 uds'],
  ['M1191BL 5 или 6 шт', '5 или 6 шт'],
  ['M1191BL 5或6个', '5或6个'],
  ['between 5 and 6 M1191BL', 'between 5 and 6'],
  ['M1191BL от 5 до 6 шт', 'от 5 до 6 шт'],
])('asks which of two quantities is wanted: %j', (text, quantity) => {
  expect(padLines(text)).toEqual([{ text: 'M1191BL', quantity }]);
});

describe('rows with more cells than others, as a description has commas', () => {
  it('have the quantity that stands last', () => {
    expect(read('M1191BL, SpO2 sensor, adult, 5\nDS-100A, Finger clip 2.5 m, 2')).toEqual(BOTH);
    expect(read('M1191BL, SpO2 sensor, 5\nDS-100A, Finger clip, 2.5 m, 2')).toEqual(BOTH);
  });

  it('are asked about where two cells may be the quantity', () => {
    expect(read('M1191BL, SpO2 sensor, 5, 3\nDS-100A, Finger clip, 2')[0]).not.toBe('M1191BL × 5');
  });
});
