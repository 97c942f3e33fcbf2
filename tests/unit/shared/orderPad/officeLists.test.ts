import { expect, it } from 'vitest';
import { officeMails } from '../../../support/fixtures/orderPad/officeMails.ts';
import { officeTables } from '../../../support/fixtures/orderPad/officeTables.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { wardLists } from '../../../support/fixtures/orderPad/wardLists.ts';

it.each([...officeMails, ...officeTables, ...wardLists])('%s', (_what, text, expected) =>
  expect(readAs(text, expected)).toEqual(expected),
);
