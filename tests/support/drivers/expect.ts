import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';

/** The matchers that wait for an element, and the state in which they find it. */
const STATES: Partial<Record<string, 'attached' | 'visible'>> = {
  toBeChecked: 'attached',
  toBeDisabled: 'attached',
  toBeEnabled: 'attached',
  toBeFocused: 'attached',
  toBeInViewport: 'attached',
  toBeVisible: 'visible',
  toContainText: 'attached',
  toHaveAccessibleDescription: 'attached',
  toHaveAttribute: 'attached',
  toHaveText: 'attached',
  toHaveValue: 'attached',
};

type Wait = (args: unknown[]) => Promise<unknown>;
type Matcher = (...args: unknown[]) => Promise<void>;

/**
 * Playwright's `expect`, which waits for the element, its text or the address before it calls Playwright's own matcher:
 * at each attempt that fails, that one describes the whole page for its message (decision 152). `not` and `soft` are
 * Playwright's own.
 */
export const expect = new Proxy(playwrightExpect, {
  apply: (target, self, args: Parameters<typeof playwrightExpect>) =>
    waitingFirst(args[0], Reflect.apply(target, self, args)),
});

const waitingFirst = (subject: unknown, matchers: object): object =>
  new Proxy(matchers, {
    get: (target, name: string) => {
      const matcher = Reflect.get(target, name) as Matcher;
      const wait = waitOf(subject, name);
      if (wait === null) return matcher;
      return async (...args: unknown[]): Promise<void> => {
        // The matcher says what is wrong.
        await wait(args).catch(() => undefined);
        await matcher(...args).catch(throwFromTest);
      };
    },
  });

/** The wait before a matcher; null if it needs none. */
function waitOf(subject: unknown, name: string): Wait | null {
  if (isPage(subject) && name === 'toHaveURL')
    return async ([url]) => (url instanceof RegExp ? subject.waitForURL(url, { waitUntil: 'commit' }) : undefined);
  const state = STATES[name];
  if (!isLocator(subject) || state === undefined) return null;
  return (args) => {
    const [text] = args;
    const { timeout } = (args.at(-1) ?? {}) as { timeout?: number };
    const element = name === 'toContainText' && typeof text === 'string' ? subject.filter({ hasText: text }) : subject;
    return element.waitFor({ state, ...(timeout !== undefined && { timeout }) });
  };
}

/** Throws the error with the test's line on top, which is the one that Playwright shows. */
function throwFromTest(error: Error): never {
  const lines = error.stack?.split('\n').filter((line) => !line.includes(import.meta.filename));
  throw Object.assign(error, { stack: lines?.join('\n') });
}

const has = (value: unknown, method: string): boolean => typeof value === 'object' && value !== null && method in value;
const isPage = (value: unknown): value is Page => has(value, 'waitForURL') && has(value, 'goto');
const isLocator = (value: unknown): value is Locator => has(value, 'waitFor') && has(value, 'filter');
