import { expect, it } from 'vitest';
import { officeMails } from '../../../support/fixtures/orderPad/officeMails.ts';
import { officeTables } from '../../../support/fixtures/orderPad/officeTables.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';

it.each([...officeMails, ...officeTables])('%s', (_what, text, expected) =>
  expect(readAs(text, expected)).toEqual(expected),
);
