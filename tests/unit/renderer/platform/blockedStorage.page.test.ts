import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieVisitor } from '../../../../renderer/src/persistence/session/visitorId.ts';
import { createWebSession } from '../../../../renderer/src/persistence/session/webSession.ts';
import { outboxStorage } from '../../../../renderer/src/persistence/outbox/outboxStorage.ts';
import { browserStorage } from '../../../../renderer/src/persistence/storage/browserStorage.ts';
import { openWeb } from '../../../../renderer/src/platform/web.ts';

const refuse = (name = 'SecurityError') => {
  throw new DOMException('refused', name);
};
const refuseSet = (_value: unknown): void => {
  refuse();
};
const property = (of: object, name: string, get: () => unknown): void =>
  void Object.defineProperty(of, name, { configurable: true, get, set: refuseSet });

interface Blocked {
  block: () => void;
  /** Whether a sign-in outlives the page nevertheless. */
  isKept: boolean;
}
const storage = (block: () => void): Blocked => ({ block, isKept: false });
const other = (block: () => void): Blocked => ({ block, isKept: true });

const CASES: Record<string, Blocked> = {
  'local storage that may not be read': storage(() => property(window, 'localStorage', () => refuse())),
  'local storage that is absent': storage(() => property(window, 'localStorage', () => null)),
  'local storage that is full': storage(() =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => refuse('QuotaExceededError')),
  ),
  'local storage that fails at each use': storage(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => refuse('UnknownError'));
  }),
  'cookies that may not be touched': other(() => property(document, 'cookie', () => refuse())),
  'cookies that are ignored': other(() =>
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} }),
  ),
  'session storage that may not be read': other(() => property(window, 'sessionStorage', () => refuse())),
  'locks that are refused': other(() =>
    property(navigator, 'locks', () => ({ request: () => Promise.reject(new DOMException('', 'SecurityError')) })),
  ),
  'locks that may not be asked for': other(() => property(navigator, 'locks', () => refuse())),
  'workers that may not be asked for': other(() => property(navigator, 'serviceWorker', () => refuse())),
  'caches that may not be asked for': other(() => property(window, 'caches', () => refuse())),
  'databases that may not be asked for': other(() => property(window, 'indexedDB', () => refuse())),
};
CASES['everything at once'] = {
  block: () => {
    for (const name of [
      'local storage that may not be read',
      'cookies that may not be touched',
      'locks that are refused',
    ])
      CASES[name]!.block();
    CASES['workers that may not be asked for']!.block();
    CASES['session storage that may not be read']!.block();
  },
  isKept: false,
};

const OWN: [object, string][] = [
  [window, 'localStorage'],
  [window, 'sessionStorage'],
  [window, 'caches'],
  [window, 'indexedDB'],
  [document, 'cookie'],
  [navigator, 'locks'],
  [navigator, 'serviceWorker'],
];
let before: (PropertyDescriptor | undefined)[];
beforeEach(() => {
  before = OWN.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const [index, [of, name]] of OWN.entries()) {
    Reflect.deleteProperty(of, name);
    if (before[index]) Object.defineProperty(of, name, before[index]);
  }
  localStorage.clear();
});

const ANA = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };

describe.each(Object.entries(CASES))('with %s', (_name, { block, isKept }) => {
  it('the store opens, and knows whether a sign-in is stored', async () => {
    block();
    const platform = openWeb('en', { base: '/api', secret: '' });
    expect(await platform.readUser()).toBeNull();
    platform.rememberLanguage('es');
    expect(platform.canKeepSession).toBe(isKept);
    expect(cookieVisitor.visitorId()).toBe(cookieVisitor.visitorId());
  });

  it('a member signs in, is renewed one at a time, and signs out', async () => {
    block();
    const session = createWebSession();
    await session.begin(ANA, { access: 'a1', refresh: 'r1' });
    expect(session.user()).toEqual(ANA);
    await Promise.all([
      session.exclusive(() => session.renew({ access: 'a2', refresh: 'r2' })),
      session.exclusive(async () => expect(await session.read()).toMatchObject({ access: 'a2' })),
    ]);
    await session.end('expired', '');
    expect(session.user()).toBeNull();
  });

  it('the outbox works one job at a time', async () => {
    block();
    expect(await outboxStorage(browserStorage()).exclusive(() => Promise.resolve('sent'))).toBe('sent');
  });
});
