import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { STATE } from '../../../../electron/main/rep/pdf.ts';
import { ApiError } from '../../../../shared/envelope.ts';
import { openStore } from '../../../support/openStore.tsx';
import { home, shopWindow } from '../../../support/shopWindow.ts';

it('shows the not-found page at the address asked for, inside the store', async () => {
  const { address } = await openStore('/no/such/page', { answers: shopWindow });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('combobox', { name: 'Search' })).toBeDefined();
  expect(address()).toBe('/no/such/page');
});

it('says why a page cannot be shown and shows it at the second try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isGone = true;
  const readPageConfig = () => (isGone ? Promise.reject(new ApiError('offline')) : home);
  const { shopper } = await openStore('/', { answers: { ...shopWindow, readPageConfig } });
  expect(await screen.findByText('No connection. Check your network and try again')).toBeDefined();
  // Nor is it saved as PDF in the place of the page.
  expect(runInNewContext(STATE, { document })).toBe('failed');
  isGone = false;
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The right part' })).toBeDefined();
});
