import type { Page } from '@playwright/test';
import {
  LANGUAGES,
  htmlLanguage,
  type Language,
  pathLanguage,
  stripLanguage,
  withLanguage,
} from '../../../shared/text/languages.ts';
import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';
import { paths } from '../../../renderer/src/routing/paths.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { apiFromAnywhere } from '../../support/drivers/apiAs.ts';
import { type CrawledPage, crawl, lostFiles } from '../../support/checks/pages/crawl.ts';
import { pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { untranslatedTexts } from '../../support/checks/pages/inspect.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

// From the front page in each language along every link to the end. Over plain HTTP, as the pages are whole without a
// script; a browser then walks through one page of each kind by clicking.

/** A document of a product: no page, but it has to be there. */
const FILE = /^\/media\//;
/** How many products and filters are opened: the same at every run, others in each language. */
const PRODUCTS_OPENED = 1 / 500;
const SIGN_INS_OPENED = 1 / 40;
const LISTS_OPENED = 1 / 100;
const FILTERS_OPENED = 1 / 6_000;
/** How many groups, brands and articles are opened in other languages; in English all are. */
const TRANSLATED_OPENED = everyCombination ? 1 : 1 / 12;
const ENTRY = /^\/(?:category|brandList|article)\/[^/]+\/\d+$/;

const isDrawn = (text: string, share: number): boolean => {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619) >>> 0;
  return hash / 2 ** 32 < share;
};
const PRODUCT = /^\/product\/[^/]+\/(\d+)$/;
/** A product's picture: its kind, its maker and which of their models it is. */
const MODEL = /^(\/media\/p\/[a-z0-9-]+)\.[a-z]+\.\d\d-/;

function isWanted(address: string, isOpen: boolean): boolean {
  const [path, query] = stripLanguage(address).split('?') as [string, string?];
  if (FILE.test(path)) return false;
  if (PRODUCT.test(path)) return isDrawn(address, PRODUCTS_OPENED);
  if (!isOpen) return isDrawn(address, FILTERS_OPENED);
  if (ENTRY.test(path) && pathLanguage(address) !== null && !isDrawn(address, TRANSLATED_OPENED)) return false;
  if (query === undefined || query.startsWith('pageId=')) return true;
  // The address to return to after sign-in makes no other page of it.
  if (query.startsWith('redirect=')) return isDrawn(address, SIGN_INS_OPENED);
  if (/^keyWord=[^&]*$/.test(query)) return true;
  return isDrawn(address, LISTS_OPENED);
}

const call = apiFromAnywhere();

/** Every product's address in every language. */
async function productAddresses(): Promise<Set<string>> {
  const addresses = new Set<string>();
  for (let page = 1, total = 1; (page - 1) * 100 < total; page++) {
    const list = await call('listProducts', { page, page_size: 100, facets: 0 });
    total = list.total;
    for (const product of list.results)
      for (const language of LANGUAGES) addresses.add(withLanguage(pathOf(product, language), language));
  }
  return addresses;
}

/** Pages of the catalogue and the editors that every crawl must reach. */
async function expectedPaths(): Promise<string[]> {
  const below = (groups: readonly GroupNode[]): string[] =>
    groups.flatMap((group) => [paths.group(group), ...below(group.child_set)]);
  const [tree, brands, articles] = await Promise.all([
    call('readGroupTree', {}),
    call('listBrands', { page: 1, page_size: 999 }),
    call('listArticles', { page: 1, page_size: 60 }),
  ]);
  return [
    ...below(tree),
    ...brands.results.map((brand) => paths.brand(brand)),
    ...articles.results.map((article) => paths.article(article)),
    ...['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'].map(paths.publish),
    paths.home,
    paths.category,
    paths.brands,
    paths.products,
    paths.search(),
    paths.cart,
    paths.login(),
    paths.register(),
    paths.articles,
    paths.customerService,
    paths.tracking,
    '/solution/1',
    '/solution/4',
  ];
}

function faultsOf(page: CrawledPage, language: Language): string[] {
  const faults: string[] = [];
  if (page.status !== 200) return [`answers ${page.status}`];
  if (page.lang !== htmlLanguage(language)) faults.push(`is in “${page.lang}”`);
  if (page.headings.length !== 1 || page.headings[0] === '') faults.push(`has the headings ${page.headings.join('|')}`);
  if (!page.title.endsWith(' | Medstore')) faults.push(`has the title “${page.title}”`);
  const foreign = untranslatedTexts([page.title, ...page.headings], language);
  if (foreign.length > 0) faults.push(`says ${foreign.join(' | ')}`);
  if (page.lostAnchors.length > 0) faults.push(`leads to no part of itself: ${page.lostAnchors.join(' ')}`);
  // A page is known by its canonical address; filters and orders of a list are no pages of their own.
  const own = page.canonical.replace(TEST_ORIGIN, '');
  const isFiltered = /[?&](?!page=|pageId=)/.test(page.path);
  // The navigation names a configured page (S2.5), and search engines know it by its shortest address.
  const isNamed = stripLanguage(page.path).startsWith('/home/');
  if (own !== '' && own !== page.path && !isFiltered && !isNamed) faults.push(`says it is ${own}`);
  return faults;
}

/** The user centre shows two public pages again, beside its navigation. */
const SHOWN_AGAIN = ['/userCenter/aboutUs', '/userCenter/service'];

