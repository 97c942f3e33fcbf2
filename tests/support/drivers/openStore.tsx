import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';
import { type Language, stripLanguage, withLanguage } from '../../../shared/text/languages.ts';
import { App } from '../../../renderer/src/app/App.tsx';
import { CHROME_NAMESPACES, createRoutes } from '../../../renderer/src/app/routes.tsx';
import { createI18n } from '../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../renderer/src/i18n/serverTexts.ts';
import type { KeyValueStorage } from '../../../renderer/src/persistence/storage/KeyValueStorage.ts';
import { memoryStorage } from '../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../renderer/src/persistence/storage/StatePersistence.ts';
import { Stores } from '../../../renderer/src/stores/Stores.ts';
import type { DeviceClass } from '../../../shared/web/deviceClass.ts';
import type { Platform, PlatformUser } from '../../../renderer/src/platform/Platform.ts';
import { type Answers, FakePlatform } from '../fakes/FakePlatform.ts';

interface OpenOptions {
  answers?: Answers;
  user?: PlatformUser | null;
  device?: DeviceClass;
  language?: Language;
  /** The client around the page; null in a browser. */
  signIn?: Platform['signIn'];
  outbox?: Platform['outbox'];
  kiosk?: Platform['kiosk'];
  customers?: Platform['customers'];
  catalogue?: Platform['catalogue'];
  keychain?: Platform['keychain'];
  paymentPage?: Platform['paymentPage'];
  /** The storage of the browser, which another tab may share. */
  storage?: KeyValueStorage;
}

export interface OpenStore {
  shopper: UserEvent;
  platform: FakePlatform;
  stores: Stores;
  /** Path and query of the current page, without the language. */
  address: () => string;
  /** The same of the page that is being opened, whose code may not be loaded yet; else of the current one. */
  destination: () => string;
  go: (to: string) => Promise<void>;
}

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

afterEach(() => cleanup());

/** Opens a page of the complete store through its real routes, with a fake API. */
export async function openStore(
  path: string,
  {
    answers = {},
    user = null,
    device = 'desktop',
    language = 'en',
    signIn = null,
    outbox = null,
    kiosk = null,
    customers = null,
    catalogue = null,
    keychain = null,
    paymentPage,
    storage = memoryStorage(),
  }: OpenOptions = {},
): Promise<OpenStore> {
  const platform = new FakePlatform(answers, user);
  platform.signIn = signIn;
  platform.outbox = outbox;
  platform.kiosk = kiosk;
  platform.customers = customers;
  platform.catalogue = catalogue;
  platform.keychain = keychain;
  if (paymentPage) platform.paymentPage = paymentPage;
  const stores = new Stores({
    platform,
    persistence: new StatePersistence(storage),
    device,
    now: () => Date.now(),
  });
  const texts = await createI18n(language, serverTexts);
  await texts.loadNamespaces([...CHROME_NAMESPACES]);
  const router = createMemoryRouter(createRoutes({ stores, i18n: texts }), {
    basename: withLanguage('/', language),
    initialEntries: [withLanguage(path, language)],
  });
  render(
    <App stores={stores} i18n={texts} site={{ origin: 'https://shop.example', language }}>
      <Awake stores={stores}>
        <RouterProvider router={router} />
      </Awake>
    </App>,
  );
  await screen.findByRole('main');
  const shopper = userEvent.setup();
  // Keys without a pause of a task after each, which took a tenth of the tests that type. Clicks keep it, as two clicks
  // never come in one task.
  const typist = shopper.setup({ delay: null });
  return {
    shopper: { ...shopper, type: typist.type },
    platform,
    stores,
    address: () => addressOf(router.state.location),
    destination: () => addressOf(router.state.navigation.location ?? router.state.location),
    go: (to) => router.navigate(to),
  };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  stripLanguage(pathname) + search;

/** Starts the stores, as the page's entry does in a browser, and stops them with the page. */
function Awake({ stores, children }: { stores: Stores; children: ReactNode }) {
  useEffect(() => stores.start(), [stores]);
  return children;
}
