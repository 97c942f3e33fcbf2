import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../../renderer/src/routing/paths.ts';
import { htmlLanguage, type Language, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { type PageHead, readHead } from '../../support/checks/pages/pageHead.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { structuredFaults } from '../../support/checks/pages/structuredData.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

// Reads the store as search engines do: over plain HTTP, beginning with the sitemaps.

/** Returns a sample of a sitemap's addresses: the first, the last and some evenly between them. */
const OPENED: Record<string, number> = { pages: 99, groups: 4, brands: 2, products: 5, articles: 3 };

const addressesIn = async (request: APIRequestContext, url: string): Promise<string[]> =>
  [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

const someOf = (addresses: readonly string[], most: number): string[] =>
  addresses.filter((_address, index) => index % Math.ceil(addresses.length / most) === 0);

async function headsIn(request: APIRequestContext, language: Language): Promise<Map<string, PageHead>> {
  const heads = new Map<string, PageHead>();
  for (const map of await addressesIn(request, `${TEST_ORIGIN}/sitemap.xml`)) {
    const [, kind, written] = /sitemap-(\w+)-(\w+)-\d+\.xml$/.exec(map)!;
    if (written !== language) continue;
    for (const address of someOf(await addressesIn(request, map), OPENED[kind!]!)) {
      const reply = await request.get(address, { maxRedirects: 0 });
      expect(reply.status(), address).toBe(200);
      heads.set(address, readHead(await reply.text()));
    }
  }
  return heads;
}

const typesOf = ({ things }: PageHead): string[] => things.map((thing) => thing['@type']).toSorted();

test('every page of the sitemaps is its own canonical page, with a description and structured data that fit @web', async ({
  request,
}) => {
  test.slow(); // some thirty pages in each of four languages
  const clusters = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES)
    for (const [address, head] of await headsIn(request, language)) {
      expect(head.canonical, address).toBe(address);
      expect(head.isHidden, address).toBe(false);
      expect((head.description ?? '').length, address).toBeGreaterThan(language === 'zh' ? 9 : 24);
      expect(head.shared.get('og:url'), address).toBe(address);
      expect(head.alternates.get(htmlLanguage(language)), address).toBe(address);
      expect(head.alternates.get('x-default'), address).toBe(head.alternates.get('en'));
      for (const thing of head.things) expect(structuredFaults(thing), `${thing['@type']} of ${address}`).toEqual([]);
      clusters.set(address, head.alternates);
    }
  expect(clusters.size).toBeGreaterThan(100);
  // The pages of a cluster name each other, with the same addresses.
  for (const [address, alternates] of clusters) {
    for (const other of new Set(alternates.values())) {
      const known = clusters.get(other) ?? readHead(await (await request.get(other)).text()).alternates;
      clusters.set(other, known);
      expect([...known], `${address} and ${other}`).toEqual([...alternates]);
    }
    if (alternates.size !== LANGUAGES.length + 1) expect(alternates.size, address).toBeGreaterThan(1);
  }
});

test('each kind of page has structured data, and data for previews of links to it @web', async ({ request }) => {
  const read = async (path: string) => readHead(await (await request.get(TEST_ORIGIN + path)).text());
  const probe = await goods.probe();
  const kinds = {
    [withLanguage(paths.home, 'es')]: ['Organization', 'WebSite'],
    [pathOf(probe)]: ['BreadcrumbList', probe.sku_count > 1 ? 'ProductGroup' : 'Product'],
    [paths.group(probe.group)]: ['BreadcrumbList'],
    [paths.publish('after-sales')]: ['BreadcrumbList'],
    [paths.brand(probe.brand)]: ['BreadcrumbList'],
  };
  for (const [path, types] of Object.entries(kinds)) expect(typesOf(await read(path)), path).toEqual(types);
  const [article] = await addressesIn(request, `${TEST_ORIGIN}/sitemap-articles-en-1.xml`);
  const articleHead = readHead(await (await request.get(article!)).text());
  expect(typesOf(articleHead)).toEqual(['Article', 'BreadcrumbList']);
  expect(articleHead.shared.get('og:type')).toBe('article');

  const { shared } = await read(pathOf(probe));
  expect(Object.fromEntries(shared)).toMatchObject({
    'og:type': 'product',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'og:locale': 'en_US',
  });
  const card = await request.get(shared.get('og:image')!);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const worn = shared.get('og:image')!.replace(/-[0-9a-f]+\.jpg$/, '-0123456789.jpg');
  const moved = await request.get(worn, { maxRedirects: 0 });
  expect(TEST_ORIGIN + moved.headers()['location']!).toBe(shared.get('og:image'));
  expect((await request.get(`${TEST_ORIGIN}/media/card/0-0123456789.jpg`)).status()).toBe(404);
  expect((await request.get((await read('/')).shared.get('og:image')!)).status()).toBe(200);
});

test('filters, orders, searches and private pages ask not to be indexed; each further page of a list is canonical @web', async ({
  request,
}) => {
  const read = async (path: string) => readHead(await (await request.get(TEST_ORIGIN + path)).text());
  const probe = await goods.probe();
  const group = paths.group(probe.group);
  const hidden = [
    `${group}?sort=newest`,
    `${group}?condition=new`,
    `${group}?brand=${probe.brand.id}&page=2`,
    paths.search('probe'),
    paths.cart,
    paths.login(),
    paths.quotation,
    paths.userCenter,
    '/no/such/page',
  ];
  for (const path of hidden) {
    const head = await read(path);
    expect([head.isHidden, head.canonical, head.alternates.size], path).toEqual([true, null, 0]);
  }
  const second = await read('/ru/product/productList?page=2');
  expect(second.isHidden).toBe(false);
  expect(second.canonical).toBe(`${TEST_ORIGIN}/ru/product/productList?page=2`);
  expect(second.alternates.get('es')).toBe(`${TEST_ORIGIN}/es/product/productList?page=2`);
  expect((await read(`${pathOf(probe)}?sku=${probe.sku_id}&utm_source=x`)).canonical).toBe(TEST_ORIGIN + pathOf(probe));
});

test('the page of a variant shows that variant as it is served, in every language; a part number leads to its id @web', async ({
  request,
}) => {
  const probe = await goods.whole((await goods.probe()).id);
  const wanted = probe.skus.at(-1)!;
  for (const language of LANGUAGES) {
    const path = withLanguage(pathOf(probe, language), language);
    const chosen = async (query: string) => {
      const html = await (await request.get(`${TEST_ORIGIN}${path}${query}`)).text();
      const radios = html.split('<input').filter((part) => /^[^>]*type="radio"[^>]* checked/.test(part));
      return probe.skus.filter(({ code }) =>
        radios.some((part) => part.slice(0, part.indexOf('</label>') + 1).includes(`>${code}<`)),
      );
    };
    // One after the other: a page that is kept for one variant is not shown for another.
    expect(await chosen(''), path).toMatchObject([{ id: probe.sku_id }]);
    expect(await chosen(`?sku=${wanted.id}`), path).toMatchObject([{ id: wanted.id }]);
    expect(await chosen('?sku=999999999'), path).toEqual([]);
    const byNumber = await request.get(`${TEST_ORIGIN}${path}?sku=${wanted.code.toLowerCase()}`, { maxRedirects: 0 });
    expect([byNumber.status(), byNumber.headers()['location']]).toEqual([302, `${path}?sku=${wanted.id}`]);
  }
});

test('a page has one address: another spelling of it leads there for good, in every language @web', async ({
  request,
}) => {
  const moved = async (path: string) => {
    const reply = await request.get(TEST_ORIGIN + path, { maxRedirects: 0 });
    return [reply.status(), reply.headers()['location']];
  };
  const product = pathOf(await goods.probe());
  const spellings = {
    '/category/': '/category',
    '/es/category//': '/es/category',
    '/zh/brandlist?utm_source=x': '/zh/brandList?utm_source=x',
    '/ru/shop/about-us/': '/ru/shop/about-us',
    [`${product}/`]: product,
    [product.replace('/product/', '/Product/')]: product,
  };
  for (const [path, own] of Object.entries(spellings)) {
    expect(await moved(path), path).toEqual([301, own]);
    expect((await moved(own))[0], own).toBe(200);
  }
  for (const path of ['/no/such/page/', '/category/none/404404/', '/product/productDetail/9999999999', '/shop/%00'])
    expect(await moved(path), path).toEqual([404, undefined]);
});
