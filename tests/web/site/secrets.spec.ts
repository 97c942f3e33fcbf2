import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { refreshWithoutKey } from '../../support/checks/refreshWithoutKey.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../../support/servers/testStore.ts';

const root = join(import.meta.dirname, '../../..');
/** Runs in the page. */
const exportDeviceKey = async (): Promise<JsonWebKey> => {
  const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const keys = (await answerOf(indexedDB.open('device'))).transaction('keys').objectStore('keys');
  const { privateKey } = (await answerOf(keys.get('own'))) as CryptoKeyPair;
  return crypto.subtle.exportKey('jwk', privateKey);
};
const JWT = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;
const textFiles = (folder: string): [name: string, text: string][] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|json|map)$/.test(entry.name))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);

test('the bundle holds no token, no secret and nobody’s password @web', () => {
  const files = [...textFiles('dist/web'), ...textFiles('dist/server')];
  expect(files.length).toBeGreaterThan(10);
  for (const [name, text] of files) {
    for (const secret of [TEST_SECRET, 'medstore-development-secret', 'demo1234']) {
      expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
    }
    expect(JWT.test(text), `a token in ${name}`).toBe(false);
  }
});

test('a page carries the signing secret in its state alone, and nothing of a member @web', async ({ request }) => {
  const member = await newMember('Dr. Not To Be Seen');
  await member.call('addCartLine', {
    sku_id: (await goods.plain()).sku_id,
    quantity: 2,
    idempotency_key: crypto.randomUUID(),
  });
  for (const path of ['/', '/cart', '/login', pathOf(await goods.probe())]) {
    const html = await (await request.get(TEST_ORIGIN + path)).text();
    const state = /<script id="page-state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const { api } = JSON.parse(state) as { api?: { secret: string } };
    expect(api?.secret).toBe(TEST_SECRET);
    expect(html.split(TEST_SECRET)).toHaveLength(2);
    expect(html).not.toMatch(JWT);
    expect(html).not.toContain(member.nickName);
  }
});

test('a signed-in browser stores only what is specified, and deletes it at sign-out @web', async ({
  store,
  context,
}) => {
  const member = await newMember();
  await store.signInByForm(member);
  await store.open(pathOf(await goods.plain()));
  await store.settled();
  const stored = () =>
    store.page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      url: location.href,
    }));
  const { local, session, databases } = await stored();
  const userInfo = JSON.parse(local['userInfo'] ?? '{}') as Record<string, string>;
  expect(Object.keys(userInfo).toSorted()).toEqual(['access', 'email', 'nick_name', 'refresh', 'user_id']);
  const elsewhere = JSON.stringify([{ ...local, userInfo: '' }, session]);
  for (const secret of [userInfo['access']!, userInfo['refresh']!, member.password, TEST_SECRET]) {
    expect(elsewhere).not.toContain(secret);
  }
  expect(elsewhere).not.toContain('market_price');
  // The key that the session is bound to, which no script can read out.
  expect(databases).toEqual(['device']);
  await expect(store.page.evaluate(exportDeviceKey)).rejects.toThrow(/not extractable/i);
  expect(await refreshWithoutKey(userInfo['refresh']!)).toBe(7);

  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  // No visitor id before there is consent.
  expect([...cookies.keys()].toSorted()).toEqual(['language', 'locale', 'userInfo']);
  expect(JSON.parse(cookies.get('userInfo') ?? '{}')).toEqual({
    user_id: userInfo['user_id'],
    nick_name: member.nickName,
  });

  await store.open(`/cart/goodOffer?sku=${(await goods.plain()).sku_id}&quantity=1`);
  const message = store.page.getByLabel('What else should we know?');
  await message.fill('For Dr. Ruiz, room 4');
  await expect.poll(async () => JSON.stringify(await stored())).toContain('room 4');
  await store.open('/');
  await store.page.getByRole('button', { name: 'Log out' }).click();
  await expect(store.page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  const after = JSON.stringify([await stored(), await context.cookies()]);
  for (const secret of [userInfo['access']!, userInfo['refresh']!, userInfo['user_id']!, member.email, 'room 4']) {
    expect(after).not.toContain(secret);
  }
});

test('addresses never carry what was typed into a password field @web', async ({ store }) => {
  const urls: string[] = [];
  store.page.on('request', (request) => urls.push(request.url()));
  const member = await newMember();
  await store.signInByForm(member);
  for (const url of [...urls, store.page.url()]) expect(url).not.toContain(member.password);
});
