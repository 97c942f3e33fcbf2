import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

it('names the country that a quotation goes to', async () => {
  const answers = { ...shop().answers, readInquiry: () => anInquiry({ quoted_total: 240_000 }) };
  await openStore('/userCenter/inquiryList/7/document', { answers, user: MEMBER });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Spain')).toBeDefined();
});

it('lists what was asked for as written and is not offered', async () => {
  const fields = { quoted_total: 240_000, free_lines: [{ text: 'Bracket AB-7', quantity: 1_200 }] };
  const answers = { ...shop().answers, readInquiry: () => anInquiry(fields) };
  await openStore('/userCenter/inquiryList/7/document', { answers, user: MEMBER });
  const row = (await screen.findByText('Bracket AB-7')).closest('tr')!;
  expect(row.textContent).toContain('1,200');
});

it('states the condition of goods that are not new', async () => {
  const inquiry = anInquiry({ quoted_total: 240_000 });
  const [used, unused] = inquiry.lines.map((line, index) => ({
    ...line,
    sku: {
      ...line.sku,
      product: { ...line.sku.product, condition: index === 0 ? ('used' as const) : ('new' as const) },
    },
  }));
  const answers = { ...shop().answers, readInquiry: () => ({ ...inquiry, lines: [used!, unused!] }) };
  await openStore('/userCenter/inquiryList/7/document', { answers, user: MEMBER });
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => /Used/.test(textContent))).toEqual([false, true, false]);
  expect(rows.some(({ textContent }) => textContent.includes('New'))).toBe(false);
});

const DAY_MS = 86_400_000;
const PAST = new Date(Date.now() - 2 * DAY_MS).toISOString();
const TO_COME = new Date(Date.now() + 2 * DAY_MS).toISOString();

it.each([
  ['expired', PAST, /^Expired\. These prices were valid until /],
  // A copy that was kept on a computer, from before the end.
  ['quoted', PAST, /^Expired\. These prices were valid until /],
  ['declined', TO_COME, /^Declined\. /],
  ['quoted', TO_COME, null],
  ['accepted', PAST, null],
] as const)('marks what cannot be accepted any more: %s, prices until %s', async (state, until, mark) => {
  const inquiry = anInquiry({ quoted_total: 240_000, state, valid_until: until });
  await openStore('/userCenter/inquiryList/7/document', {
    answers: { ...shop().answers, readInquiry: () => inquiry },
    user: MEMBER,
  });
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.queryAllByText(/^(?:Expired|Declined)\./).map(({ textContent }) => textContent)).toEqual(
    mark ? [expect.stringMatching(mark)] : [],
  );
  // An invalid quotation has no signature lines.
  expect(sheet.queryByText('Signature') === null).toBe(mark !== null);
});
