import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_MEMBER } from '../../../server/modules/company/demoAccount.ts';
import { type Language, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { anOrderOf } from '../../support/builders/anOrder.ts';
import { apiFromAnywhere, newMember } from '../../support/drivers/apiAs.ts';
import { demonstrationWords } from '../../support/fixtures/demonstrationWords.ts';
import { OWN_SETTINGS } from '../../support/fixtures/ownSettings.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';
import { ProductionStore } from '../../support/servers/ProductionStore.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { textsOf } from '../../support/fixtures/texts.ts';
import { OTHER_VISITOR_SCREENS, SCREENS } from '../../support/fixtures/screens.ts';
import { expect, test } from '../../support/drivers/Store.ts';

/** A page without the texts that its scripts bring for every case. */
const shownIn = (html: string): string =>
  html.replaceAll(/<script\b(?! type="application\/ld\+json")[^]*?<\/script>/g, '');

/**
 * Says everything of cards and the demonstration that another language says
 * (`unit/renderer/i18n/demonstrationWords.test.ts`).
 */
const OUTSPOKEN: Language = 'zh';
const OTHERS = LANGUAGES.filter((language) => language !== OUTSPOKEN);

// One store in production for all.
test.describe.configure({ mode: 'default' });

let store: ProductionStore;
test.beforeAll(async () => {
  store = await ProductionStore.open();
});
test.afterAll(() => store.close());

test('a store in production: no page and no answer speaks of cards, of the demonstration, its member or its company @web', async () => {
  const screens = { ...SCREENS, ...OTHER_VISITOR_SCREENS };
  for (const [index, [name, { pathIn }]] of Object.entries(screens).entries())
    for (const language of everyCombination ? LANGUAGES : [OUTSPOKEN, OTHERS[index % OTHERS.length]!]) {
      const path = withLanguage(await pathIn(language), language);
      const html = await (await fetch(store.origin + path)).text();
      expect.soft(demonstrationWords(shownIn(html)), `${name}: ${path}`).toEqual([]);
    }
  for (const key of ['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'])
    for (const language of LANGUAGES) {
      const html = await (await fetch(store.origin + withLanguage(`/shop/${key}`, language))).text();
      expect.soft(demonstrationWords(shownIn(html)), `${key} in ${language}`).toEqual([]);
    }
  const call = apiFromAnywhere(undefined, () => store.origin);
  expect(demonstrationWords(JSON.stringify(await call('readConfig', {})))).toEqual([]);
  expect(store.output).toContain(`the account of ${DEMO_MEMBER.email} has been closed`);
  const { email, password } = DEMO_MEMBER;
  await expect(call('login', { email, password })).rejects.toThrow();
});

async function textOf(page: Page, path: string, code: string): Promise<string> {
  await page.goto(store.origin + path);
  await page.locator('html[data-alive]').waitFor();
  await expect(page.getByRole('main')).toContainText(code);
  await page.waitForLoadState('networkidle');
  return page.locator('body').innerText();
}

test('an order in production: paid by bank transfer alone, on screen and paper @web', async ({ store: { page } }) => {
  const member = await newMember('Dr. Ana Ruiz', () => store.origin);
  const product = await goods.plain();
  const order = await anOrderOf(member, product.sku_id);
  await page.goto(`${store.origin}/login`);
  await page.locator('html[data-alive]').waitFor();
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  const screens = [`/cart/goodOffer/pay?id=${order.id}`, `/userCenter/orderList/${order.id}`];
  const look = async (paths: readonly string[], code = order.code): Promise<void> => {
    for (const language of everyCombination ? [...OTHERS, OUTSPOKEN] : [OUTSPOKEN])
      for (const path of paths) {
        const text = await textOf(page, withLanguage(path, language), code);
        expect.soft(demonstrationWords(text), `${path} in ${language}`).toEqual([]);
      }
  };
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 1, idempotency_key: randomUUID() });
  await look(['/cart', '/cart/goodOffer?order=1'], product.code);
  await look(screens);
  await page.goto(store.origin + screens[0]);
  await page.locator('html[data-alive]').waitFor();
  // In the language that was opened last.
  const transfer = form.getByRole('button', { name: textsOf(OUTSPOKEN)('order:pay.transferButton') });
  await transfer.click();
  await expect(transfer).toHaveCount(0);
  await look([...screens, `/userCenter/orderList/${order.id}/document`]);
});

test('a merchant’s settings in production: an open browser shows name, phone and colour with the next page @web', async ({
  store: { page },
}) => {
  await page.goto(`${store.origin}/article`);
  await page.locator('html[data-alive]').waitFor();
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toContainText(OWN_SETTINGS.contact!.phone!);
  const colourNow = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand80'));
  expect(await colourNow()).not.toBe(OWN_SETTINGS.colours!.brand);

  const file = store.write('settings.json', OWN_SETTINGS);
  expect(await store.run('storeSettings.js', file)).toContain('The settings are written');
  const config = async () => (await fetch(`${store.origin}/es`)).text();
  await expect.poll(config).toContain('Suministros');

  await page.goto(`${store.origin}/es/brandList`);
  await page.locator('html[data-alive]').waitFor();
  await expect(page).toHaveTitle(/ \| Suministros$/);
  await expect(footer.getByRole('link', { name: OWN_SETTINGS.contact!.phone! })).toBeVisible();
  await expect(footer).toContainText('Lunes a martes, 9:00–18:00');
  expect(await colourNow()).toBe(OWN_SETTINGS.colours!.brand);
  expect(demonstrationWords(await page.locator('body').innerText())).toEqual([]);
  const manifest = await (await fetch(`${store.origin}/app-es.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: 'Suministros' });
  expect(JSON.parse(await store.run('storeSettings.js', '--print'))).toEqual(OWN_SETTINGS);
});
