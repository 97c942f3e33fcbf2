import { describe, expect, it } from 'vitest';
import { manyFigures } from '../../../support/fixtures/orderPad/manyFigures.ts';
import { manyFiguresLater } from '../../../support/fixtures/orderPad/manyFiguresLater.ts';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';

describe('lists with several figures a line', () => {
  it.each([...manyFigures, ...manyFiguresLater])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

it.each([
  ['We need M1191BL, 1611 and DS-100A.', '1611?'],
  ['3 of our 12 M1191BL, and 2 DS-100A', '3?'],
  ['5/M1191BL', '5?'],
  ['3 M1191BL - actually 5 M1191BL', '3?'],
  ['2 pcs M1191BL per room', '2?'],
  ['Last month we got 3 M1191BL, now we need 2 DS-100A', '3?'],
])('asks how many of the first number: %j', (text, quantity) => expect(padLines(text)[0]!.quantity).toBe(quantity));

it.each([
  ['Could I have 5 M1191BL and 2 DS-100A', 5],
  ['Please send 3 M1191BL, sorry, 5, and 2 DS-100A', 5],
  ['4 M1191BL, make it 5, and 2 DS-100A', 5],
  ['4 M1191BL\n2 DS-100A\n*5 M1191BL', 5],
  ['3 M1191BL - sorry, 5', 5],
])('reads the quantity that holds: %j', (text, quantity) => expect(padLines(text)[0]!.quantity).toBe(quantity));
