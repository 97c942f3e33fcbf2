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
  const asked = { quoted_total: 240_000, free_lines: [{ text: 'Bracket AB-7', quantity: 1_200 }] };
  const answers = { ...shop().answers, readInquiry: () => anInquiry(asked) };
  await openStore('/userCenter/inquiryList/7/document', { answers, user: MEMBER });
  const row = (await screen.findByText('Bracket AB-7')).closest('tr')!;
  expect(row.textContent).toContain('1,200');
});
