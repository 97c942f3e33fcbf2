import { describe, expect, it } from 'vitest';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { tradeLetters } from '../../../support/fixtures/orderPad/tradeLetters.ts';
import { tradePrints } from '../../../support/fixtures/orderPad/tradePrints.ts';

describe('lists of purchasing systems and letters', () => {
  const lists = [...tradePrints, ...tradeLetters];
  it.each(lists)('%s', (_what, text, expected) => expect(readAs(text, expected)).toEqual(expected));
});
