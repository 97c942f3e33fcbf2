import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

it('shows the tree three levels deep', async () => {
  await openStore('/category', { answers: storefrontReplies });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 2, name: 'Ultrasound' })).toBeDefined();
  expect(page.getByRole('link', { name: 'Probes' }).getAttribute('href')).toBe('/category/probes/11');
  expect(page.getByRole('link', { name: /^Scissors/ }).getAttribute('href')).toBe('/category/scissors/211');
});

it('is the landmark for categories on a phone, where the header has none', async () => {
  await openStore('/category', { answers: storefrontReplies, device: 'mobile' });
  expect(screen.getAllByRole('navigation', { name: 'Categories' })).toHaveLength(1);
});

it('says so when there is no category yet', async () => {
  await openStore('/category', { answers: { ...storefrontReplies, readGroupTree: () => [] } });
  expect(screen.getByRole('heading', { name: 'The categories could not be loaded' })).toBeDefined();
});
