import { expect, it } from 'vitest';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);

it.each([
  'M1191BL 10 (1 box)',
  'SG-7580 1000 (20 packs)',
  'SG-7580 20 packs = 1000 pcs',
  'M1191BL - 2 or 3',
  'M1191BL up to 6',
  'M1191BL at least 5 pcs',
  'M1191BL 10/month',
  'SG-7580 4 x 50s',
  '4 x 50 SG-7580',
  'M1191BL 2dz',
  'M1191BL ½ box',
  'M1191BL 0.5',
  'double the usual M1191BL (usual is 4)',
  'Qty 3 of part M1191BL at 129.00 ea',
  '1 Karton GL-7318 zu 10 x 100 Stück',
  'SG-7580 — двадцать упаковок по 50 шт.',
  'un par de DS-100A',
  'a box of 50 SG-7580',
  'M1191BL 2x ICU, 3x ER',
  'DS-100A - ICU 2, ED 1',
])('%j asks, as two figures may be its quantity', (line) => {
  const lines = padLines(line);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.quantity).toBeTypeOf('string');
});

it.each([
  ['SG-7580 2 x 50/pk', 'SG-7580 × 2'],
  ['SG-7580 (50/pk) 4', 'SG-7580 (50/pk) × 4'],
  ['SG-7580 (уп. 50 шт) - 20 уп', 'SG-7580 (уп. 50 шт) × 20'],
  ['41712 PAPER THERMAL 50MM X 20M 25 RL 2.10 52.50', '41712 PAPER THERMAL 50MM X 20M × 25'],
  ['M1191BL 10 x 15 cm', 'M1191BL 10 x 15 cm × 1'],
  ['M1191BL要三个', 'M1191BL × 3'],
])('%j is read', (line, expected) => expect(read(line)).toEqual([expected]));

it('reads what a list says of a number that it orders', () => {
  expect(read('M1191BL x 3\nEl M1191BL lo facturáis a 119,50 €')).toEqual(['M1191BL × 3']);
  expect(read('3 del M1191BL\nel M1191BL mejor 5')).toEqual(['M1191BL × 5']);
  expect(read('M1191BL x 3\nNo, cancel that one.')).toEqual([]);
  expect(read('DS-100A 2个，之前那个TE7-2MP不要了')).toEqual(['DS-100A × 2']);
  expect(read('same as last time: M1191BL, SG-7580')).toEqual(['M1191BL × 1', 'SG-7580 × 1']);
});
