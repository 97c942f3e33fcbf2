import { describe, expect, it } from 'vitest';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { secondThoughts } from '../../../support/fixtures/orderPad/secondThoughts.ts';

describe('lists that refer to something outside the text, or have several figures', () => {
  it.each(secondThoughts)('%s', (_what, text, expected) => expect(readAs(text, expected)).toEqual(expected));
});

describe('a figure that may belong to either of two numbers', () => {
  it.each(['5 x M1191BL x DS-100A', 'M1191BL x 5 x DS-100A', 'M1191BL × DS-100A × 5'])(
    'is asked for both: %s',
    (text) =>
      expect(padLines(text)).toEqual([
        { text: 'M1191BL', quantity: '5?' },
        { text: 'DS-100A', quantity: '5?' },
      ]),
  );
});

describe('quantities that depend on an order that the text does not hold', () => {
  it('are asked for in the lines below, up to the next line with a colon', () =>
    expect(padLines('Half of the last order please.\n\nM1191BL 5\nDS-100A 2\n\nAlso:\nSG-7580 4')).toEqual([
      { text: 'M1191BL', quantity: '5?' },
      { text: 'DS-100A', quantity: '2?' },
      { text: 'SG-7580', quantity: 4 },
    ]));

  it.each(['As usual, 5x M1191BL', '上次多谢，M1191BL 5个', 'Last month was fine. M1191BL 5'])(
    'are read in %j',
    (text) => expect(padLines(text)[0]!.quantity).toBe(5),
  );
});

it.each(['2 M1191BL for ward 9', '2 M1191BL для отделения 9', '2 M1191BL para planta 9', '3楼12床要2个M1191BL'])(
  'reads no place as a quantity: %s',
  (text) => expect(padLines(text)).toEqual([{ text: 'M1191BL', quantity: 2 }]),
);
