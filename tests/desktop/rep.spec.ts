import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_OPTIONS } from '../../shared/text/languages.ts';
import { newMember } from '../support/drivers/apiAs.ts';
import { anOrderOf } from '../support/builders/anOrder.ts';
import { goods } from '../support/fixtures/catalogue/goods.ts';
import { catchExternalLinks } from '../support/drivers/externalLinks.ts';
import { followPath } from '../support/drivers/followPath.ts';
import { payElsewhere } from '../support/drivers/payElsewhere.ts';
import type { Desktop } from '../support/drivers/desktop/desktopApp.ts';
import { textsOf } from '../support/fixtures/texts.ts';
import { TEST_ORIGIN } from '../support/servers/testStore.ts';
import { chooseInMenu, expect, logIn, startWithLink, test } from '../support/drivers/desktop/desktopTest.ts';

const labels = ({ app }: Desktop): Promise<string[]> =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()!.items.map(({ label }) => label));
// Asked of main: the page's own context goes with each navigation.
const path = ({ app }: Desktop): Promise<string> =>
  app.evaluate(({ BrowserWindow }) => new URL(BrowserWindow.getAllWindows()[0]!.webContents.getURL()).pathname);

/** Presses a mouse's button that Playwright has no name for. */
async function pressMouseButton({ page }: Desktop, button: 'back' | 'forward'): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await devTools.send('Input.dispatchMouseEvent', { type, button, x: 200, y: 200, clickCount: 1 });
  await devTools.detach();
}

/** The first bytes of a file, as far as they are written by now. */
const beginningOf = (file: string): string => (existsSync(file) ? readFileSync(file).subarray(0, 5).toString() : '');

test('settings that cannot be read are set aside, and the rep is told; the menu speaks the page’s language, leads through the store and zooms; zoom, language, theme and window are remembered; an invoice that was paid in the browser is saved as PDF, Cyrillic included', async ({
  launch,
  profile,
}) => {
  writeFileSync(join(profile, 'preferences.json'), '{"language":"es","window":{"wid');
  const first = await launch();
  await expect(first.page.getByText('The settings on this computer could not be read')).toBeVisible();
  const damaged = /^preferences\.damaged-\d+\.json$/;
  expect(readdirSync(profile).filter((name) => damaged.test(name))).toHaveLength(1);

  await expect.poll(() => labels(first)).toEqual(expect.arrayContaining(['File', 'Edit', 'View', 'Go', 'Help']));
  await chooseInMenu(first, 'cart');
  await expect.poll(() => path(first)).toBe('/cart');
  await chooseInMenu(first, 'back');
  await expect.poll(() => path(first)).toBe('/');
  await chooseInMenu(first, 'forward');
  await expect.poll(() => path(first)).toBe('/cart');
  await pressMouseButton(first, 'back');
  await expect.poll(() => path(first)).toBe('/');
  // Chosen while the page is loaded anew and nobody listens in it yet: the last choice is where it goes.
  await first.app.evaluate(({ BrowserWindow, Menu }) => {
    const [window] = BrowserWindow.getAllWindows();
    const choose = (id: string): void =>
      Menu.getApplicationMenu()!.getMenuItemById(id)!.click({}, window, window!.webContents);
    window!.webContents.once('did-navigate', () => ['customers', 'cart'].forEach(choose));
    choose('reload');
  });
  await expect.poll(() => path(first)).toBe('/cart');
  for (const id of ['zoomIn', 'zoomIn']) await chooseInMenu(first, id);
  await first.app.evaluate(({ app }) => {
    app.setAboutPanelOptions = (about) => void Object.assign(globalThis, { about });
    app.showAboutPanel = () => undefined;
  });
  await chooseInMenu(first, 'about');
  const about = await first.app.evaluate(() => (globalThis as unknown as { about: Record<string, string> }).about);
  expect(about['applicationName']).toBe('Medstore');
  expect(about['iconPath']).toMatch(/logo\.png$/);

  // A second start with a link ends at once, and leads the first to the page; a link out of the store leads nowhere.
  await first.app.evaluate(({ BrowserWindow }) => {
    const led: string[] = [];
    Object.assign(globalThis, { led });
    const { webContents } = BrowserWindow.getAllWindows()[0]!;
    webContents.on('did-navigate-in-page', (_event, url) => led.push(new URL(url).pathname));
  });
  await startWithLink(first, 'medstore://open/../x');
  // The last link wins: the page has had its turn before the next one.
  await first.page.evaluate(() => window.desktop!.readInfo());
  await startWithLink(first, 'medstore://open/messageCenter');
  await expect.poll(() => path(first)).toBe('/messageCenter');
  expect(await first.app.evaluate(() => (globalThis as unknown as { led: string[] }).led)).toEqual(['/messageCenter']);

  const languages = first.page.getByRole('navigation', { name: textsOf('en')('chrome:language.label') });
  await languages.getByRole('link', { name: LANGUAGE_OPTIONS.ru.name }).click();
  await expect
    .poll(() => labels(first))
    .toEqual(expect.arrayContaining(['Файл', 'Правка', 'Вид', 'Переход', 'Справка']));
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 40, y: 60, width: 1100, height: 700 }),
  );
  const theme = ({ app }: Desktop): Promise<string> => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource);
  expect(await theme(first)).toBe('system');
  await first.page.getByRole('radio', { name: textsOf('ru')('chrome:theme.dark') }).check();
  await expect.poll(() => theme(first)).toBe('dark');
  await first.close();
  const preferences = JSON.parse(readFileSync(join(profile, 'preferences.json'), 'utf8')) as object;
  expect(preferences).toMatchObject({ language: 'ru', zoom: 1.25, theme: 'dark' });

  const second = await launch({ hasPictures: true });
  await expect.poll(() => labels(second)).toContain('Файл');
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'ru');
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());
  expect(bounds).toMatchObject({ width: 1100, height: 700 });
  const zoom = (): Promise<number> =>
    second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getZoomFactor());
  await expect.poll(zoom).toBeCloseTo(1.25);

  const t = textsOf('ru');
  const { app, page } = second;
  const member = await newMember('Д-р Ана Руис');
  const order = await anOrderOf(member, (await goods.plain()).sku_id);
  const folder = mkdtempSync(join(tmpdir(), 'medstore-pdf-'));
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    },
    join(folder, 'invoice.pdf'),
  );
  await logIn(page, member);
  // A card is paid in the system's browser, for which the client waits.
  const external = await catchExternalLinks(app);
  await followPath(page, `/ru/cart/goodOffer/pay?id=${order.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Оплатить .*\$/ }).click();
  await expect(main).toContainText(t('order:pay.waiting'));
  await expect.poll(external.opened).toHaveLength(1);
  // The stand-in for Electron gives the page another origin than the client's own, so only the path is compared.
  await payElsewhere(TEST_ORIGIN + new URL((await external.opened())[0]!).pathname);
  await expect(main).toContainText(t('order:pay.thanks', { code: order.code }));
  await followPath(page, `/ru/userCenter/orderList/${order.id}/document`);
  await page.getByRole('button', { name: 'Сохранить как PDF' }).click();
  await expect.poll(() => beginningOf(join(folder, 'invoice.pdf'))).toBe('%PDF-');
  expect(readdirSync(folder)).toEqual(['invoice.pdf']);
  // The page is printed from a window of its own, which is closed then.
  await expect.poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await second.close();
  rmSync(folder, { recursive: true });
});
