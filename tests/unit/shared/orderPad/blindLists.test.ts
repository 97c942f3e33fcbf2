import { describe, expect, it } from 'vitest';
import { blindMails } from '../../../support/fixtures/orderPad/blindMails.ts';
import { blindTables } from '../../../support/fixtures/orderPad/blindTables.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { secondLists } from '../../../support/fixtures/orderPad/secondLists.ts';

/** A quantity in the next sentence, and a form whose labels stand in columns. */
const NOT_READ = new Set(['a wish in prose with one number', 'order form with ruled fields']);

describe('lists that were written before rows were told apart by what the store has', () => {
  const lists = [...blindMails, ...blindTables, ...secondLists];
  it.each(lists.filter(([what]) => !NOT_READ.has(what)))('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
  it.fails.each(lists.filter(([what]) => NOT_READ.has(what)))('not yet: %s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});
