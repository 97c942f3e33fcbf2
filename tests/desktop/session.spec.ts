import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/drivers/apiAs.ts';
import { type Desktop, kill } from '../support/drivers/desktop/desktopApp.ts';
import { expect, logIn, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { refreshWithoutKey } from '../support/checks/refreshWithoutKey.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../support/processes/secretService.ts';
import { Store } from '../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../support/servers/testStore.ts';

let member: Member;
test.beforeEach(async () => void (member = await newMember('Dr. Keeps Signed In')));

const storeOf = ({ page }: Desktop): Store => new Store(page, { client: 'electron', layout: 'desktop' });
const whoIsThere = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await window.desktop!.readSession())?.nick_name ?? null);

/** Everything the client left on the disk. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

test.describe('with the system’s keychain', () => {
  test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');
  let service: SecretService;
  test.beforeEach(async () => void (service = await startSecretService()));
  test.afterEach(() => service.stop());
  const kept = (): Map<string, string> => new Map(service.entries().map((entry) => [entry.account, entry.password]));

  test('a member stays signed in over restarts, by a newer token each time, reads the page once, and sees prices; only the keychain holds the token, and signing out takes it away', async ({
    launch,
    profile,
    way,
  }) => {
    const first = await launch({ bus: service.bus, apiUrl: way.address });
    await logIn(first.page, member);
    expect(await whoIsThere(first.page)).toBe(member.nickName);
    expect([...kept().keys()].toSorted()).toEqual([way.address, `${way.address} device`]);
    const { refresh } = JSON.parse(kept().get(way.address)!) as { refresh: string };
    const { key } = JSON.parse(kept().get(`${way.address} device`)!) as { key: string };
    expect(refresh.length).toBeGreaterThan(20);
    for (const content of filesOf(profile)) {
      expect(content).not.toContain(refresh);
      expect(content).not.toContain(key);
    }
    // Copied off this computer it opens nothing, and the session it was copied from goes on.
    expect(await refreshWithoutKey(refresh)).toBe(7);
    await first.close();

    const tokens = new Set([kept().get(way.address)]);
    for (const start of [2, 3]) {
      way.asked.splice(0);
      const { page, close } = await launch({ bus: service.bus, apiUrl: way.address });
      expect(await whoIsThere(page)).toBe(member.nickName);
      // After a start there is no access token yet, so that this renews it.
      const answer = await page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
      expect(answer, `start ${start}`).toMatchObject({ ok: true });
      // Read once, as the member: a second read could fail and take the page away.
      await page.waitForLoadState('networkidle');
      expect(way.asked.filter((line) => line.includes('/page_config/'))).toHaveLength(1);
      await expect.poll(() => tokens.has(kept().get(way.address))).toBe(false);
      tokens.add(kept().get(way.address));
      if (start === 3) {
        await page.evaluate(() => window.desktop!.call({ id: 9, name: 'logout', payload: {} }));
        expect(await whoIsThere(page)).toBeNull();
        // The next start, at which the member is signed out, is tested in outbox.spec.ts.
        expect(kept().has(way.address)).toBe(false);
      }
      await close();
    }
    expect(tokens.size).toBe(3);
  });

  test('a client that is killed in the middle of a renewal is signed in afterwards', async ({ launch, way }) => {
    test.slow(); // it starts the client four times
    const first = await launch({ bus: service.bus, apiUrl: way.address });
    await logIn(first.page, member);
    await first.close();

    const moments: [moment: string, begin: () => void, end: () => void][] = [
      ['the answer is under way', () => way.hold('token_refresh'), () => way.letGo()],
      ['the keychain is writing', () => service.pause(), () => service.goOn()],
    ];
    for (const [moment, begin, end] of moments) {
      // Started without a network, so that nothing is renewed before the test looks on.
      await way.shut();
      const desktop = await launch({ bus: service.bus, apiUrl: way.address });
      expect(await whoIsThere(desktop.page), moment).toBe(member.nickName);
      way.asked.splice(0);
      begin();
      await way.open();
      const asking = desktop.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
      asking.catch(() => undefined); // it ends with its client
      await expect.poll(() => way.asked.join()).toContain('token_refresh');
      await kill(desktop);
      end();
    }
    const last = await launch({ bus: service.bus, apiUrl: way.address });
    expect(await whoIsThere(last.page)).toBe(member.nickName);
    const answer = await last.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await last.close();
  });

  test('a keychain that answers late: a sign-in meanwhile lasts for this run, and the stored one is back when it answers', async ({
    launch,
  }) => {
    const asking = 'Your keychain is asking for its password.';
    const first = await launch({ bus: service.bus });
    await logIn(first.page, member);
    await first.close();
    const before = kept();

    service.pause();
    const second = await launch({ bus: service.bus });
    await expect(second.page.getByText(asking)).toBeVisible();
    await shot(second.page, 'keychain-asking');
    expect(await whoIsThere(second.page)).toBeNull();
    await logIn(second.page, member);
    await expect(second.page.getByText('You stay signed in until you close this app')).toBeVisible();
    // Reads from the disk still work, and so do API calls.
    await storeOf(second).open('/cart');
    expect(await whoIsThere(second.page)).toBe(member.nickName);
    await second.close();

    // Nobody signs in meanwhile: the member is let in when it answers. The stored session is unchanged: it is renewed with
    // the key that it is bound to.
    const third = await launch({ bus: service.bus });
    await expect(third.page.getByText(asking)).toBeVisible();
    expect(await whoIsThere(third.page)).toBeNull();
    service.goOn();
    await expect(third.page.getByRole('link', { name: 'Account', description: member.nickName })).toBeVisible();
    await expect(third.page.getByText(asking)).toBeHidden();
    const answer = await third.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await third.close();
    expect([...kept().keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect(kept().get(`${TEST_ORIGIN} device`)).toBe(before.get(`${TEST_ORIGIN} device`));
  });
});
