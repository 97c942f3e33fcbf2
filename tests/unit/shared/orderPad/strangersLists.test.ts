import { describe, expect, it } from 'vitest';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { strangersLists } from '../../../support/fixtures/orderPad/strangersLists.ts';
import { strangersListsLater } from '../../../support/fixtures/orderPad/strangersListsLater.ts';

describe('lists of strangers', () => {
  it.each([...strangersLists, ...strangersListsLater])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

describe('a word for pieces in front of the figure', () => {
  it.each([
    ['EA 4 M1191BL', 4],
    ['pcs. 4 M1191BL', 4],
    ['шт 4 M1191BL', 4],
    ['uds 4 M1191BL', 4],
    ['M1191BL 4 (EA)', 4],
    ['41712 4 (BX)', 4],
    ['M1191BL 4 EA 2026-12-15', 4],
    ['EA 4 M1191BL 100 pcs', '100?'],
    ['Box 4 M1191BL', '4?'],
    ['M1191BL+4', '4?'],
    ['M1191BL 4/4', '4?'],
  ])('%s', (text, quantity) => expect(padLines(text)[0]!.quantity).toBe(quantity));
});

it.each(['no SG-7580 this time', 'sin SG-7580 por ahora', 'без SG-7580 на этот раз'])('orders nothing by %j', (text) =>
  expect(padLines(`M1191BL 5\n${text}`)).toEqual([{ text: 'M1191BL', quantity: 5 }]),
);
