import type { Page } from '@playwright/test';
import { startNextRelease } from '../../support/servers/nextRelease.ts';
import { expect, listen, test } from '../../support/drivers/Store.ts';
import { NetworkSwitch } from '../../support/fakes/NetworkSwitch.ts';

test.use({ serviceWorkers: 'allow' });

const way = new NetworkSwitch();
test.beforeEach(() => way.open());
test.afterEach(() => way.shut());

const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['release']);

test('a release in the middle of a visit: the page goes on, offers it, asks before anything written is lost, and brings it @web', async ({
  store,
  complaints,
}) => {
  // The line is cut at the moment of the release.
  store.forgive(/net::ERR_/);
  const { page } = store;
  const coming = startNextRelease();
  try {
    await page.goto(`${way.address}/category`);
    await store.alive();
    // A page installs it when it has nothing else to do, which takes its time on a machine that has.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    way.leadTo((await coming).port);

    // Files that this page has not loaded yet are served by the new release.
    const parts: [number, string][] = [];
    page.on(
      'response',
      (answer) => void (/\/assets\/.*\.js$/.test(answer.url()) && parts.push([answer.status(), answer.url()])),
    );
    await page.getByRole('link', { name: 'Create an account', exact: true }).click();
    const email = page.getByRole('main').getByLabel('E-mail');
    await email.fill('ana@clinic.example');
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part).toEqual([200, expect.not.stringContaining('-next')]);

    // Another tab is of the new release, and brings its worker.
    const tab = await page.context().newPage();
    listen(tab, complaints);
    await tab.goto(`${way.address}/brandList`);
    await tab.locator('html[data-alive]').waitFor();
    expect(await releaseOf(tab)).toBe('next');
    const offer = store.notices().getByText('A new version of the store is ready', { exact: true });
    await expect(offer).toBeVisible({ timeout: 60_000 });
    await expect(tab.getByText('A new version of the store is ready')).toHaveCount(0);
    await tab.close();

    expect(await releaseOf(page)).toBeUndefined();
    // The question comes where the button was: the second press of a double click is no answer to it.
    await store.notices().getByRole('button', { name: 'Reload', exact: true }).dblclick();
    await expect(store.notices()).toContainText('Anything you typed on this page may be lost');
    await expect(email).toHaveValue('ana@clinic.example');
    expect(await releaseOf(page)).toBeUndefined();

    await store.notices().getByRole('button', { name: 'Reload anyway', exact: true }).click();
    await page.locator('html[data-release=next][data-alive]').waitFor();
    await expect(page).toHaveURL(/\/register$/);
    await expect(email).toBeVisible();
    await expect(offer).toHaveCount(0);
  } finally {
    await (await coming).stop();
  }
});
