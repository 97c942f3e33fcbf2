import { defineConfig } from '@playwright/test';
import { browserFor, UNOPTIMISED, WITHOUT_PICTURES } from './tests/support/drivers/browser.ts';
import { everyCombination } from './tests/support/setup/everyCombination.ts';
import type { StoreOptions } from './tests/support/drivers/Store.ts';

// No journey checks requests of a service worker.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

// The time zone of the store, the tests, the browser and the client. By default the browser and the client use UTC, and
// the rest the machine's.
const zone = process.env['TEST_ZONE'];
if (zone) process.env['TZ'] = zone;

const browser = browserFor();
const launchOptions = {
  ...(browser && { executablePath: browser }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    UNOPTIMISED,
    WITHOUT_PICTURES,
  ],
};

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/**
 * The journeys: the same specs in a desktop browser, on a phone, and in the desktop client. Tags restrict a journey:
 * @browser is not for the desktop client, @desk not for a phone, @web for the desktop browser only, @phone for a phone
 * only. Three tags mark journeys that would test nothing new elsewhere and run there only in `npm run test:all`: @alike
 * in the client, whose differences (calls over IPC, storage, history, windows, sessions) other journeys cover;
 * @onelayout on a phone, where the specification does not branch on the layout; @notweb in the desktop browser, where a
 * similar journey runs, or whose wider layout is made of parts that others show.
 */
export default defineConfig<StoreOptions>({
  testDir: 'tests',
  outputDir: `.cache/test-results-${process.env['TEST_STORE_PORT'] ?? 'run'}`,
  fullyParallel: true,
  // One more than the cores of the usual machine, as each worker sometimes waits.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  // Several times what they take, so that a slow machine does not turn a journey red.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  globalSetup: './tests/support/servers/globalSetup.ts',
  // Off, as traces take an eighth of the time: `npx playwright test NAME --trace on` writes one.
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: zone ?? 'UTC',
    // A worker's answers cannot be intercepted; `web/offline/offline.spec.ts`, which tests it, allows it.
    serviceWorkers: 'block',
    // Fails long before the journey's own time-out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  projects: [
    // First, as its tests are the longest: at the end of a run the workers end together.
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts', use: { client: 'electron', layout: 'desktop' } },
    {
      name: 'desktop-journeys',
      testMatch: 'web/journeys/**/*.spec.ts',
      grepInvert: everyCombination ? /@browser|@web|@phone/ : /@browser|@web|@phone|@alike/,
      // One worker, so that one client is enough for them all.
      workers: 1,
      use: { client: 'electron', layout: 'desktop' },
    },
    {
      name: 'web',
      testMatch: 'web/**/*.spec.ts',
      grepInvert: everyCombination ? /@phone/ : /@phone|@notweb/,
      use: { client: 'browser', layout: 'desktop', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'web/**/*.spec.ts',
      grepInvert: everyCombination ? /@desk|@web/ : /@desk|@web|@onelayout/,
      use: {
        client: 'browser',
        layout: 'mobile',
        viewport: { width: 390, height: 844 },
        userAgent: PHONE,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
