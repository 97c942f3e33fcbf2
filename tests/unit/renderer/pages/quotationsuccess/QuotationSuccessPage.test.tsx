import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

it('lists what was asked for as written beside the products', async () => {
  const inquiry = anInquiry({ free_lines: [{ text: 'Bracket AB-7', quantity: 1_200 }] });
  await openStore('/quote/success?id=7', { answers: { ...shop().answers, readInquiry: () => inquiry }, user: MEMBER });
  const line = (await screen.findByText('Bracket AB-7')).closest('li')!;
  // A number that leads to several variants can be asked for as written, too.
  expect(line.textContent).toContain('Asked for as written');
  expect(line.textContent).toContain('1,200');
});
