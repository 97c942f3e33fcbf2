import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_QUERIES, pageAddress, respelledAddress } from '../../../../renderer/src/app/pageAddress.ts';
import { PAGES } from '../../../../renderer/src/app/pages.ts';

const PAGES_FOLDER = join(import.meta.dirname, '../../../../renderer/src/pages');
/** How pages read a parameter of their address. */
const READS = /(?:params|searchParams)\.(?:get|has)\('(\w+)'\)|textParam\([^'\n]*'(\w+)'/gi;
/** Parts that several pages use, and the parameter that each reads. */
const PARTS: Record<string, RegExp> = { page: /<PageLinks\b/, redirect: /\buseReturn\(|\bSignInPage\b/ };

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?anything=1', '/'],
    ['/?utm_source=mail&pageId=7&gclid=x', '/?pageId=7'],
    ['/es?fbclid=1', '/es'],
    ['/zh/product/a-probe/1001?from=mail', '/zh/product/a-probe/1001'],
    ['/product/a-probe/1001?sku=12&x=1', '/product/a-probe/1001?sku=12'],
    ['/product/searchPage?keyWord=%20probe%20&page=1&x=2', '/product/searchPage?keyWord=probe'],
    ['/product/searchPage?keyword=b&keyWord=a', '/product/searchPage?keyWord=a'],
    ['/category/probes/12?x=1&brand=3,2&brand=9&page=2', '/category/probes/12?brand=2,3&page=2'],
    ['/category/probes/12?page=2&brand=2,3', '/category/probes/12?brand=2,3&page=2'],
    ['/category/probes/12?page=0&sort=nothing', '/category/probes/12'],
    ['/compare?ids=1,2&diff=1&x', '/compare?ids=1%2C2&diff=1'],
    ['/userCenter?x=1', '/userCenter'],
    ['/no/such/page?x=1', '/no/such/page'],
    ['/%E0%A4%A?x=1', '/%E0%A4%A'],
    ['/?', '/'],
  ])('%s is kept as %s', (requested, cacheKey) => {
    expect(pageAddress(requested)).toBe(cacheKey);
  });

  it('is idempotent', () => {
    for (const [, folder] of PAGES) {
      const path = `/${PAGES.find(([, name]) => name === folder)![0].replaceAll(/:\w+\??/g, '1')}`;
      const once = pageAddress(`${path}?sku=1&page=2&brand=2,1&redirect=/cart?a=b&keyWord=a%26b&state=paid&id=4`);
      expect(pageAddress(once)).toBe(once);
    }
  });

  it.each(PAGES.map(([, folder]) => [folder]))('of %s has every parameter that the page reads', (folder) => {
    const params = new URLSearchParams(PAGE_QUERIES[folder]?.read(new URLSearchParams(EVERYTHING)) ?? '');
    const source = globSync('**/*.{ts,tsx}', { cwd: join(PAGES_FOLDER, folder) })
      .map((file) => readFileSync(join(PAGES_FOLDER, folder, file), 'utf8'))
      .join('\n');
    const read = [...source.matchAll(READS)].map(([, taken, typed]) => taken ?? typed ?? '');
    const byParts = Object.entries(PARTS).flatMap(([name, part]) => (part.test(source) ? [name] : []));
    expect([...read, ...byParts].filter((name) => !params.has(name))).toEqual([]);
  });
});

describe('an address as people type or copy it', () => {
  it.each([
    ['//cart', '/cart'],
    ['/es/cart//', '/es/cart'],
    ['//', '/'],
    ['/es//cart?x=1', '/es/cart?x=1'],
    ['/cart%20', '/cart'],
    ['/ru/cart).', '/ru/cart'],
    ['/compare?IDS=1001,1072&utm_source=Mail', '/compare?ids=1001%2C1072&utm_source=Mail'],
    ['/product/searchPage?KEYWORD=a%26b&Brand=3', '/product/searchPage?keyWord=a%26b&brand=3'],
    ['/category/probes/12?Spec.frequency=2–5&PAGE=2', '/category/probes/12?spec.frequency=2%E2%80%935&page=2'],
    ['/product/a-probe/1001?SKU=12', '/product/a-probe/1001?sku=12'],
  ])('%s leads to %s', (typed, right) => {
    expect(respelledAddress(typed)).toBe(right);
  });

  it.each([
    '/',
    '/?pageId=2',
    '/cart?IDS=1',
    '/compare?ids=1,2',
    '/product/searchPage?keyword=b&keyWord=a',
    '/category/probes/12?spec.Frequency=2',
    '/login?redirect=//cart',
    '/no/such.page',
  ])('%s stays', (right) => {
    expect(respelledAddress(right)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', '//\\evil.example', '/\t/evil.example', '////evil.example/'])(
    'never leads to another site: %j',
    (typed) => {
      const right = respelledAddress(typed);
      expect(new URL(right ?? '', 'http://shop.example').host).toBe('shop.example');
    },
  );
});

/** Every parameter that any page reads, with a valid value. */
const EVERYTHING = new URLSearchParams(
  [
    'pageId',
    'sku',
    'quantity',
    'inquiry',
    'order',
    'id',
    'number',
    'redirect',
    'code',
    'edit',
    'add',
    'due',
    'flag',
    'pad',
  ]
    .concat(['state', 'keyword', 'keyWord', 'ids', 'diff', 'page'])
    .map((name) => [name, '2']),
);
EVERYTHING.set('sort', 'name');
