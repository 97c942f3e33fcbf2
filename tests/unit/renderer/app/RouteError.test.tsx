import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { STATE } from '../../../../electron/main/rep/documents/savePdf.ts';
import type { PageRoute } from '../../../../renderer/src/routing/RouteContext.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { renderPages, renderPart } from '../../../support/drivers/renderPages.tsx';
import { home, storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';
import { eventually } from '../../../support/checks/eventually.ts';

it('shows the not-found page at the address asked for, inside the store', async () => {
  const { address } = await openStore('/no/such/page', { answers: storefrontReplies });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('combobox', { name: 'Search' })).toBeDefined();
  expect(address()).toBe('/no/such/page');
});

it('says why a page cannot be shown and shows it at the second try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isGone = true;
  const readPageConfig = () => (isGone ? Promise.reject(new ApiError('offline')) : home);
  const { shopper } = await openStore('/', { answers: { ...storefrontReplies, readPageConfig } });
  expect(await screen.findByText('No connection. Check your network and try again')).toBeDefined();
  // Nor can the error page be saved as PDF in place of the page.
  expect(runInNewContext(STATE, { document })).toBe('failed');
  isGone = false;
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The right part' })).toBeDefined();
});

it('asks again as often as it is told to, and never reloads the page for an answer that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = vi.fn(() => Promise.reject(new ApiError('offline')));
  const route: PageRoute = ({ stores }) => ({
    loader: () => stores.queries.load('readPageConfig', { pk: 1 }),
    Component: () => null,
  });
  const { router } = await renderPages({ '/here': route }, { at: '/here', answers: { readPageConfig: read } });
  const navigate = vi.spyOn(router, 'navigate');
  for (const times of [2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await eventually(() => expect(read).toHaveBeenCalledTimes(times));
    await screen.findByRole('button', { name: 'Try again' });
  }
  expect(navigate).not.toHaveBeenCalled();
});

describe('a fault in a component', () => {
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('a fault in a component');
    return <h1>The page</h1>;
  }
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  it('is over once trying again helps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPart(<Page />, { answers: {} });
    expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeDefined();
    isBroken = false;
    await retry();
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  });

  it('has the whole page reloaded where a retry did not help', async () => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = await renderPart(<Page />, { answers: {} });
    await retry();
    await eventually(() => expect(router.state.location.state).toEqual({ isRemounted: true }));
    const navigate = vi.spyOn(router, 'navigate');
    await retry();
    await eventually(() => expect(navigate).toHaveBeenCalledWith(0));
  });
});
