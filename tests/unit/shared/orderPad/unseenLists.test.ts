import { describe, expect, it } from 'vitest';
import { parseList } from '../../../../shared/orderPad/parseList.ts';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { lastLists } from './lastLists.ts';
import { laterLists } from './laterLists.ts';
import { unseenLists } from './unseenLists.ts';

describe('lists that buyers paste', () => {
  it.each([...unseenLists, ...laterLists, ...lastLists])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

describe('quantities in words', () => {
  it.each([
    ['twenty-four SG-7580', 24],
    ['treinta y cinco SG-7580', 35],
    ['двадцать четыре SG-7580', 24],
    ['SG-7580 – sixty pcs', 60],
    ['SG-7580: восемнадцать штук', 18],
    ['two FW 90-024-SC', 2],
  ])('%s', (text, quantity) => expect(padLines(text)[0]!.quantity).toBe(quantity));

  it('are none in front of words', () =>
    expect(padLines('two way valve 90-024')).toEqual([{ text: 'two way valve 90-024', quantity: 1 }]));
});

it('reads a row of more cells than a call has arguments', () =>
  expect(parseList('a\t'.repeat(200_000)).lines).toHaveLength(1));

it.each(['M1191BL 5\nonly 2 pcs please', 'M1191BL 5\nsolo 2 uds por favor'])(
  'asks where a sentence says another quantity than the line above: %j',
  (text) => expect(padLines(text)).toEqual([{ text: 'M1191BL', quantity: '5 / 2' }]),
);

describe('what stands around a list', () => {
  it('is told from goods by the store', () => {
    const { lines } = parseList('M1191BL 5\nDS-100A 2\n\nJane Roe\nSt. Mary Hospital\nVAT GB123456789');
    expect(lines.map(({ row, isSure }) => [row, isSure])).toEqual([
      ['M1191BL 5', true],
      ['DS-100A 2', true],
      ['Jane Roe', false],
      ['St. Mary Hospital', false],
    ]);
  });

  it.each([
    ['a paragraph of part numbers', 'M1191BL 5\n\nDS-100A\nSG-7580', ['M1191BL', 'DS-100A', 'SG-7580']],
    ['goods in words, a line a paragraph', 'M1191BL 5\n\nultrasound gel', ['M1191BL', 'ultrasound gel']],
    [
      'goods in words above the list',
      'blue gloves\nultrasound gel\n\nM1191BL 5',
      ['blue gloves', 'ultrasound gel', 'M1191BL'],
    ],
    [
      'a number behind a number without quantity',
      'M1191BL\nDS-100A\n5\nSG-7580\n2',
      ['M1191BL', 'DS-100A', '5', 'SG-7580', '2'],
    ],
  ])('keeps %s', (_what, text, expected) => expect(parseList(text).lines.map((line) => line.text)).toEqual(expected));
});
