import { describe, expect, it } from 'vitest';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { purchasingLists } from '../../../support/fixtures/orderPad/purchasingLists.ts';
import { purchasingListsLast } from '../../../support/fixtures/orderPad/purchasingListsLast.ts';
import { purchasingListsLater } from '../../../support/fixtures/orderPad/purchasingListsLater.ts';

describe('lists of purchasing officers', () => {
  it.each([...purchasingLists, ...purchasingListsLater, ...purchasingListsLast])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

it.each([
  ['M1191BL x 3 sorry 5', '3?'],
  ['M1191BL 3, correction: 5', '5?'],
  ['41712 - 41713 2 pcs', '2?'],
  ['SG-7580 through SG-7590', '1?'],
  ['one hundred (100) M1191BL', 'one hundred'],
])('asks how many: %j', (text, quantity) => expect(padLines(text)[0]!.quantity).toBe(quantity));

it.each([
  ['M1191BL x3, DS-100A x2. For M1191BL make it 5, not 3.', 'M1191BL', 5],
  ['I want 5 M1191BL at 129 € and 2 DS-100A at 45 €', 'M1191BL', 5],
  ['2016-003 x 2', '2016-003', 2],
  ['&nbsp;&bull;&nbsp;5 x M1191BL', 'M1191BL', 5],
  ['M1191BL 4\nDS-100A 2\nM1191BL should be 6', 'M1191BL', 6],
])('reads %j', (text, named, quantity) => expect(padLines(text)[0]).toEqual({ text: named, quantity }));
