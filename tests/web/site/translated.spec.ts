import type { Browser, Page, Request } from '@playwright/test';
import { freshAddress, newMember } from '../../support/drivers/apiAs.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { MEMBER_SCREENS, OTHER_VISITOR_SCREENS, type Screen, SCREENS } from '../../support/fixtures/screens.ts';
import { expect, Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';
import { textOfPage, translatePage } from '../../support/checks/pages/translator.ts';

// A browser that translates pages beside one that does not: the same is done in both, and both say the same.

/** Made of the same parts as others, or where nothing changes by a press. */
const LIKE_OTHERS = new Set([
  'a category',
  'a brand',
  'all products',
  'a search without words',
  'a product without a price',
  'all categories',
  'brands',
  'a search without hits',
  'a password that was set',
  'a new password',
  'a sign-in elsewhere that was cancelled',
  'a password to be changed',
]);

/**
 * Screens made of parts of their own. That a text with siblings has an element of its own, which is what keeps a page
 * whole under a translator, a lint rule holds everywhere (decision 059); the others are walked in `npm run test:all`.
 */
const isLookedAt = ([name, { isPhoneEnough, isLikeOneBefore, isTalkative }]: [string, Screen]): boolean =>
  everyCombination || isTalkative === true || !(isPhoneEnough || isLikeOneBefore || LIKE_OTHERS.has(name));
/** The member's screens on which a press changes something. */
const PRESSED = ['/userCenter/collectionList', '/userCenter/profile', '/messageCenter/list'];
const SHOWN = [
  '/userCenter/addressList',
  '/userCenter',
  '/userCenter/inquiryList',
  '/userCenter/orderList',
  ...MEMBER_SCREENS,
];

/** How many buttons are pressed on each screen: those that come first are the ones that change texts. */
const BUTTONS = 4;

/** Two browsers, of which the second translates. */
class Pair {
  readonly stores: readonly [Store, Store];
  readonly faults: string[] = [];
  readonly #requests = new Set<Request>();

  constructor(plain: Store, translated: Store) {
    this.stores = [plain, translated];
    for (const { page } of this.stores) {
      page.on('pageerror', (error) => this.faults.push(String(error)));
      page.on('request', (request) => this.#requests.add(request));
      page.on('requestfinished', (request) => this.#requests.delete(request));
      page.on('requestfailed', (request) => this.#requests.delete(request));
    }
  }

  /** Waits until nothing is loading in either, as a button may lead to another page only when its code is here. */
  async #atRest(): Promise<void> {
    const answered = async (): Promise<number> => {
      for (const { page } of this.stores) await page.evaluate(() => new Promise((done) => setTimeout(done)));
      return this.#requests.size;
    };
    await expect.poll(answered, 'requests without an answer').toBe(0);
  }

  /** Does the same in both, and waits until both say the same. */
  async do(what: string, act: (store: Store) => Promise<unknown>): Promise<void> {
    await test.step(what, async () => {
      const [plain, translated] = this.stores;
      await act(plain);
      await act(translated);
      // Until the answers have come, both still say what they said before.
      await this.#atRest();
      await expect
        .poll(async () => (await textOf(translated)) === (await textOf(plain)), { message: what })
        .toBe(true)
        .catch(async () => expect.soft(await textOf(translated), what).toBe(await textOf(plain)));
      expect(this.faults, what).toEqual([]);
    });
  }

  /** A link leads to all but the first page, so that React takes away what the translator has changed. */
  async open(path: string): Promise<void> {
    await this.do(path, (store) => store.openByLink(path));
  }

  /** Presses the first buttons of a screen, as long as it stays the same screen. */
  async press(path: string): Promise<void> {
    const [{ page }] = this.stores;
    const isShown = (): boolean => new URL(page.url()).pathname === new URL(path, TEST_ORIGIN).pathname;
    for (let index = 0; index < BUTTONS && isShown(); index++) {
      await this.do(`${path}: button ${index + 1}`, (store) => store.page.evaluate(pressButton, index));
    }
  }
}

const textOf = (store: Store): Promise<string> => store.page.evaluate(textOfPage);

/** Runs in the page. Nothing that sends a form, leaves the page or opens a window of the system. */
function pressButton(index: number): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    'main :is(button, [role=switch], input[type=checkbox], input[type=radio]):not([type=submit], [aria-haspopup], :disabled)',
  );
  buttons[index]?.click();
}

async function translating(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } })).newPage();
  await page.addInitScript(translatePage);
  return page;
}

async function openPair(store: Store, browser: Browser): Promise<Pair> {
  return new Pair(store, new Store(await translating(browser), store));
}

test('a visitor’s screens show the same in a translating browser as in any other @web', async ({ store, browser }) => {
  test.setTimeout(600_000); // every screen, in two browsers
  const pair = await openPair(store, browser);
  for (const [, { pathIn }] of Object.entries({ ...SCREENS, ...OTHER_VISITOR_SCREENS }).filter(isLookedAt)) {
    const path = await pathIn('en');
    await pair.open(path);
    // The first buttons of a sign-in page lead to other sites.
    if (!/^\/(login|register|phoneSignIn)/.test(path)) await pair.press(path);
  }
});

test('a member’s screens show the same in a translating browser as in any other @web', async ({ store, browser }) => {
  test.setTimeout(600_000); // every screen, in two browsers
  const pair = await openPair(store, browser);
  const members = [await newMember(), await newMember()];
  for (const [index, each] of pair.stores.entries()) await each.signIn(members[index]!);
  const probe = pathOf(await goods.probe());
  for (const path of new Set([...PRESSED, ...(everyCombination ? SHOWN : []), probe])) {
    await pair.open(path);
    await pair.press(path);
  }
});

test('variants, cart and messages stay right in a translating browser @web', async ({ store, browser }) => {
  test.setTimeout(300_000); // two browsers
  const pair = await openPair(store, browser);
  const main = (each: Store) => each.page.getByRole('main');
  const [electrode, [gel]] = [pathOf(await goods.whole(1418)), await goods.plains(1)];
  const product = pathOf(gel!);
  const members = [await newMember(), await newMember()];
  for (const who of everyCombination ? ['guest', 'member'] : ['member']) {
    if (who === 'member') await pair.do('sign in', (each) => each.signInByForm(members[pair.stores.indexOf(each)]!));
    await pair.open(electrode);
    for (let index = 0; index < 4; index++)
      await pair.do(`variant ${index + 1}`, (each) => main(each).getByRole('radio').nth(index).check({ force: true }));
    await pair.open(product);
    await pair.do('add', (each) => main(each).getByRole('button', { name: 'Add to cart' }).first().click());
    await pair.open('/cart');
    const tick = (each: Store) =>
      main(each)
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first();
    await pair.do('one more', (each) => main(each).getByRole('button', { name: /\+1$/ }).first().click());
    await pair.do('25', (each) => main(each).getByRole('textbox').first().fill('25'));
    await pair.do('untick', (each) => tick(each).uncheck());
    await pair.do('ask', (each) => main(each).getByRole('button', { name: 'Request a quotation' }).click());
    await pair.do('tick', (each) => tick(each).check());
    await pair.do('remove', (each) =>
      main(each)
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    );
  }
});
