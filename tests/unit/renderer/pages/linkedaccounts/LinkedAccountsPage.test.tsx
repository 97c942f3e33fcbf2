import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
