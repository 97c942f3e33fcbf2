import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reply } from '../../../../../shared/contract/contract.ts';
import { shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

it('shows no list of linked accounts where the store knows no provider', async () => {
  const answers = { ...shop().answers, readSocial: () => [] };
  await openStore('/userCenter/userCenterBindFb', { answers, user: MEMBER });
  const main = within(screen.getByRole('main'));
  const words = await main.findByText('No providers are available at present.');
  expect(words.nextElementSibling).toBeNull();
});

it('offers to unlink what is linked, and says where to link what is not, if this client cannot', async () => {
  const readSocial = (): Reply<'readSocial'> => [
    { provider: 'google', account: 'ana@clinic.example' },
    { provider: 'facebook', account: null },
  ];
  await openStore('/userCenter/userCenterBindFb', { answers: { ...shop().answers, readSocial }, user: MEMBER });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('ana@clinic.example')).toBeDefined();
  expect(main.getAllByRole('button').map((button) => button.textContent)).toEqual(['Unlink Google']);
  expect(main.getByText('Not linked. Link it in the browser')).toBeDefined();
});
