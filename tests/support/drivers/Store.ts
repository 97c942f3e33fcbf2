import { type Locator, type Page, test as base, expect } from '@playwright/test';
import { type Language, withLanguage } from '../../../shared/text/languages.ts';
import { freshAddress, type Member } from './apiAs.ts';
import { browserFor, HOW_TO_GET_A_BROWSER, WITHOUT_PICTURES } from './browser.ts';
import { whyNoElectron } from './desktopApp.ts';
import { SharedDesktop } from './SharedDesktop.ts';
import { TEST_ORIGIN } from '../servers/testStore.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';

export interface StoreOptions {
  /** The program that shows the storefront. */
  client: 'browser' | 'electron';
  layout: 'desktop' | 'mobile';
}

/** The store as a shopper uses it, in a browser or in the desktop client. */
export class Store {
  readonly page: Page;
  readonly client: StoreOptions['client'];
  readonly layout: StoreOptions['layout'];
  /** Console messages that this journey causes on purpose. */
  readonly forgiven: RegExp[] = [];

  constructor(page: Page, { client, layout }: StoreOptions) {
    this.page = page;
    this.client = client;
    this.layout = layout;
  }

  /** Goes to an address of the store and waits until the page is alive. */
  async open(path: string, language: Language = 'en'): Promise<void> {
    const address = withLanguage(path, language);
    if (this.client === 'browser') await this.page.goto(TEST_ORIGIN + address);
    else await this.page.goto(new URL(address, this.page.url()).href);
    await this.alive();
  }

  /** Until React has taken the page over, a click would go nowhere. */
  async alive(): Promise<void> {
    await this.page.locator('html[data-alive]').waitFor();
  }

  /** The page has settled: nothing is on its way any more, and its one heading is there. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await expect(this.heading()).toBeVisible();
  }

  heading(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
  }

  /** Where toasts appear. */
  notices(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('region', { name: t('chrome:notices.label') });
  }

  searchBox(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('combobox', { name: t('chrome:search.label') });
  }

  /** Product cards or rows of the list that the page is about. */
  products(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('region', { name: t('catalogue:list') });
  }

  /** The filters: beside the list on a desk, in a drawer on a phone. */
  async openFilters(): Promise<Locator> {
    if (this.layout === 'desktop') return this.page.getByRole('complementary', { name: 'Filters' });
    await this.page.getByRole('button', { name: /^Filters/ }).click();
    return this.page.getByRole('dialog', { name: 'Filters' });
  }

  async closeFilters(): Promise<void> {
    if (this.layout === 'desktop') return;
    await this.page.getByRole('button', { name: 'Close the filters' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Fills in the sign-in form that is before the shopper. */
  async fillSignIn({ email, password }: Pick<Member, 'email' | 'password'>, t: Texts = textsOf('en')): Promise<void> {
    const form = this.page.getByRole('main');
    await form.getByLabel(t('account:email')).fill(email);
    await form.getByLabel(t('account:password'), { exact: true }).fill(password);
    await form.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
  }

  async signIn(member: Pick<Member, 'email' | 'password'>): Promise<void> {
    await this.open('/login');
    await this.fillSignIn(member);
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** Says beforehand what the console will complain of, where a journey breaks something on purpose. */
  forgive(...patterns: RegExp[]): void {
    this.forgiven.push(...patterns);
  }
}

/** A browser's warning about preloaded pictures that the page does not show. */
const PICTURE_IN_VAIN = [
  /because image loading is disabled/,
  /\.(avif|png) was preloaded using link preload but not used/,
];

interface Fixtures {
  store: Store;
  /** Errors and warnings of the page's console, and uncaught exceptions: empty at the end of every journey. */
  complaints: string[];
  /** Comes before everything that starts a client, and skips the test where there is none. */
  startable: void;
}

interface WorkerFixtures {
  /** The desktop client that the journeys of a worker share; not started before one wants it. */
  lent: SharedDesktop;
}

export const test = base.extend<StoreOptions & Fixtures, WorkerFixtures>({
  lent: [
    async ({}, use) => {
      const lent = new SharedDesktop();
      await use(lent);
      await lent.close();
    },
    { scope: 'worker' },
  ],
  client: ['browser', { option: true }],
  layout: ['desktop', { option: true }],
  startable: [
    async ({ client }, use, info) => {
      const why = whyNo(client);
      info.skip(why !== null, why ?? '');
      await use();
    },
    { auto: true },
  ],
  // An address of its own keeps one journey's rate limits from another's.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshAddress() }),
  complaints: async ({}, use) => use([]),
  // The desktop client has its page: there the browser needs none beside it.
  page: async ({ context, client, lent, complaints }, use) => {
    const shown = client === 'electron' ? (await lent.lend()).page : await context.newPage();
    listen(shown, complaints);
    await use(shown);
  },
  store: async ({ page, client, layout, complaints, launchOptions }, use) => {
    const store = new Store(page, { client, layout });
    if (launchOptions.args?.includes(WITHOUT_PICTURES)) store.forgive(...PICTURE_IN_VAIN);
    await use(store);
    const unforgiven = complaints.filter((line) => !store.forgiven.some((pattern) => pattern.test(line)));
    expect(unforgiven, 'what the console said').toEqual([]);
  },
});

/** For `test.use` where pictures matter. */
export const WITH_PICTURES: Parameters<typeof test.use>[0] = {
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: launchOptions.args?.filter((flag) => flag !== WITHOUT_PICTURES) ?? [] }),
};

/** Writes down what a page complains of. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (line) => {
    // Playwright's own message where it blocks the service worker.
    if (line.text() === 'Service Worker registration blocked by Playwright') return;
    if (line.type() === 'error' || line.type() === 'warning')
      complaints.push(`${line.text()} (${line.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** One line on why a client cannot be started on this machine; null when it can. */
function whyNo(client: StoreOptions['client']): string | null {
  if (client === 'electron') return whyNoElectron();
  return browserFor() === null ? `No browser here: ${HOW_TO_GET_A_BROWSER}` : null;
}

export { expect };
