import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { home, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

it('shows what the merchant has put together, under the title of the hero', async () => {
  await openStore('/', { answers: storefrontReplies });
  expect(screen.getByRole('heading', { level: 1, name: 'The right part' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse' }).getAttribute('href')).toBe('/category');
  expect(screen.getByRole('link', { name: /^Ultrasound\s*12 products$/ }).getAttribute('href')).toBe(
    '/category/ultrasound/1',
  );
});

it('skips a block of a kind it does not know, and says so in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = { kind: 'carousel' } as unknown as Block;
  await openStore('/', { answers: { ...storefrontReplies, readPageConfig: () => ({ ...home, blocks: [unknown] }) } });
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
  expect(warned).toHaveBeenCalledWith('home: unknown block', unknown);
});
