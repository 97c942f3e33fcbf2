import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CatalogueView } from '../../../../../../shared/ipc/catalogue.ts';
import { aCatalogueView } from '../../../../../support/builders/desktop/anOfflineCatalogue.ts';
import { aPage, aProduct } from '../../../../../support/builders/aProduct.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../../support/fixtures/storefrontReplies.ts';

afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;
const ONLINE = aCatalogueView({ at: Date.now() - 2 * HOUR, products: 9, total: 9, pictures: 9 });

/** A client with an offline catalogue. */
function aClient(first: CatalogueView) {
  let listen: (view: CatalogueView) => void = () => undefined;
  const catalogue = {
    read: () => Promise.resolve(first),
    refresh: vi.fn(() => Promise.resolve()),
    onChanged: (listener: typeof listen) => {
      listen = listener;
      return () => undefined;
    },
  };
  return { catalogue, say: (view: Partial<CatalogueView>) => act(() => listen({ ...first, ...view })) };
}

it('the note on the offline catalogue says what is shown while the store is away and how old it is, and reads again when it is back', async () => {
  const client = aClient(ONLINE);
  const { platform } = await openStore('/', { answers: storefrontReplies, catalogue: client.catalogue });
  expect(await screen.findByText('Catalogue for use without a connection: updated 2 hours ago.')).toBeDefined();
  client.say({ isServing: true });
  expect(await screen.findByText('Shown from the catalogue on this device, updated 2 hours ago.')).toBeDefined();
  expect(screen.getByText(/^No connection/)).toBeDefined();
  const before = platform.calls.filter(([name]) => name === 'readPageConfig').length;
  client.say({ isServing: false });
  await waitFor(() => expect(screen.queryByText(/^Shown from the catalogue/)).toBeNull());
  expect(await screen.findByText('The connection is back')).toBeDefined();
  await waitFor(() =>
    expect(platform.calls.filter(([name]) => name === 'readPageConfig').length).toBeGreaterThan(before),
  );
});

it('the note on the offline catalogue is not shown at the foot of a kiosk’s page', async () => {
  const client = aClient({ ...ONLINE, isServing: true });
  await openStore('/', { answers: storefrontReplies, catalogue: client.catalogue, device: 'kiosk' });
  expect(await screen.findByText('Shown from the catalogue on this device, updated 2 hours ago.')).toBeDefined();
  client.say({ isServing: false });
  expect(await screen.findByText('The connection is back')).toBeDefined();
  expect(screen.queryByText(/^Catalogue for use without a connection/)).toBeNull();
});

it('the note on the offline catalogue says that nothing is kept yet, and has it fetched at once where that is wanted', async () => {
  const client = aClient(aCatalogueView());
  const { shopper } = await openStore('/', { answers: storefrontReplies, catalogue: client.catalogue });
  await shopper.click(await screen.findByRole('button', { name: 'Update now' }));
  expect(client.catalogue.refresh).toHaveBeenCalledTimes(1);
  client.say({ isFetching: true });
  expect(await screen.findByRole('button', { name: 'Updating…' })).toBeDefined();
  client.say({ hasFailed: true });
  expect(await screen.findByText('Not everything could be downloaded. We will try again automatically.')).toBeDefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('The catalogue has not been kept on this device yet.')).toBeDefined();
});

it('the note on the offline catalogue says that only a part of a very large store is kept, before a journey and on it', async () => {
  const client = aClient({ ...ONLINE, products: 20_000, total: 35_120 });
  await openStore('/', { answers: storefrontReplies, catalogue: client.catalogue });
  const part = 'Only 20,000 of the store’s 35,120 products are kept.';
  expect(await screen.findByText(`Catalogue for use without a connection: updated 2 hours ago. ${part}`)).toBeDefined();
  client.say({ isServing: true });
  expect(
    await screen.findByText(`Shown from the catalogue on this device, updated 2 hours ago. ${part}`),
  ).toBeDefined();
});

it('offers no order by price while the data has no prices', async () => {
  const client = aClient(ONLINE);
  await openStore('/product/searchPage?keyWord=probe', {
    answers: { ...storefrontReplies, listProducts: () => aPage([aProduct()]) },
    user: MEMBER,
    catalogue: client.catalogue,
  });
  // The listener's code is loaded after the page.
  expect(await screen.findByText('Catalogue for use without a connection: updated 2 hours ago.')).toBeDefined();
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(within(order).getByRole('option', { name: 'Price, low to high' })).toBeDefined();
  client.say({ isServing: true });
  await waitFor(() => expect(within(order).queryByRole('option', { name: 'Price, low to high' })).toBeNull());
});
