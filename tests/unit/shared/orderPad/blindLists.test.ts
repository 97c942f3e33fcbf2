import { describe, expect, it } from 'vitest';
import { blindMails } from '../../../support/fixtures/orderPad/blindMails.ts';
import { blindTables } from '../../../support/fixtures/orderPad/blindTables.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { secondLists } from '../../../support/fixtures/orderPad/secondLists.ts';

describe('lists that were written before rows were told apart by what the store has', () => {
  const lists = [...blindMails, ...blindTables, ...secondLists];
  it.each(lists)('%s', (_what, text, expected) => expect(readAs(text, expected)).toEqual(expected));
});
