import { act, render } from '@testing-library/react';
import { configure } from 'mobx';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '../../../renderer/src/app/App.tsx';
import { RouteError } from '../../../renderer/src/app/RouteError.tsx';
import { CHROME_NAMESPACES } from '../../../renderer/src/app/routes.tsx';
import { createI18n } from '../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../renderer/src/i18n/serverTexts.ts';
import { memoryStorage } from '../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../renderer/src/persistence/storage/StatePersistence.ts';
import type { Platform, PlatformUser } from '../../../renderer/src/platform/Platform.ts';
import type { PageRoute } from '../../../renderer/src/routing/RouteContext.ts';
import { Stores } from '../../../renderer/src/stores/Stores.ts';
import type { DeviceClass } from '../../../shared/web/deviceClass.ts';
import type { Call } from '../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../shared/contract/contract.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';

/** The API's replies in a test; an operation without one fails the test. */
export type Answers = { [N in OperationName]?: (payload: Request<N>) => Reply<N> | Promise<Reply<N>> };

interface Setup {
  at: string;
  answers: Answers;
  member?: PlatformUser;
  device?: DeviceClass;
  language?: Language;
  /** The platform, if it is not a browser. */
  platform?: Partial<Platform>;
  /** The time; by default 0, at which no reply counts as fresh. */
  now?: number;
}

configure({ enforceActions: 'always' });

/** Renders pages through their own routes in one language; only the API is fake. */
export async function renderPages(
  pages: Record<string, PageRoute>,
  { at, answers, member, device = 'desktop', language = 'en', platform, now = 0 }: Setup,
) {
  const calls: { name: OperationName; payload: unknown }[] = [];
  const call: Call = async (name, payload) => {
    calls.push({ name, payload });
    const answer = answers[name] as ((payload: unknown) => Promise<never>) | undefined;
    if (!answer) throw new Error(`nobody answers ${name}`);
    return await answer(payload);
  };
  const stores = new Stores({
    platform: { ...platformOf(call, member ?? null), ...platform },
    persistence: new StatePersistence(memoryStorage()),
    device,
    now: () => now,
  });
  const i18n = await createI18n(language, serverTexts);
  await i18n.loadNamespaces([...CHROME_NAMESPACES, 'catalogue']);
  const routes = Object.entries(pages).map(([path, route]): RouteObject => ({
    path,
    ErrorBoundary: RouteError,
    ...route({ stores, i18n }),
  }));
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], { initialEntries: [at] });
  const stop = stores.start();
  await untilInitialized(router);
  await act(async () => {
    render(
      <App stores={stores} i18n={i18n} site={{ origin: 'https://shop.test', language }}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  const addressOf = (): string => router.state.location.pathname + router.state.location.search;
  return { stores, calls, addressOf, router, stop };
}

/** Renders a single component. */
export const renderPart = (part: ReactElement, setup: Omit<Setup, 'at'> & { at?: string }) =>
  renderPages({ '/here': () => ({ Component: () => part }) }, { at: '/here', ...setup });

const platformOf = (call: Call, user: PlatformUser | null): Platform => ({
  kind: 'web',
  call,
  paymentPage: { isElsewhere: false, open: null },
  canKeepSession: true,
  readUser: () => Promise.resolve(user),
  onUser: () => () => undefined,
  rememberLanguage: () => undefined,
  openLink: () => undefined,
  outbox: null,
  offline: null,
  customers: null,
  catalogue: null,
  keychain: null,
  openChat: null,
  leaveFor: null,
  paper: null,
  signIn: null,
  kiosk: null,
  visitorId: () => '0d6f1c1e-6c3b-4b5e-9d7a-5f2f0c1e5a10',
  forgetVisitor: () => undefined,
});

function untilInitialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
