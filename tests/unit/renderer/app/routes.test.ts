import { expect, it } from 'vitest';
import { createRoutes } from '../../../../renderer/src/app/routes.tsx';
import type { RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';

type Name = 'readConfig' | 'readGroupTree';
const NAMES: Name[] = ['readConfig', 'readGroupTree'];

/** The route of header and footer with some of their replies, and what it asks for. */
function chromeWith(loaded: readonly Name[], fails = false) {
  const requests: Name[] = [];
  const queries = {
    peek: (name: Name) => (loaded.includes(name) ? {} : undefined),
    load: (name: Name) => {
      requests.push(name);
      return fails ? Promise.reject(new Error('offline')) : Promise.resolve({});
    },
  };
  const [route] = createRoutes({ stores: { queries }, i18n: {} } as unknown as RouteContext);
  const { loader, shouldRevalidate } = route as { loader: () => Promise<null>; shouldRevalidate: () => boolean };
  return { requests, loader, shouldRevalidate };
}

it.each<[readonly Name[], boolean]>([
  [[], true],
  [['readConfig'], true],
  [['readGroupTree'], true],
  [NAMES, false],
])('header and footer with %j are read again with the next page: %s', (loaded, isRead) => {
  const { requests, shouldRevalidate } = chromeWith(loaded);
  expect(shouldRevalidate()).toBe(isRead);
  // Whole ones look for what the merchant has changed meanwhile, without keeping the page waiting.
  expect(requests).toEqual(isRead ? [] : ['readConfig']);
});

it.each([false, true])('pages open with header and footer, and without (offline: %s)', async (fails) => {
  const { requests, loader, shouldRevalidate } = chromeWith(NAMES, fails);
  expect(await loader()).toBeNull();
  expect(requests).toEqual(NAMES);
  shouldRevalidate();
  await Promise.resolve();
});
