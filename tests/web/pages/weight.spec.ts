import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const dist = join(import.meta.dirname, '../../../dist/web');

/** Kilobytes of JavaScript as brotli (docs/performance.md): what was reached, and a little more. */
const FIRST_VIEWS = {
  '/': 162.6,
  '/category/categoryDetail/3': 166.4,
  '/product/productDetail/1034': 167.9,
  '/product/searchPage?keyWord=gel': 168.8,
};

/** Limits for the HTML of a page of 24 products: kilobytes before compression, and elements. */
const LISTINGS = {
  '/product/productList': { kilobytes: 138.0, elements: 1_170 },
  '/category/categoryDetail/3': { kilobytes: 139.4, elements: 1_199 },
  '/es/category/categoryDetail/3': { kilobytes: 143.7, elements: 1_199 },
  '/ru/category/categoryDetail/3': { kilobytes: 159.7, elements: 1_199 },
  '/zh/category/categoryDetail/3': { kilobytes: 137.9, elements: 1_199 },
};

/** The compressed file beside a built one; the file itself where it is too small to be compressed. */
const weightOf = (path: string): number => {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

test('the first view of a page stays under its JavaScript limit, and requests no data that the page includes @web', async ({
  store,
}) => {
  for (const [path, most] of Object.entries(FIRST_VIEWS)) {
    const page = await store.page.context().newPage();
    // What the browser loads in its idle time for the next page is not the first view's.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const scripts = new Set<string>();
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
      if (pathname.startsWith('/api/')) paths.push(pathname);
    });
    const reply = await page.goto(TEST_ORIGIN + path);
    expect(reply?.status(), path).toBe(200);
    await page.locator('html[data-alive]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(paths, path).toEqual([]);
    const weight = [...scripts].reduce((sum, script) => sum + weightOf(script), 0) / 1000;
    expect.soft(weight, `${path}, ${scripts.size} files`).toBeLessThanOrEqual(most);
    await page.close();
  }
});

test('the HTML of a listing stays under its limit @web', async ({ request }) => {
  for (const [path, most] of Object.entries(LISTINGS)) {
    const html = await (await request.get(TEST_ORIGIN + path)).text();
    const elements = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '<$1>').match(/<[a-z]/g)?.length;
    expect.soft(Buffer.byteLength(html) / 1000, `${path}, kilobytes`).toBeLessThanOrEqual(most.kilobytes);
    expect.soft(elements, `${path}, elements`).toBeLessThanOrEqual(most.elements);
  }
});

test('files whose functions a press calls for the first time begin with the hint to compile them @web', () => {
  const hinted = globSync('assets/*.js', { cwd: dist })
    .filter((file) => readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    .map((file) => basename(file).replace(/-.*/, ''));
  expect(hinted.toSorted()).toEqual(['libraries', 'sha2', 'webApiClient']);
});

test('the first call to the API loads the code of no page @web', () => {
  type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const loaded = new Set<string>();
  const load = (key: string): void => {
    const { name = key, imports = [] } = manifest[key]!;
    if (loaded.has(name)) return;
    loaded.add(name);
    imports.forEach(load);
  };
  load('src/platform/webApiClient.ts');
  expect([...loaded].toSorted()).toEqual(['calls', 'index', 'libraries', 'rolldown-runtime', 'sha2', 'webApiClient']);
});
