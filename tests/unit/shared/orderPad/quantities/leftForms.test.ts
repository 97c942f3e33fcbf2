import { expect, it } from 'vitest';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);
const quantities = (text: string): unknown[] => padLines(text).map(({ quantity }) => quantity);

it.each([
  'M1191BL (5 off)',
  '5 off M1191BL',
  '5 more M1191BL',
  'and 5 more of the M1191BL',
  'M1191BL@5',
  'M1191BL @ 5',
  'M1191BL 5 wanted',
  'M1191BL..5',
  'M1191BL {5}',
  'M1191BL #5',
  'M1191BL -5',
  'M1191BL 5-off',
  'M1191BL надо пять',
  'M1191BL 要5',
  'EA 5 M1191BL sensor',
  'M1191BL Sensor SpO2 adulto 5 UN',
])('%j asks whether five are meant', (line) => expect(quantities(line)).toEqual(['5?']));

it.each(['M1191BL for bed 12', 'M1191BL room 3', 'Sensor M1191BL size 5', 'M1191BL rev 2', 'M1191BL 2026'])(
  '%j asks whether the figure is a quantity',
  (line) => expect(quantities(line)).toEqual([expect.stringMatching(/^\d+\?$/)]),
);

it.each([
  'M1191BL 3 lead',
  'DS-100A (2 m)',
  'M1191BL 5 mm',
  'M1191BL cable 5 MM',
  'M1191BL 12 December',
  'M1191BL 9月',
  'Cable for Lyra 8, M1191BL',
  '12 lead ECG cable EC-1200',
  'M1191BL (24/box)',
  'Kit of 3 pcs M1191BL',
  'M1191BL @ 5.00',
  'M1191BL @ $5',
])('%j states no quantity', (line) => expect(quantities(line)).toEqual([1]));

it.each([
  ['M1191BL--5', 5],
  ['fünfzehn Stück M1191BL', 15],
  ['einundzwanzig M1191BL', 21],
  ['M1191BL: dreissig Stück', 30],
  ['M1191BL 伍个', 5],
  ['veintiséis del M1191BL', 26],
  ['5 of the M1191BL', 5],
  ['and 5 of the M1191BL', 5],
  ['treinta y cinco M1191BL, dos SG-7580', 35],
  ['M1191BL в количестве двадцати одной штуки до 20 декабря', 21],
  ['Pos 1: 5 Stück M1191BL', 5],
  ['M1191BL, Menge 5, Preis 129,00 €/Stk', 5],
  ['二、M1191BL探头，数量：5个', 5],
])('%j has a quantity', (line, quantity) => expect(quantities(line)[0]).toBe(quantity));

it.each(['M1191BL, two hundred', 'doscientos M1191BL', 'M1191BL двести шт', 'M1191BL zweihundert Stück'])(
  '%j asks for hundreds in words',
  (line) => expect(quantities(line)).toEqual([expect.stringMatching(/^\D+$/)]),
);

it.each([
  ['please send M1191BL, 5 DS-100A and CX5-2C', ['M1191BL × 1?', 'DS-100A × 5', 'CX5-2C × 1?']],
  ['Bed 12 (MX450, SN DE12345678): M1191BL x1, DS-100A x 2', ['SN DE12345678): M1191BL × 1', 'DS-100A × 2']],
  ['M1191BL, DS-100A x2, SG-7580 x5', ['M1191BL × 1?', 'DS-100A × 2', 'SG-7580 × 5']],
])('%j asks for the numbers without a quantity', (line, lines) => expect(read(line)).toEqual(lines));

it.each([
  ['(01)04012345678901(240)M1191BL(30)5', 5],
  ['0104012345678901240M1191BL\u001D305', 5],
  ['+H123M1191BL1/$$805', 5],
  ['+H123M1191BL1/$$900250', 250],
])('the code %j has a number and a quantity of its own', (code, quantity) => {
  const [line] = padLines(code);
  expect(line!.text).toContain('M1191BL');
  expect(line!.quantity).toBe(quantity);
});
