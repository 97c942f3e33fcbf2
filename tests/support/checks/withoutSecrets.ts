import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../drivers/expect.ts';
import type { Member } from '../drivers/apiAs.ts';
import { TEST_SECRET } from '../servers/testStore.ts';

export const JWT = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;

/** Signs a member in by the bridge, and expects that main tells the page neither a token nor a secret. */
export async function expectSecretsStayInMain(page: Page, { email, password }: Member): Promise<void> {
  const replies = await page.evaluate(
    async (payload) => {
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
    },
    { email, password },
  );
  expect(replies.user).toMatchObject({ email });
  expect(replies.all).toHaveLength(7);
  expect(replies.all[0]).toMatchObject({ ok: true });
  expectNoSecret(JSON.stringify(replies.all), password);
}

/** Expects a signed-in page, which was loaded after the sign-in, to hold no token and no secret. */
export async function expectPageWithoutSecrets(page: Page, { nickName, password }: Member): Promise<void> {
  const stored = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    html: document.documentElement.outerHTML,
    globals: Object.keys(window).filter((name) => /token|secret|sign/i.test(name)),
  }));
  expectNoSecret(JSON.stringify(stored), password);
  expect(stored.globals).toEqual([]);
  expect(await page.evaluate(async () => (await window.desktop!.readSession())?.nick_name)).toBe(nickName);
}

function expectNoSecret(text: string, password: string): void {
  expect(text).not.toMatch(JWT);
  expect(text).not.toContain(TEST_SECRET);
  expect(text).not.toContain(password);
  expect(text).not.toMatch(/"(access|refresh)":"[^"]+"/);
}

/** Expects nothing of a session in a client's folder. */
export function expectFilesWithoutSession(profile: string): void {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(readFileSync(join(file.parentPath, file.name), 'latin1'), file.name).not.toMatch(/"refresh"|eyJ[\w-]{8}/);
}
