import type { Route } from '@playwright/test';
import { Code } from '../../shared/contract/envelope.ts';
import type { Store } from './store.ts';

/** What goes wrong between a page and the API. */
export interface Fault {
  /** The page comes back by itself once it is over. */
  heals?: true;
  name: string;
  /** Nothing of the API's own comes back. */
  isUnanswered?: true;
  /** Begins; answers what ends it. */
  begin(store: Store, calls: string): Promise<() => Promise<void>>;
}

const answering = (name: string, status: number, envelope: { code: number; msg: string; data: unknown }): Fault => ({
  name,
  begin: (store, calls) => meeting(store, calls, (route) => route.fulfill({ status, json: envelope })),
});

async function meeting({ page }: Store, calls: string, meet: (route: Route) => Promise<void>) {
  await page.route(calls, meet);
  return () => page.unroute(calls, meet);
}

/** Answers are held back until it ends, and then all come. */
export const slow: Fault = {
  name: 'answers slowly',
  begin: async (store, calls) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await store.page.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    return async () => release();
  },
};

export const FAULTS: readonly Fault[] = [
  answering('answers with an error of its own (99)', 500, {
    code: Code.internal,
    msg: 'Something went wrong on our side. Try again in a moment',
    data: null,
  }),
  answering('says that the session is over (7)', 401, {
    code: Code.tokenExpired,
    msg: 'Your session has ended. Please log in again',
    data: null,
  }),
  answering('finds the time stamp too old (10)', 400, {
    code: Code.staleTime,
    msg: 'The clock of this device is off. Try again',
    data: null,
  }),
  answering('asks to wait (11)', 429, {
    code: Code.tooMany,
    msg: 'Too many attempts. Try again in 1 s',
    data: { retry_after: 1 },
  }),
  {
    name: 'cuts the connection',
    isUnanswered: true,
    begin: (store, calls) => meeting(store, calls, (route) => route.abort('connectionreset')),
  },
  {
    name: 'is out of reach: the network is gone',
    heals: true,
    isUnanswered: true,
    begin: async ({ page }) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
];

const SILENT = FAULTS.filter(({ isUnanswered }) => isUnanswered);
const SPOKEN = FAULTS.filter(({ isUnanswered }) => !isUnanswered);

/**
 * What the screen at a place in their order meets: one fault that answers and one that does not, others at the next
 * screen; with `FAULTS=all` every fault there is.
 */
export const faultsAt = (place: number): readonly Fault[] =>
  process.env['FAULTS'] === 'all'
    ? FAULTS
    : [SPOKEN[place % SPOKEN.length]!, SILENT[Math.floor(place / SPOKEN.length) % SILENT.length]!];

/** What the console may say while the API fails: the browser itself complains of each such answer. */
export const CONSOLE_OF_FAULTS =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|WebSocket connection/;
