import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEVELOPMENT_SIGN_SECRET } from '../../server/settings.ts';
import { newMember } from '../support/drivers/apiAs.ts';
import { launchDesktop, newProfile, whyNoElectron } from '../support/drivers/desktop/desktopApp.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/servers/testStore.ts';

const root = join(import.meta.dirname, '../..');
const JWT = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;

/** Every text file of a build, by name. */
function bundle(folder: string): [name: string, text: string][] {
  const at = join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|cjs|css|json|map)$/.test(entry.name))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);
}

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

test('a signed-in page holds no token and no secret: not in storage, not in what main answers; without a keychain a sign-in lasts until the client is closed, and nothing of it is on the disk', async () => {
  test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');
  const member = await newMember();
  const profile = newProfile();
  const { page, close } = await launchDesktop({ apiUrl: TEST_ORIGIN, secret: TEST_SECRET, profile });
  const credentials = { email: member.email, password: member.password };
  const heard = await page.evaluate(async (payload) => {
    const bridge = window.desktop!;
    const news: unknown[] = [];
    bridge.onSessionChanged((each) => news.push(each));
    const login = await bridge.call({ id: 1, name: 'login', payload });
    const user = await bridge.readSession();
    const rest = await Promise.all([
      bridge.readInfo(),
      bridge.call({ id: 2, name: 'readUserInfo', payload: { id: user?.user_id } }),
      bridge.call({ id: 3, name: 'readCart', payload: {} }),
      bridge.call({ id: 4, name: 'readConfig', payload: {} }),
    ]);
    return { user, all: [login, user, news, ...rest] };
  }, credentials);
  expect(heard.user).toMatchObject({ email: member.email });
  expect(heard.all).toHaveLength(7);
  expect(heard.all[0]).toMatchObject({ ok: true });
  await expect(page.getByText('You stay signed in until you close this app')).toBeVisible();

  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    html: document.documentElement.outerHTML,
    globals: Object.keys(window).filter((name) => /token|secret|sign/i.test(name)),
  }));
  for (const text of [JSON.stringify(heard.all), JSON.stringify(kept)]) {
    expect(text).not.toMatch(JWT);
    expect(text).not.toContain(TEST_SECRET);
    expect(text).not.toContain(member.password);
    expect(text).not.toMatch(/"(access|refresh)":"[^"]+"/);
  }
  expect(kept.globals).toEqual([]);
  expect(await page.evaluate(async () => (await window.desktop!.readSession())?.nick_name)).toBe(member.nickName);
  await close();
  // The next start, at which the member is signed out, is tested in outbox.spec.ts.
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files)
    expect(readFileSync(join(file.parentPath, file.name), 'latin1'), file.name).not.toMatch(/refresh|eyJ/i);
  rmSync(profile, { recursive: true, force: true });
});
