import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cruiseSources } from '../../../../scripts/boundaries/cruiseSources.ts';
import { withDrawing } from '../../../../scripts/boundaries/drawing.ts';
import { RULES } from '../../../../scripts/boundaries/rules.ts';

/** For each rule, a module that breaks it and what it imports. */
const BROKEN: Record<string, readonly [from: string, to: string]> = {
  'no-circular': ['shared/text/first.ts', 'shared/text/second.ts'],
  'not-to-tests': ['server/modules/cart/tested.ts', 'tests/support/fake.ts'],
  'world-shared': ['shared/text/up.ts', 'server/services.ts'],
  'world-server': ['server/modules/orders/demonstrated.ts', 'demo/seed/outline/brands.ts'],
  'world-demo': ['demo/shown.ts', 'renderer/src/ui/Pill.tsx'],
  'world-renderer/src': ['renderer/src/seo/sold.ts', 'server/modules/cart/prices.ts'],
  'world-electron/main': ['electron/main/app/drawn.ts', 'renderer/src/ui/Pill.tsx'],
  'world-electron/preload': ['electron/preload/bridge.ts', 'electron/main/app/secrets.ts'],
  'shared-packages': ['shared/text/fetched.ts', 'node_modules/axios/index.js'],
  'renderer-without-node': ['renderer/src/seo/disk.ts', 'node:fs'],
  'renderer/src/-entry': ['renderer/src/entry/asked.ts', 'renderer/src/api/transport.ts'],
  'renderer/src/-app': ['renderer/src/app/App.tsx', 'renderer/src/entry/client.tsx'],
  'renderer/src/-pages': ['renderer/src/pages/cart/CartPage.tsx', 'renderer/src/app/chrome/Header.tsx'],
  'renderer/src/-components': ['renderer/src/components/cart/Line.tsx', 'renderer/src/pages/brands/BrandsPage.tsx'],
  'renderer/src/-ui': ['renderer/src/ui/Badge.tsx', 'renderer/src/stores/cart/CartStore.ts'],
  'renderer/src/-routing': ['renderer/src/routing/paths.ts', 'renderer/src/ui/Pill.tsx'],
  'renderer/src/-stores': ['renderer/src/stores/cart/GuestCart.ts', 'renderer/src/api/transport.ts'],
  'renderer/src/-platform': ['renderer/src/platform/web.ts', 'renderer/src/stores/cart/CartStore.ts'],
  'renderer/src/-api': ['renderer/src/api/client.ts', 'renderer/src/persistence/cache.ts'],
  'renderer/src/-persistence': ['renderer/src/persistence/drafts.ts', 'renderer/src/api/transport.ts'],
  'renderer/src/-i18n': ['renderer/src/i18n/texts.ts', 'renderer/src/stores/cart/CartStore.ts'],
  'renderer/src/-seo': ['renderer/src/seo/title.ts', 'renderer/src/stores/cart/CartStore.ts'],
  'renderer/src/-theme': ['renderer/src/theme/colours.ts', 'renderer/src/ui/Pill.tsx'],
  'renderer/src/-worker': ['renderer/src/worker/worker.ts', 'renderer/src/api/transport.ts'],
  'page-to-page': ['renderer/src/pages/home/HomePage.tsx', 'renderer/src/pages/brands/BrandsPage.tsx'],
  'axios-owner': ['renderer/src/components/cart/ask.ts', 'node_modules/axios/index.js'],
  'server/-web': ['server/web/pages.ts', 'server/import/rows.ts'],
  'server/-import': ['server/import/pages.ts', 'server/web/render.ts'],
  'server/-backup': ['server/backup/orders.ts', 'server/modules/cart/prices.ts'],
  'server/-modules': ['server/modules/media/render.ts', 'server/web/render.ts'],
  'server/-platform': ['server/platform/cache/cart.ts', 'server/modules/cart/prices.ts'],
  'server-composition': ['server/modules/cart/whole.ts', 'server/app.ts'],
  'platform-without-services': ['server/platform/jobs/all.ts', 'server/services.ts'],
  'repository-without-http': ['server/modules/cart/CartRepository.ts', 'server/platform/http/visitor.ts'],
  'repository-wall': ['server/modules/search/found.ts', 'server/modules/cart/CartRepository.ts'],
  'file-owners': ['server/modules/cart/saved.ts', 'node:fs/promises'],
  'kiosk-without-rep': ['electron/main/kiosk/session.ts', 'electron/main/rep/menu.ts'],
  'rep-without-kiosk': ['electron/main/rep/setup.ts', 'electron/main/kiosk/pin.ts'],
  'client-foundation': ['electron/main/security/links.ts', 'electron/main/rep/menu.ts'],
};

let root = '';
let found: { name: string; from: string }[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'medstore-boundaries-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [, to] of Object.values(BROKEN)) if (!to.startsWith('node:')) write(to, 'export const value = 1;\n');
  write('node_modules/axios/package.json', '{ "name": "axios", "main": "index.js" }');
  for (const [from, to] of Object.values(BROKEN)) {
    const path = relative(dirname(from), to);
    const name = to.startsWith('node:')
      ? to
      : to.startsWith('node_modules/')
        ? 'axios'
        : path.startsWith('.')
          ? path
          : `./${path}`;
    write(from, `import type { value } from '${name}';\nexport type Value = typeof value;\n`);
  }
  const [one, two] = BROKEN['no-circular']!;
  write(two, `import { other } from './first.ts';\nexport const value = other;\n`);
  write(one, `import { value } from './second.ts';\nexport const other = value;\n`);
  const { summary } = await cruiseSources(root);
  found = summary.violations.map(({ rule, from }) => ({ name: rule.name, from }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(RULES.map(({ name }) => name))('%s is red where it is broken', (name) => {
  expect(BROKEN, `no example breaks ${name}`).toHaveProperty([name]);
  expect(found).toContainEqual({ name, from: BROKEN[name]![0] });
});

it('is green for an import that the rules allow', () => {
  expect(found.filter(({ from }) => from === 'renderer/src/entry/client.tsx')).toEqual([]);
});

it('refuses a document without a place for the drawing', () => {
  expect(() => withDrawing('# Architecture')).toThrow('no place');
});
