import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aCustomer } from '../support/builders/desktop/aCustomer.ts';
import { type Member, newMember } from '../support/drivers/apiAs.ts';
import { expect, logIn, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { refreshWithoutKey } from '../support/checks/refreshWithoutKey.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../support/processes/secretService.ts';
import { Store } from '../support/drivers/Store.ts';

let member: Member;
test.beforeEach(async () => void (member = await newMember('Dr. Keeps Signed In')));

const whoIsThere = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await window.desktop!.readSession())?.nick_name ?? null);
const readsCart = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }))).ok;

const CUSTOMER = 'Dr. Anna Petrova-Lehmann';
const customersOf = (page: Page) =>
  page.evaluate(async () => {
    const { customers, isLocked } = (await window.desktop!.customers.read())!;
    return { names: customers.map(({ name }) => name), isLocked };
  });

/** Everything the client left on the disk. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');
let service: SecretService;
test.beforeEach(async () => void (service = await startSecretService()));
test.afterEach(() => service.stop());
const keychainEntries = (): Map<string, string> =>
  new Map(service.entries().map((entry) => [entry.account, entry.password]));

// Kills, and every moment of a renewal, are in tests/server/sessions/keptSession.test.ts.
test('a member stays signed in over restarts, by a newer token each time, reads the page once, and is let in when a late keychain answers; only the keychain holds the token, and signing out takes it away', async ({
  launch,
  profile,
  way,
}) => {
  const first = await launch({ bus: service.bus, apiUrl: way.address });
  await logIn(first.page, member);
  expect(await whoIsThere(first.page)).toBe(member.nickName);
  await first.page.evaluate(
    async (customer) => {
      const { user_id } = (await window.desktop!.readSession())!;
      await window.desktop!.customers.act(user_id, { type: 'save', customers: [customer] });
    },
    aCustomer({ name: CUSTOMER }),
  );
  const accounts = [way.address, `${way.address} device`, `${way.address} files`];
  expect([...keychainEntries().keys()].toSorted()).toEqual(accounts);
  const { refresh } = JSON.parse(keychainEntries().get(way.address)!) as { refresh: string };
  const { key } = JSON.parse(keychainEntries().get(`${way.address} device`)!) as { key: string };
  expect(refresh.length).toBeGreaterThan(20);
  for (const content of filesOf(profile)) {
    expect(content).not.toContain(refresh);
    expect(content).not.toContain(key);
  }
  // Copied off this computer it opens nothing, and the session it was copied from goes on.
  expect(await refreshWithoutKey(refresh)).toBe(7);
  await first.close();

  const tokens = new Set([keychainEntries().get(way.address)]);
  way.requests.splice(0);
  const second = await launch({ bus: service.bus, apiUrl: way.address });
  expect(await whoIsThere(second.page)).toBe(member.nickName);
  // With a key that has outlived a start.
  expect(await customersOf(second.page)).toEqual({ names: [CUSTOMER], isLocked: false });
  expect(filesOf(profile).filter((content) => content.includes(CUSTOMER))).toEqual([]);
  // After a start there is no access token yet, so that this renews it.
  expect(await readsCart(second.page)).toBe(true);
  // Read once, as the member: a second read could fail and take the page away.
  await second.page.waitForLoadState('networkidle');
  expect(way.requests.filter((line) => line.includes('/page_config/'))).toHaveLength(1);
  await expect.poll(() => tokens.has(keychainEntries().get(way.address))).toBe(false);
  tokens.add(keychainEntries().get(way.address));
  await second.close();

  // A keychain that asks its user for a password. Reads from the disk still work meanwhile, and so do API calls.
  service.pause();
  const third = await launch({ bus: service.bus, apiUrl: way.address });
  const asking = third.page.getByText('Your keychain is asking for its password.');
  await expect(asking).toBeVisible();
  await shot(third.page, 'keychain-asking');
  expect(await whoIsThere(third.page)).toBeNull();
  expect(await customersOf(third.page)).toEqual({ names: [], isLocked: true });
  await new Store(third.page, { client: 'electron', layout: 'desktop' }).openByLink('/cart');
  await expect(third.page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  service.goOn();
  await expect(third.page.getByRole('link', { name: 'Account', description: member.nickName })).toBeVisible();
  await expect(asking).toBeHidden();
  expect(await customersOf(third.page)).toEqual({ names: [CUSTOMER], isLocked: false });
  // Signed with the key that the session is bound to.
  expect(await readsCart(third.page)).toBe(true);
  await expect.poll(() => tokens.has(keychainEntries().get(way.address))).toBe(false);
  expect(keychainEntries().get(`${way.address} device`)).toContain(key);
  await third.page.evaluate(() => window.desktop!.call({ id: 9, name: 'logout', payload: {} }));
  expect(await whoIsThere(third.page)).toBeNull();
  // The next start, at which the member is signed out, is tested in outbox.spec.ts.
  expect([...keychainEntries().keys()].toSorted()).toEqual(accounts.slice(1));
  await third.close();
});
