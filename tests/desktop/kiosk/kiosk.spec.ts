import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Code } from '../../../shared/contract/envelope.ts';
import { anOrderOf } from '../../support/builders/anOrder.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import type { Desktop } from '../../support/drivers/desktop/desktopApp.ts';
import { expect, shot, test } from '../../support/drivers/desktop/desktopTest.ts';
import { beginVisit, HALL, nextPage, passTime, smallTargets } from '../../support/drivers/desktop/kioskActions.ts';
import { followPath } from '../../support/drivers/followPath.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';
import { payElsewhere } from '../../support/drivers/payElsewhere.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

/** As long as the journey may take: it ends by idleness only where the test passes time. */
const IDLE_SECONDS = 240;

/** Pinyin: the space bar takes the first word, backspace mends the letters, a touch takes any other. */
async function writeChinese(page: Page): Promise<void> {
  const t = textsOf('zh');
  const search = page.getByRole('combobox', { name: t('chrome:search.label') });
  await search.click();
  const keys = page.getByRole('group', { name: t('kiosk:keyboard.label') });
  const row = page.getByRole('group', { name: t('kiosk:keyboard.candidates') });
  const press = async (...names: string[]): Promise<void> => {
    for (const name of names) await keys.getByRole('button', { name, exact: true }).click();
  };
  await press(...Array.from('chaosheng'));
  await expect(row.getByRole('button').first()).toHaveText('超声');
  // On a small screen, too, nothing of the row stands beyond its edge.
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  await page.setViewportSize({ width: 1024, height: 768 });
  const edges = (): Promise<number[]> =>
    row.getByRole('button').evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await edges()))).toBeLessThanOrEqual(1024);
  await page.setViewportSize({ width, height });
  await shot(page, 'keyboard-zh');
  expect(await smallTargets(page)).toEqual([]);
  await press(t('kiosk:keyboard.space'), 'y', 'i', 'x', t('kiosk:keyboard.back'));
  await expect(search).toHaveValue('超声yi');
  await row.getByRole('button', { name: t('kiosk:keyboard.later'), exact: true }).click();
  await row.getByRole('button', { name: t('kiosk:keyboard.earlier'), exact: true }).click();
  await row.getByRole('button').first().click();
  await expect(search).toHaveValue(/^超声[^a-z]+$/);
}

/** The ids of the store's web contents and of their process (0 where the system does not tell it). */
const rendererOf = ({ app }: Desktop): Promise<{ contents: number; pid: number }> =>
  app.evaluate(({ BrowserWindow }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!;
    return { contents: webContents.id, pid: webContents.getOSProcessId() };
  });

