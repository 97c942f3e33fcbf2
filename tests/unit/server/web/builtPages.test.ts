import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartFailure } from '../../../../server/settings.ts';
import { builtPages } from '../../../../server/web/builtPages.ts';

/** Chunks that import each other in a circle, as a bundler may write them. */
const MANIFEST = {
  'pages/cart.tsx': { file: 'assets/cart.js', imports: ['_shared.js', '_money.js'] },
  'pages/order.tsx': { file: 'assets/order.js', imports: ['_money.js'] },
  '_money.js': { file: 'assets/money.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_money.js'] },
};
const PAGE = '<link rel="stylesheet" href="/assets/all.css" crossorigin><!--state-->';

let dist: string;
const write = (name: string, text: string): void => {
  mkdirSync(join(dist, name, '..'), { recursive: true });
  writeFileSync(join(dist, name), text);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'medstore-dist-'));
  write('web/index.html', PAGE);
  write('web/assets/all.css', '.a{color:red}');
  write('web/.vite/manifest.json', JSON.stringify(MANIFEST));
  write('server/server.js', 'export const render = 1, addressOf = 2, respelled = 3;');
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(dist, { recursive: true }));

it.each([
  [['pages/cart.tsx'], ['cart', 'shared', 'money']],
  [['pages/order.tsx'], ['order', 'money', 'shared']],
  [
    ['pages/cart.tsx', 'pages/order.tsx'],
    ['cart', 'shared', 'money', 'order'],
  ],
  [
    ['pages/cart.tsx', 'pages/cart.tsx'],
    ['cart', 'shared', 'money'],
  ],
  [
    ['pages/unknown.tsx', 'pages/order.tsx'],
    ['order', 'money', 'shared'],
  ],
  [[], []],
])('preloads each chunk of %j once, with what it imports', async (modules, chunks) => {
  const tags = chunks.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`);
  expect((await builtPages(dist)).preloads(modules)).toBe(tags.join(''));
});

it.each(['web/index.html', 'web/.vite/manifest.json', 'server/server.js', 'web/assets/all.css'])(
  'says what to do where %s was not built',
  async (name) => {
    rmSync(join(dist, name));
    await expect(builtPages(dist)).rejects.toThrow(StartFailure);
  },
);

it('does not hide a build that is broken', async () => {
  write('web/.vite/manifest.json', '{');
  await expect(builtPages(dist)).rejects.toThrow(SyntaxError);
});
