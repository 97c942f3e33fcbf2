import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';
import { expect } from '../support/drivers/expect.ts';
import { DEVELOPMENT_SIGN_SECRET } from '../../server/settings.ts';
import { JWT } from '../support/checks/withoutSecrets.ts';

const root = join(import.meta.dirname, '../..');

/** Every text file of a build, by name. */
function bundle(folder: string): [name: string, text: string][] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|cjs|css|json|map)$/.test(entry.name))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);
}

// That a signed-in page holds no token is in customers.spec.ts.
for (const folder of ['out/renderer', 'out/preload', 'dist/web']) {
  test(`no secret is in ${folder}`, () => {
    const files = bundle(folder);
    test.skip(files.length === 0, `${folder} is not built`);
    for (const [name, text] of files) {
      expect(text.includes(DEVELOPMENT_SIGN_SECRET), `the signing secret in ${name}`).toBe(false);
      expect(JWT.test(text), `a token in ${name}`).toBe(false);
    }
  });
}

test('each role’s preload is one small file without a schema library', () => {
  const folder = join(root, 'out/preload');
  test.skip(!existsSync(folder), 'the desktop client is not built');
  expect(readdirSync(folder).toSorted()).toEqual(['index.cjs', 'staff.cjs']);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size, name).toBeLessThan(10 * 1024);
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(/zod|safeParse|require\(["'`](?!electron)/i);
  }
});

/** A file of the main process, and every file that it imports at once. */
function loadedWith(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const [, other] of readFileSync(file, 'utf8').matchAll(/(?:from|import) ?["'`](\.{1,2}\/[^"'`]+)["'`]/g))
    loadedWith(join(dirname(file), other!), files);
  return files;
}

test('the main process loads less than 400 KB at its start, and neither the updater nor the kiosk', () => {
  const file = join(root, 'out/main/index.js');
  test.skip(!existsSync(file), 'the desktop client is not built');
  const loaded = [...loadedWith(file)];
  expect(loaded.reduce((sum, each) => sum + statSync(each).size, 0)).toBeLessThan(400 * 1024);
  const code = loaded.map((each) => readFileSync(each, 'utf8')).join('\n');
  // They lie beside it: the updater for a minute after the first paint, where releases are published at all; the kiosk
  // for a client that is one.
  expect(code).not.toContain('NsisUpdater');
  expect(code).not.toContain('kiosk-audit.log');
});
