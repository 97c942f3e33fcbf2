import { type Locator, type Page, type Request, test as base } from '@playwright/test';
import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import { htmlLanguage, type Language, withLanguage } from '../../../shared/text/languages.ts';
import { freshAddress, type Member, newSession } from './apiAs.ts';
import { busyParts } from '../checks/pages/busyParts.ts';
import { browserFor, HOW_TO_GET_A_BROWSER, WITHOUT_PICTURES } from './browser.ts';
import { whyNoElectron } from './desktop/desktopApp.ts';
import { expect } from './expect.ts';
import { followPath } from './followPath.ts';
import { SharedDesktop } from './desktop/SharedDesktop.ts';
import { TEST_ORIGIN } from '../servers/testStore.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';

export interface StoreOptions {
  /** The program that runs the storefront. */
  client: 'browser' | 'electron';
  layout: 'desktop' | 'mobile';
}

/** Drives the store as a shopper, in a browser or in the desktop client. */
export class Store {
  readonly page: Page;
  readonly client: StoreOptions['client'];
  readonly layout: StoreOptions['layout'];
  /** Console messages that this journey causes on purpose. */
  readonly forgiven: RegExp[] = [];
  /** Requests of the page that have no answer yet. */
  readonly #requests = new Set<Request>();

  constructor(page: Page, { client, layout }: StoreOptions) {
    this.page = page;
    this.client = client;
    this.layout = layout;
    page.on('request', (request) => this.#requests.add(request));
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
  }

  /** Opens an address of the store and waits for hydration. In the desktop client nobody types one: a link leads there. */
  async open(path: string, language: Language = 'en'): Promise<void> {
    const address = withLanguage(path, language);
    if (this.client === 'browser') await this.page.goto(TEST_ORIGIN + address);
    else if (await this.#isLinkTo(address, language)) await followPath(this.page, address);
    else await this.page.goto(new URL(address, this.page.url()).href);
    await this.alive();
  }

  /**
   * Opens an address as a link on the page before does, and waits for its data: a third of the time of a document. The
   * first page, and one in another language, are documents.
   */
  async openByLink(path: string, language: Language = 'en'): Promise<void> {
    const address = withLanguage(path, language);
    if (await this.#isLinkTo(address, language)) await followPath(this.page, address);
    else await this.open(path, language);
    await expect(busyParts(this.page)).toHaveCount(0);
  }

  /** An address is reached without a new document from another page of its language. */
  #isLinkTo(address: string, language: Language): Promise<boolean> {
    return this.page.evaluate(
      ([to, lang]) => {
        const { dataset, lang: now } = document.documentElement;
        const isAlive = dataset['alive'] !== undefined;
        return isAlive && now === lang && new URL(to, location.href).pathname !== location.pathname;
      },
      [address, htmlLanguage(language)] as const,
    );
  }

  /** Waits for hydration; before it clicks have no effect. */
  async alive(): Promise<void> {
    await this.page.locator('html[data-alive]').waitFor();
  }

  /** Waits until the network is idle, also after a link, and the page has its one heading and all its parts. */
  async settled(): Promise<void> {
    // Of a document, once: after a link it holds at once.
    await this.page.waitForLoadState('networkidle');
    await expect.poll(() => this.#hasAnswers(), 'requests without an answer').toBe(true);
    await expect(busyParts(this.page)).toHaveCount(0);
    await expect(this.heading()).toBeVisible();
  }

  /** True if nothing is asked, also once the page has shown the last answer. */
  async #hasAnswers(): Promise<boolean> {
    for (let turn = 0; turn < 2; turn++) {
      await this.page.evaluate(() => new Promise((done) => setTimeout(done)));
      if (this.#requests.size > 0) return false;
    }
    return true;
  }

  heading(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
  }

  /** The notice area. */
  notices(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('region', { name: t('chrome:notices.label') });
  }

  searchBox(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('combobox', { name: t('chrome:search.label') });
  }

  /** The product cards or rows of the page's main list. */
  products(t: Texts = textsOf('en')): Locator {
    return this.page.getByRole('region', { name: t('catalogue:list') });
  }

  /** Opens the filters: beside the list on desktop, in a drawer on mobile. */
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

  /** Fills in the visible sign-in form. */
  async fillSignIn({ email, password }: Pick<Member, 'email' | 'password'>, t: Texts = textsOf('en')): Promise<void> {
    const form = this.page.getByRole('main');
    await form.getByLabel(t('account:email')).fill(email);
    await form.getByLabel(t('account:password'), { exact: true }).fill(password);
    await form.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
  }

  async signInByForm(member: Pick<Member, 'email' | 'password'>): Promise<void> {
    await this.openByLink('/login');
    await this.fillSignIn(member);
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /**
   * Signs in without the form, as a member who returns to this browser; the next page that opens is theirs. The session
   * is not bound to the browser's device key. Use `signInByForm` for token renewal, for what a sign-in changes on a
   * page, and in the desktop client.
   */
  async signIn(member: Pick<Member, 'email' | 'password'>): Promise<void> {
    if (this.client === 'electron') return this.signInByForm(member);
    const info = await newSession(member);
    // An empty document of the store's origin gives access to its storage; a separate tab leaves no history entry.
    const tab = await this.page.context().newPage();
    const address = `${TEST_ORIGIN}/signed-in`;
    const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    await tab.route(address, (route) => route.fulfill(empty));
    await tab.goto(address);
    await tab.evaluate(([key, session, shown]) => {
      localStorage.setItem(key, session);
      document.cookie = `${key}=${encodeURIComponent(shown)}; Path=/; Max-Age=3600; SameSite=Lax`;
    }, sessionRecord(info));
    await tab.close();
  }

  /** Allows console messages that a journey causes on purpose. */
  forgive(...patterns: RegExp[]): void {
    this.forgiven.push(...patterns);
  }
}

/** A browser's warning about preloaded pictures that are not shown. */
const PICTURE_IN_VAIN = [
  /because image loading is disabled/,
  /\.(avif|png) was preloaded using link preload but not used/,
];

/** The session as a browser stores it (S3): the key of record and cookie, and the value of each. */
const sessionRecord = (info: UserInfo) =>
  ['userInfo', JSON.stringify(info), JSON.stringify({ user_id: info.user_id, nick_name: info.nick_name })] as const;

interface Fixtures {
  store: Store;
  /** Console errors and warnings, and uncaught exceptions: must be empty at the end of every journey. */
  complaints: string[];
  /** Skips the test if its client cannot be started; used before any client starts. */
  startable: void;
}

interface WorkerFixtures {
  /** The desktop client that a worker's journeys share; started on first use. */
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
  // A client address per journey, so that journeys do not share rate limits.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshAddress() }),
  complaints: async ({}, use) => use([]),
  // The desktop client has its own page; no browser is needed.
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

/** For `test.use` in tests that need pictures. */
export const WITH_PICTURES: Parameters<typeof test.use>[0] = {
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: launchOptions.args?.filter((flag) => flag !== WITHOUT_PICTURES) ?? [] }),
};

/** Records a page's console messages. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (line) => {
    // Playwright's own message where it blocks the service worker.
    if (line.text() === 'Service Worker registration blocked by Playwright') return;
    if (line.type() === 'error' || line.type() === 'warning')
      complaints.push(`${line.text()} (${line.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** Why a client cannot be started on this machine, in one line; null if it can. */
function whyNo(client: StoreOptions['client']): string | null {
  if (client === 'electron') return whyNoElectron();
  return browserFor() === null ? `No browser here: ${HOW_TO_GET_A_BROWSER}` : null;
}

export { expect };