test('a visitor begins, types, takes a link along, is asked whether they are there, and leaves no data behind', async ({
  launch,
  profile,
}) => {
  const t = textsOf('es');
  const member = await newMember();
  const desktop = await launch({ kiosk: { ...HALL, idle_seconds: IDLE_SECONDS } });
  const { app, page } = desktop;
  await app.evaluate(({ net }) => {
    const ended: { body: string; code: number }[] = [];
    Object.assign(globalThis, { ended });
    const real = net.fetch.bind(net);
    net.fetch = async (input, init) => {
      const reply = await real(input, init);
      if (typeof input === 'string' && input.includes('logout')) {
        const { code } = (await reply.clone().json()) as { code: number };
        ended.push({ body: typeof init?.body === 'string' ? init.body : '', code });
      }
      return reply;
    };
  });
  await page.waitForLoadState('networkidle');
  await shot(page, 'attract');
  await beginVisit(page, 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.waitForLoadState('networkidle');
  await shot(page, 'home-es');
  expect(await smallTargets(page)).toEqual([]);

  const heldHere = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('catalogue:cart.add') })
    .first()
    .click();
  await expect.poll(heldHere).toContain('sku_id');
  // The visitor takes the list along as a code.
  await page.getByRole('button', { name: t('kiosk:bar.list', { count: 1 }), exact: true }).click();
  const list = page.getByRole('dialog', { name: t('kiosk:takeAlong.listTitle') });
  await expect(list.getByRole('img', { name: t('kiosk:takeAlong.listCode') })).toBeVisible();
  await shot(page, 'list-code-es');
  await list.getByRole('button').click();

  // The keys on the screen type into the field, and the search hears of it.
  const search = page.getByRole('combobox', { name: t('chrome:search.label') });
  await search.click();
  const keys = page.getByRole('group', { name: t('kiosk:keyboard.label') });
  const press = (key: string): Promise<void> => keys.getByRole('button', { name: key, exact: true }).click();
  for (const key of ['ñ', 'á', t('kiosk:keyboard.back')]) await press(key);
  await expect(search).toHaveValue('ñ');
  expect((await search.boundingBox())!.y).toBeLessThan((await keys.boundingBox())!.y);
  await shot(page, 'keyboard-es');
  // Every suggestion can be scrolled above the keys, on a page of a full HD screen's size.
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  await page.setViewportSize({ width: 1440, height: 810 });
  await press(t('kiosk:keyboard.back'));
  await page.getByRole('option').last().click();
  await expect(page).toHaveURL(/searchPage/);
  await page.setViewportSize({ width, height });
  await search.fill('ñ');
  await press(t('kiosk:keyboard.hide'));
  await expect(keys).toHaveCount(0);

  // No key leads out, no menu comes up, and somebody else's address is a code.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  for (const key of ['Control+r', 'Alt+ArrowLeft', 'F5', 'Control+w', 'F11']) await page.keyboard.press(key);
  await expect(search).toHaveValue('ñ');
  expect(
    await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    ),
  ).toBe(false);
  await page.getByRole('link', { name: /@/ }).first().click();
  const code = page.getByRole('dialog', { name: t('kiosk:takeAlong.title') });
  await expect(code.getByRole('img', { name: t('kiosk:takeAlong.code') })).toBeVisible();
  await shot(page, 'qr-es');
  await code.getByRole('button').click();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await page.evaluate(
    async (payload) => {
      await window.desktop!.call({ id: 1, name: 'login', payload });
      document.cookie = 'left=behind; max-age=3600';
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await (await caches.open('left')).put('/left', new Response('behind'));
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    },
    { email: member.email, password: member.password },
  );
  await app.evaluate(({ clipboard }) => void clipboard.writeText('left behind'));
  await expect(page.getByText(t('chrome:sessionOnly'))).toHaveCount(0);

  // A card is paid on the visitor's phone, whose camera reads a short address; the kiosk notices.
  const order = await anOrderOf(member, (await goods.plain()).sku_id);
  await followPath(page, `/es/cart/goodOffer/pay?id=${order.id}`);
  await page.getByRole('button', { name: /^Pagar .*\$/ }).click();
  const payCode = page.getByRole('img', { name: t('order:pay.phoneCode') });
  await expect(payCode).toBeVisible();
  await shot(page, 'pay-es');
  const { payments } = await member.call('readOrder', { id: order.id });
  await payElsewhere(TEST_ORIGIN + payments[0]!.page_path!);
  await expect(page.getByRole('main')).toContainText(t('order:pay.thanks', { code: order.code }));
  await expect(payCode).toHaveCount(0);

  await passTime(desktop, IDLE_SECONDS + 1);
  const question = page.getByRole('alertdialog', { name: t('kiosk:warning.title') });
  await expect(question).toBeVisible();
  await shot(page, 'warning-es');
  // Pressed by a key: moving the pointer there counts as a touch, which closes the question.
  await question.getByRole('button', { name: t('kiosk:warning.stay') }).press('Enter');
  await expect(question).toHaveCount(0);
  // Main gets messages in order: when it answers this one, it has the touches of that key, which would otherwise count
  // from the new hour.
  await page.evaluate(() => window.desktop!.kiosk.beat());
  await passTime(desktop, IDLE_SECONDS + 1);
  await expect(question).toBeVisible();
  const renderer = await rendererOf(desktop);
  // A page that is being closed writes once more, after its storage was cleared: it is wiped again.
  await app.evaluate(({ BrowserWindow, session: { defaultSession } }) => {
    const clear = defaultSession.clearHostResolverCache.bind(defaultSession);
    defaultSession.clearHostResolverCache = async () => {
      defaultSession.clearHostResolverCache = clear;
      await clear();
      const [cover] = BrowserWindow.getAllWindows().filter(({ webContents }) => /curtain/.test(webContents.getURL()));
      await cover!.webContents.executeJavaScript("localStorage.setItem('left', 'late')");
    };
  });
  await passTime(desktop, HALL.warning_seconds + 1);

  const next = await nextPage(desktop, page);
  await expect.poll(() => page.isClosed()).toBe(true);
  await expect(next.locator('html')).toHaveAttribute('lang', 'en');
  const left = await next.evaluate(async () => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: history.length,
    typed: [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')]
      .map(({ value }) => value)
      .join(''),
    user: await window.desktop!.readSession(),
    cart: await window.desktop!.call({ id: 1, name: 'readCart', payload: {} }),
  }));
  expect(left).toMatchObject({ databases: [], caches: [], typed: '', user: null, cart: { ok: false } });
  expect(left.storage).not.toMatch(/left|behind|sku_id|[ñ]/);
  expect(left.history).toBeLessThanOrEqual(2);
  const outside = await app.evaluate(async ({ clipboard, session }) => ({
    clipboard: await clipboard.readText(),
    cookies: await session.defaultSession.cookies.get({}),
    ended: (globalThis as unknown as { ended: { body: string; code: number }[] }).ended,
  }));
  expect(outside).toMatchObject({ clipboard: '', cookies: [] });
  // A process of its own: the one before has gone, and with it what its memory held.
  const nextRenderer = await rendererOf(desktop);
  expect(nextRenderer.contents).not.toBe(renderer.contents);
  if (renderer.pid > 0) expect(nextRenderer.pid).not.toBe(renderer.pid);
  // The server was told, and ended the session that the kiosk's token belonged to.
  expect(outside.ended.map(({ code }) => code)).toEqual([Code.done]);
  expect(outside.ended[0]!.body).toMatch(/"refresh":"[^"]{20,}"/);
  const audit = (): string => readFileSync(join(profile, 'kiosk-audit.log'), 'utf8');
  await expect.poll(audit).toContain('"wiped"');
  expect(audit()).toMatch(/"wipe-failed","detail":"storage left"/);
  await shot(next, 'attract-after');
  await beginVisit(next, 'zh');
  await writeChinese(next);
  await desktop.close();
});
