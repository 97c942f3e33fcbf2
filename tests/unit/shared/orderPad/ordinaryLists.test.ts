import { describe, expect, it } from 'vitest';
import { ordinaryListsLater } from '../../../support/fixtures/orderPad/ordinaryListsLater.ts';
import { ordinaryMails } from '../../../support/fixtures/orderPad/ordinaryMails.ts';
import { ordinaryTables } from '../../../support/fixtures/orderPad/ordinaryTables.ts';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';

describe('ordinary lists', () => {
  it.each([...ordinaryTables, ...ordinaryMails, ...ordinaryListsLater])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

describe('what a pack holds', () => {
  it.each([
    'MK-6577 40 boxes (50 pcs each)',
    'MK-6577 40 boxes (of 50)',
    'MK-6577 – 40 cajas (50 uds. c/u)',
    'MK-6577 口罩 40盒（每盒50个）',
    'MK-6577 x40 (50 per box)',
  ])('is no quantity: %s', (line) => expect(padLines(line)).toEqual([expect.objectContaining({ quantity: 40 })]));
});

describe('a figure before the goods', () => {
  it.each([
    ['Lote 1: suministro de 25 sensores de SpO2 (ref. M1191BL)', 'M1191BL × ?'],
    ['Item 3 – delivery of 12 clips, cat. no. DS-100A', 'DS-100A × ?'],
    ['第1包：采购25个血氧探头（型号M1191BL）', 'M1191BL × ?'],
    ['Convex probe 5 MHz CX5-2C', 'CX5-2C × 1'],
    ['12 lead ECG cable M1191BL', 'M1191BL × 1'],
    ['Box of 50 gloves GL-7318', 'GL-7318 × 1'],
  ])('is asked about unless it is a measure: %s', (line, expected) =>
    expect(readAs(line, ['M1191BL × 1', 'DS-100A × 1', 'CX5-2C × 1', 'GL-7318 × 1'])).toEqual([expected]),
  );
});

describe('an address', () => {
  it.each([
    'Deliver to: 221 Baker Street, Unit 4',
    'Ship to: 12 Elm St, Box 7',
    'Entregar en: Av. Sur 45, piso 3, caja 2',
    'Адрес: ул. Мира, 5, кор. 3',
    'Tel.: 555-0182, box 14',
  ])('orders nothing: %s', (line) => expect(padLines(`M1191BL 2\n${line}`)).toHaveLength(1));

  it('may stand before a part number', () =>
    expect(readAs('Deliver to: ICU, M1191BL x 2', ['M1191BL × 2'])).toEqual(['M1191BL × 2']));
});
