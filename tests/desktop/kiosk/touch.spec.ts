import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Desktop } from '../../support/drivers/desktop/desktopApp.ts';
import { expect, shot, test } from '../../support/drivers/desktop/desktopTest.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { goTo } from '../../support/drivers/followPath.ts';
import { beginVisit, HALL, smallTargets } from '../../support/drivers/desktop/kioskActions.ts';
import { busyParts } from '../../support/checks/pages/busyParts.ts';
import { SCREENS } from '../../support/fixtures/screens.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

const t = textsOf('en');

/** A finger on the middle of it touches something else. */
const isCovered = (each: Locator): Promise<boolean> =>
  each.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return !target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The text of the window's page. Not asked of one that has crashed or is loading, which would never answer. */
const shown = ({ app }: Desktop): Promise<string> =>
  app.evaluate(({ BrowserWindow }) => {
    const page = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!page || page.isCrashed() || page.isLoading()) return '';
    return page.executeJavaScript('document.body.innerText').catch(() => '') as Promise<string>;
  });

test('a kiosk fills the screen and opens nothing outside; every touch target is as large as a fingertip, on every kind of screen; a page is larger than at a desk, and whatever stands at its foot is within reach while something is said; a page that crashes comes back by itself', async ({
  launch,
  profile,
}) => {
  const desktop = await launch({ kiosk: HALL });
  const { app, page } = desktop;
  const [zoom, shorter] = await app.evaluate(({ BrowserWindow, screen }) => {
    const { width, height } = screen.getPrimaryDisplay().bounds;
    // The wheel is turned with Ctrl held.
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.emit('zoom-changed', {}, 'out');
    const zooms = BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getZoomFactor());
    return [Math.max(...zooms), Math.min(width, height)] as const;
  });
  expect(zoom).toBeCloseTo(Math.max(1, shorter / 810), 2);
  const shape = await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!;
    return { kiosk: window.isKiosk(), full: window.isFullScreen() };
  });
  expect(shape).toEqual({ kiosk: true, full: true });
  expect(await page.evaluate(() => window.desktop!.openLink('https://maker.example/'))).toBe(false);
  expect((await page.evaluate(() => window.desktop!.readInfo())).mode).toBe('kiosk');
  await beginVisit(page, 'en');
  // Elements made of the same parts are measured once.
  for (const [name, { pathIn }] of Object.entries(SCREENS).filter(([, screen]) => !screen.isPhoneEnough)) {
    const path = await pathIn('en');
    const before = await page.title();
    await goTo(page, path);
    if (path !== '/') await expect(page, name).not.toHaveTitle(before);
    await expect(busyParts(page), name).toHaveCount(0);
    expect.soft(await smallTargets(page), name).toEqual([]);
    await shot(page, `touch-${name.replaceAll(/\W+/g, '-')}`);
  }

  // The size of a page on a full HD screen at that zoom; the test's own screen may not support zoom.
  await page.setViewportSize({ width: 1440, height: 810 });
  const product = await goods.plain();
  await goTo(page, pathOf(product));
  await expect(page.getByRole('heading', { level: 1, name: nameOf(product) })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('catalogue:compare.label', { name: nameOf(product) }) })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('catalogue:cart.add') })
    .first()
    .click();
  const notices = page.getByRole('region', { name: t('chrome:notices.label') });
  // Pointing at it keeps it open.
  await notices.getByText(nameOf(product)).hover();
  await page.evaluate(() => scrollTo(0, 900));
  const atTheFoot = [
    ...['kiosk:bar.take', 'kiosk:bar.leave', 'chrome:toTop', 'chrome:contact.open', 'chrome:compare.clear'].map((key) =>
      t(key),
    ),
    t('kiosk:bar.list', { count: 1 }),
    t('chrome:compare.remove', { name: nameOf(product) }),
  ].map((name) => page.getByRole('button', { name }));
  for (const each of [...atTheFoot, page.getByRole('link', { name: t('chrome:compare.open') })])
    await expect.poll(() => isCovered(each), `${String(each)} is covered`).toBe(false);
  await expect(notices).toContainText(nameOf(product));
  expect(await notices.boundingBox()).toMatchObject({ x: 0, width: 1440 });
  await shot(page, 'touch-said');
  await page.getByRole('button', { name: t('chrome:contact.open') }).click();
  for (const way of await page.getByRole('dialog').getByRole('link').all())
    await expect.poll(() => isCovered(way), `${String(way)} is covered`).toBe(false);
  await expect(notices).toContainText(nameOf(product));

  // The page may end during the call, so the log decides.
  await app.evaluate(({ BrowserWindow }) => {
    setImmediate(() => BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer());
  });
  await expect.poll(() => readFileSync(join(profile, 'kiosk-audit.log'), 'utf8')).toMatch(/crashed.*reload/);
  // The page where the visitor was, not the attract page, as they did not end the visit.
  await expect.poll(() => shown(desktop)).toContain(nameOf(product));
  await desktop.close();
});
