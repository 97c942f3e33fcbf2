import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
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
  // The first product shows a serial number below its name and quantity; the second shows only these two.
  const products = ['Probe 1', 'Probe 2'].map((name) => screen.getByText(name).closest('li')!);
  expect(screen.getByText('Serial number 4711').closest('li')).toBe(products[0]);
  expect(products.map((product) => product.querySelectorAll(':scope > span > span').length)).toEqual([3, 2]);
});

it('that cannot be read says why, and is read again', async () => {
  let isAway = true;
  const readInquiry = () => {
    if (isAway) throw new ApiError('offline');
    return anInquiry();
  };
  const { shopper } = await openStore('/quote/success?id=7', {
    answers: { ...shop().answers, readInquiry },
    user: MEMBER,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Q-2026-000007')).toBeNull();
  isAway = false;
  await shopper.click(again);
  expect(await screen.findByText('Q-2026-000007')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
