import type { Locator, Page } from '@playwright/test';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { accessibilityFaults } from '../../support/checks/pages/inspect.ts';
import { expect, type Store, test, WITH_PICTURES } from '../../support/drivers/Store.ts';
import { NetworkSwitch } from '../../support/fakes/NetworkSwitch.ts';

test.use(WITH_PICTURES);

// The worker is kept out of all other journeys (playwright.config.ts). What it is for shows where nothing comes through,
// whatever the browser thinks of its network.
test.use({ serviceWorkers: 'allow' });

const way = new NetworkSwitch();
test.beforeEach(() => way.open());
test.afterEach(() => way.shut());

const GONE = [
  /ERR_FAILED/,
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /WebSocket/,
];

async function open(store: Store, path: string): Promise<void> {
  await store.page.goto(way.address + path);
  await store.alive();
}

/** The store's files that the browser has cached, by name. */
const cachedAddresses = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => decodeURIComponent(url)).join('\n'),
    name,
  );

/** The worker answers for the page, and all that has been looked at until now is kept. */
async function expectKept(page: Page, title: string): Promise<void> {
  await page.mouse.move(300, 300); // for one that nobody touches nothing more is asked for
  // A page installs it when it has nothing else to do, which takes its time on a machine that has.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenPages'))).toContain(title);
  await expect.poll(() => cachedAddresses(page, 'assets-1')).toMatch(/\/tracking-/);
  await expect.poll(() => cachedAddresses(page, 'reads-1')).toContain('selectCountry');
}

/** An answer that was kept for whoever is signed in. */
const keptOfMember = (read: string): RegExp => new RegExp(`/kept/(?!visitor)[^/]+/en/${read}`);

const banner = (store: Store): Locator => store.page.getByText(/^No connection\. Pages that have loaded/);

/** Asks the page to try again, unless an attempt of its own has succeeded meanwhile. */
async function tryAgain({ page }: Store, succeeded: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again.or(succeeded).first()).toBeVisible();
  await again.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(succeeded).toBeVisible();
}

test('visited pages open offline and say how old they are, and what is written is sent once @web', async ({
  store,
}) => {
  store.forgive(...GONE);
  const { page } = store;
  const product = await goods.plain();
  await open(store, '/category');
  const heading = await store.heading().textContent();
  await expectKept(page, 'All categories');
  await open(store, pathOf(product));
  await expectKept(page, nameOf(product));
  // A page that the worker is not asked for, as one that was on its way when it began its work, becomes its own, too.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.reload', { ignoreCache: true });
  await store.alive();
  await expectKept(page, nameOf(product));
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => cachedAddresses(page, 'pictures-1')).toContain('/media/p/');
  await way.shut();

  // The address itself, as from a bookmark.
  await open(store, pathOf(product));
  await expect(store.heading(nameOf(product))).toBeVisible();
  await expect(banner(store)).toBeVisible();
  await expect(page.getByText(/^This page was saved /)).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  // A page that was never opened says so, and names the pages that are available.
  await open(store, '/brandList');
  await expect(store.heading('This page could not be shown')).toBeVisible();
  const seen = page.getByRole('region', { name: 'Pages you have opened are still available:' });
  await expect(seen.getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await seen.getByRole('link', { name: /^All categories/ }).click();
  await expect(store.heading(heading ?? '')).toBeVisible();
  await expect(page.getByText(/^This page was saved /)).toBeVisible();

  await page.getByRole('button', { name: /^Contact us/ }).click();
  const form = page.getByRole('dialog', { name: /WhatsApp/ });
  await form.getByLabel('Name').fill('Dr. Ana Ruiz');
  await form.getByLabel('E-mail').fill('ana@clinic.example');
  await form.getByLabel('Country').selectOption({ label: 'Spain' });
  await form.getByLabel('Phone').fill('612 34 56 78');
  await form.getByRole('button', { name: 'Live chat' }).click();
  await expect(store.notices()).toContainText('This is kept on this device');
  await expect(page.getByRole('button', { name: /^Not sent yet: 1/ })).toBeVisible();

  let sent = 0;
  page.on('response', (response) => {
    if (response.url().includes('ask_register') && response.ok()) sent++;
  });
  await way.open();
  await tryAgain(store, page.getByRole('button', { name: 'Sent: 1' }));
  await expect(banner(store)).toHaveCount(0);
  expect(sent).toBe(1);
});

test('the picture that came within the page on a phone is there without a network, too @phone', async ({ store }) => {
  store.forgive(...GONE);
  const { page } = store;
  const product = await goods.plain();
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: nameOf(product) })
    .first();
  const source = (): Promise<string> => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  await open(store, pathOf(product));
  await expect.poll(source).toMatch(/^data:image\/avif;base64,/);
  await expectKept(page, nameOf(product));
  await expect.poll(() => cachedAddresses(page, 'pictures-1')).toMatch(/-960\.avif/);
  await way.shut();

  await open(store, pathOf(product));
  await expect(page.getByText(/^This page was saved /)).toBeVisible();
  await expect.poll(source).toMatch(/-960\.avif$/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a member requests a quotation offline; nothing of theirs stays after sign-out @web', async ({ store }) => {
  store.forgive(...GONE);
  const { page } = store;
  const product = await goods.plain();
  const member = await newMember();
  await open(store, '/login');
  await store.fillSignIn(member);
  await expect(page).not.toHaveURL(/\/login/);
  await open(store, pathOf(product));
  await expect(page.getByRole('link', { name: 'Account', description: 'Dr. Ana Ruiz' })).toBeVisible();
  await expectKept(page, nameOf(product));
  await open(store, pathOf(product));
  await expect.poll(() => cachedAddresses(page, 'reads-1')).toMatch(keptOfMember('readProduct'));

  const request = `/cart/goodOffer?sku=${product.sku_id}&quantity=4`;
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: `Quantity of ${nameOf(product)}` });
  await open(store, request);
  await expect(quantity).toHaveValue('4');
  for (const read of ['listSkus', 'selectCountry'])
    await expect.poll(() => cachedAddresses(page, 'reads-1')).toMatch(keptOfMember(read));
  await way.shut();
  await open(store, request);
  await expect(quantity).toHaveValue('4');
  await main.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await main.getByRole('textbox', { name: 'Phone' }).fill('+34 912 345 678');
  await main.getByRole('textbox', { name: 'Street, house number, department' }).fill('Calle de Alcalá 1');
  await main.getByRole('textbox', { name: 'Postal code' }).fill('28014');
  await main.getByRole('textbox', { name: 'Region or state' }).fill('Madrid');
  await main.getByRole('button', { name: 'Send the request' }).click();
  await expect(store.heading('Your request is saved but not sent yet')).toBeVisible();
  await way.open();
  await tryAgain(store, store.heading('Your request has been sent'));
  expect((await member.call('listInquiries', {})).total).toBe(1);

  await open(store, pathOf(product));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => cachedAddresses(page, 'reads-1')).not.toMatch(/\/kept\/(?!visitor)/);
  await expect.poll(() => cachedAddresses(page, 'reads-1')).toContain('/kept/visitor/en/readProduct');
});
