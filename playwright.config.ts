import { defineConfig } from '@playwright/test';
import { browserFor, UNOPTIMISED, WITHOUT_PICTURES } from './tests/support/drivers/browser.ts';
import { everyCombination } from './tests/support/setup/everyCombination.ts';
import type { StoreOptions } from './tests/support/drivers/Store.ts';

// No journey looks at what a service worker fetches.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

const browser = browserFor();
const launchOptions = {
  ...(browser && { executablePath: browser }),
  args: [
    ...['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    UNOPTIMISED,
    WITHOUT_PICTURES,
  ],
};

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/**
 * The journeys: the same specs on a desktop browser, on a phone, and in the desktop client. A journey that means
 * something only in some of them says so by a tag: @browser is not for the desktop client, @desk not for a phone,
 * @web for the desktop browser alone, @phone for a phone alone.
 *
 * Two tags mark what shows nothing new elsewhere, and runs there in `npm run test:all` alone: @alike in the client,
 * whose own ways (calls over IPC, storage, history, windows, sessions) other journeys go there; @onelayout on a phone,
 * as the specification does not branch on the layout.
 */
export default defineConfig<StoreOptions>({
  testDir: 'tests',
  outputDir: `.cache/test-results-${process.env['TEST_STORE_PORT'] ?? 'run'}`,
  fullyParallel: true,
  // One more than a machine of two cores has: each waits now and then.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  globalSetup: './tests/support/servers/globalSetup.ts',
  // A trace costs an eighth of the time: `npx playwright test NAME --trace on` writes one.
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker answers no journey can intercept; `web/offline/offline.spec.ts` is about it and lets it in.
    serviceWorkers: 'block',
    // What never comes is said long before the journey's own time is over.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'web',
      testMatch: 'web/**/*.spec.ts',
      grepInvert: /@phone/,
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
    {
      name: 'desktop-journeys',
      testMatch: 'web/journeys/**/*.spec.ts',
      grepInvert: everyCombination ? /@browser|@web|@phone/ : /@browser|@web|@phone|@alike/,
      use: { client: 'electron', layout: 'desktop' },
    },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts', use: { client: 'electron', layout: 'desktop' } },
  ],
});