/** Pages that are called like another one; a page is known by its canonical address, or its path where it has none. */
function sharedTitles(pages: readonly CrawledPage[]): string[] {
  const byTitle = new Map<string, Set<string>>();
  for (const { title, canonical, path } of pages) {
    if (SHOWN_AGAIN.includes(stripLanguage(path))) continue;
    byTitle.set(
      title,
      (byTitle.get(title) ?? new Set()).add(canonical.replace(TEST_ORIGIN, '') || path.replace(/\?.*/, '')),
    );
  }
  return [...byTitle].filter(([, all]) => all.size > 1).map(([title, all]) => `“${title}”: ${[...all].join(' ')}`);
}

test('every link from the front page, in each language, leads to a whole page of that language @web', async () => {
  test.setTimeout(600_000); // some 350 pages, on a machine that has other work too
  const starts = LANGUAGES.map((language) => withLanguage('/', language));
  const [{ pages, from }, products, expected] = await Promise.all([
    crawl(starts, isWanted),
    productAddresses(),
    expectedPaths(),
  ]);
  const all = [...pages.values()];
  test.info().annotations.push({ type: 'pages', description: String(all.length) });
  const faults: string[] = [];
  for (const page of all) {
    const language = pathLanguage(page.path) ?? 'en';
    for (const fault of faultsOf(page, language)) faults.push(`${page.path} (from ${from.get(page.path)}) ${fault}`);
  }
  expect(faults).toEqual([]);
  const unknown = [...from].filter(([link]) => PRODUCT.test(stripLanguage(link)) && !products.has(link));
  expect(unknown, 'links to no product, and where they were found').toEqual([]);
  for (const language of LANGUAGES) {
    const met = new Set(
      [...all.map(({ path }) => path), ...from.keys()].flatMap((path) => [path, path.replace(/\?.*/, '')]),
    );
    const missed = expected.map((path) => withLanguage(path, language)).filter((path) => !met.has(path));
    expect(missed, `not reached in ${language}`).toEqual([]);
    expect(sharedTitles(all.filter(({ path }) => (pathLanguage(path) ?? 'en') === language))).toEqual([]);
  }
  const documents = [...from.keys()].filter((link) => FILE.test(link));
  // Models of a kind are drawn by one hand, and drawing all of them takes longer than all pages.
  const pictures = new Map(all.flatMap((page) => page.pictures).map((each) => [MODEL.exec(each)?.[1] ?? each, each]));
  expect(await lostFiles([...documents, ...pictures.values()])).toEqual([]);
});

/** The kinds of pages that a visitor reaches by clicking, each linked from the one before. */
const WALK: readonly RegExp[] = [
  /^\/category$/,
  /^\/category\/[^/]+\/[1-5]$/,
  /^\/category\/[^/]+\/1\d$/,
  /^\/category\/[^/]+\/1\d\d$/,
  PRODUCT,
  /^\/brandList\/[^/]+\/\d+$/,
  /^\/brandList$/,
  /^\/product\/productList$/,
  /^\/shop\/about-us$/,
  /^\/shop\/FAQ$/,
  /^\/customer-service$/,
  /^\/order\/tracking$/,
  /^\/solution\/2$/,
  /^\/cart$/,
  /^\/login$/,
  /^\/register$/,
  /^\/$/,
  /^\/article$/,
  /^\/article\/[^/]+\/\d+$/,
];

/** Links in sight that lead somewhere at once; those of the navigation that open a panel first are left alone. */
const LINKS = 'a[href^="/"]:not([aria-expanded]):visible';

const addressesIn = (page: Page): Promise<string[]> =>
  page.locator(LINKS).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Clicks the first link in sight that leads to such a page; answers its address. */
async function follow({ page }: Store, kind: RegExp, language: Language): Promise<string> {
  // The user center asks a visitor first (S2.5).
  const own = (address: string): boolean =>
    (pathLanguage(address) ?? 'en') === language && !address.includes('toRedirect=0');
  const fits = (each: string): boolean => own(each) && kind.test(stripLanguage(each).replace(/[?#].*/, ''));
  let address = '';
  // The foot of a page comes a moment after the rest.
  await expect
    .poll(async () => (address = (await addressesIn(page)).find(fits) ?? ''), `a link to ${kind.source}`)
    .not.toBe('');
  await page
    .locator(LINKS)
    .and(page.locator(`[href="${address}"]`))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname + url.search === address.replace(/#.*/, ''));
  return address;
}

const titleServed = async (store: Store, address: string): Promise<string> =>
  /<title[^>]*>([^<]*)</.exec(await (await store.page.request.get(TEST_ORIGIN + address)).text())?.[1] ?? '';

// Pages have one title, rendered by the server or after a click. In a language whose addresses have a prefix: links that
// lose it are found; those without are clicked in every other journey.
for (const language of everyCombination ? (['en', 'ru'] as const) : (['ru'] as const)) {
  test(`a page reached by clicking in ${language} equals the page that the server sends, one of each kind @web`, async ({
    store,
  }) => {
    test.slow(); // eighteen pages
    await store.open('/', language);
    await store.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    for (const kind of WALK) {
      const address = await follow(store, kind, language);
      await expect(store.page, address).toHaveTitle((await titleServed(store, address)).replaceAll('&amp;', '&'));
      await expect(store.page.locator('h1'), address).toHaveCount(1);
      await expect(store.page.locator('html')).toHaveAttribute('lang', htmlLanguage(language));
    }
    expect(await store.page.evaluate(() => 'isSamePage' in globalThis), 'no page was loaded anew').toBe(true);
  });
}
