import { expect, it } from 'vitest';
import { readPrintLines } from '../../../../../../shared/orderPad/table/formats/printLines.ts';

const START = [
  ['1', 'M1191BL', 'SpO2 sensor'],
  ['2', 'DS-100A', 'Finger clip'],
];
/** Two items, the second of which has these lines below its first. */
const report = (...below: string[][]): string[][] => [START[0]!, ['due', '5 EA', '129.00'], START[1]!, ...below];
const rows = (...below: string[][]) => readPrintLines(report(...below))?.rows;

it.each<[string, string[][], string]>([
  ['before its price', [['due', '2 EA', '45.50']], '2 EA'],
  ['in the last cell of a line without a price', [['due', '2 EA']], '2 EA'],
  ['in a line of its own', [['2 EA']], '2 EA'],
  [
    'not behind a price, where a pack is named',
    [
      ['due', '45.50 USD', '10 BX'],
      ['left', '2 EA'],
    ],
    '2 EA',
  ],
  [
    'not behind a price at the start of a line',
    [
      ['due', '2 EA'],
      ['45.50 USD', '10 BX'],
    ],
    '2 EA',
  ],
  [
    'the same in two lines',
    [
      ['due', '2 EA'],
      ['left', '2 EA'],
    ],
    '2 EA',
  ],
  [
    'another in two lines: both are shown',
    [
      ['due', '2 EA'],
      ['left', '3 EA'],
    ],
    '2 / 3',
  ],
])('the quantity of an item is %s', (_where, below, quantity) =>
  expect(rows(...below)).toEqual([
    ['M1191BL', '5 EA'],
    ['DS-100A', quantity],
  ]),
);

it.each<[string, string[][]]>([
  ['an item has no quantity', report(['due', '45.50'])],
  ['an item has its quantity in its first line', [...report(['due', '2 EA']), ['3', 'SG-7580', '4 EA']]],
  ['positions do not count up', [...report(['due', '2 EA']), ['9', 'SG-7580'], ['due', '4 EA']]],
  [
    'no line has a position',
    [
      ['M1191BL', '5 EA'],
      ['DS-100A', '2 EA'],
    ],
  ],
  [
    'no position has a number',
    [
      ['1', 'Finger clip'],
      ['due', '5 EA'],
    ],
  ],
])('is read as any other table: %s', (_why, table) => expect(readPrintLines(table)).toBeNull());

it('lists the heading and the further lines as left out', () =>
  expect(readPrintLines([['Line', '', 'Part'], ...report(['due', '2 EA', ''])])?.leftOut).toEqual([
    'Line, Part',
    'due, 5 EA, 129.00',
    'due, 2 EA',
  ]));
