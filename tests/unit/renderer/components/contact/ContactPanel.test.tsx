import { cleanup, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ContactPanel } from '../../../../../renderer/src/components/contact/ContactPanel.tsx';
import type { DeviceClass } from '../../../../../shared/web/deviceClass.ts';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { renderPages, renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

async function openPanel(device: DeviceClass, config: Partial<typeof aConfig> = {}): Promise<void> {
  const ignore = (): void => undefined;
  const panel = <ContactPanel opener={createRef()} onClose={ignore} onRegistered={ignore} onKept={ignore} />;
  const readConfig = () => ({ ...aConfig, messenger_page: 'https://m.me/medstore', ...config });
  const { stores } = await renderPart(panel, {
    device,
    answers: { readConfig, selectCountry: () => ({ results: [] }) as never, queryIp: () => ({}) as never },
  });
  await stores.queries.load('readConfig', {});
}

it('a client without a live chat offers none, but the ways that it has', async () => {
  await openPanel('desktop');
  expect(await screen.findByRole('button', { name: 'WhatsApp' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'FB Messenger' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
});

it.each([
  ['+1 (202) 555-0142', 'https://m.me/medstore', ['FB Messenger', 'WhatsApp']],
  ['', 'https://m.me/medstore', ['FB Messenger']],
  ['+12025550142', '', ['WhatsApp']],
])('offers only ways that the store has: %j, %j', async (whatsapp, messenger, names) => {
  await openPanel('desktop', { whatsapp, messenger_page: messenger });
  expect(await screen.findByRole('button', { name: names[0]! })).toBeDefined();
  const shown = ['FB Messenger', 'WhatsApp'].filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(shown).toEqual(names);
});

it('shows a kiosk’s visitor at once what they may take along, under a title that names nothing else', async () => {
  await openPanel('kiosk');
  expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'sales@example.com' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Live chat' })).toBeNull();
});

it('a message from a product’s page names the chosen variant', async () => {
  const ignore = (): void => undefined;
  const panel = <ContactPanel opener={createRef()} onClose={ignore} onRegistered={ignore} onKept={ignore} />;
  const answers = {
    readConfig: () => aConfig,
    readProduct: () => aWholeProduct(),
    selectCountry: () => ({ results: [] }) as never,
    queryIp: () => ({}) as never,
  };
  const { stores } = await renderPages(
    { '/product/:detail/:id': () => ({ Component: () => panel }) },
    { at: '/product/convex/1?sku=102', device: 'kiosk', answers },
  );
  await Promise.all([stores.queries.load('readConfig', {}), stores.queries.load('readProduct', { id: 1 })]);
  const ways = () => screen.getAllByRole('link', { name: 'WhatsApp' }).map((way) => way.getAttribute('href'));
  await waitFor(() => expect(ways()).toContainEqual(expect.stringContaining('CX5-2C-4')));
});

it.each([
  ['desktop', false],
  ['mobile', true],
] as const)('is a popover beside its opener, and a dialog of its own on a phone: %s', async (device, isModal) => {
  await openPanel(device);
  const panel = await screen.findByRole('dialog');
  expect(panel.getAttribute('aria-modal') === 'true').toBe(isModal);
  expect(document.activeElement === panel).toBe(!isModal);
});
