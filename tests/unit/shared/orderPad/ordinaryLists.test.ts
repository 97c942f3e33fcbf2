import { describe, expect, it } from 'vitest';
import { ordinaryMails } from '../../../support/fixtures/orderPad/ordinaryMails.ts';
import { ordinaryTables } from '../../../support/fixtures/orderPad/ordinaryTables.ts';
import { padLines, readAs } from '../../../support/fixtures/orderPad/padLines.ts';

describe('ordinary lists', () => {
  it.each([...ordinaryTables, ...ordinaryMails])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

describe('what a pack holds', () => {
  it.each([
    'MK-6577 40 boxes (50 pcs each)',
    'MK-6577 40 boxes (of 50)',
    'MK-6577 – 40 cajas (50 uds. c/u)',
    'MK-6577 口罩 40盒（每盒50个）',
    'MK-6577 x40 (50 per box)',
  ])('is no quantity: %s', (line) => expect(padLines(line)).toEqual([expect.objectContaining({ quantity: 40 })]));
});
