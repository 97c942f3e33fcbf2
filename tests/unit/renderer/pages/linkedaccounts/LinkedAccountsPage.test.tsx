import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
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

it('says that a provider is unlinked once it is, and only then', async () => {
  let account: string | null = 'ana@clinic.example';
  let isBroken = true;
  const { shopper, platform } = await openStore('/userCenter/userCenterBindFb', {
    answers: {
      ...shop().answers,
      readSocial: () => [{ provider: 'google', account }],
      bindGoogle: () => {
        if (isBroken) throw new ApiError('timeout');
        account = null;
        return { bound: false };
      },
    },
    user: MEMBER,
  });
  const unlink = await screen.findByRole('button', { name: 'Unlink Google' });
  await shopper.click(unlink);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('Google is no longer linked')).toBeNull();
  isBroken = false;
  await shopper.click(unlink);
  expect(await screen.findByText('Google is no longer linked')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull());
  expect(platform.calls).toContainEqual(['bindGoogle', { bound: false }]);
});
