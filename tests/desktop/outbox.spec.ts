import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Member, newMember } from '../support/apiAs.ts';
import { type Desktop, launchDesktop, newProfile, whyNoElectron } from '../support/desktopApp.ts';
import { goods, nameOf, pathOf } from '../support/goods.ts';
import { TEST_SECRET } from '../support/testStore.ts';
import { WayToTheStore } from '../support/WayToTheStore.ts';

test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');

const way = new WayToTheStore();
let profile: string;
test.beforeEach(async () => {
  profile = newProfile();
  await way.open();
});
test.afterEach(async () => {
  await way.shut();
  rmSync(profile, { recursive: true, force: true });
});

const launch = (): Promise<Desktop> => launchDesktop({ apiUrl: way.address, secret: TEST_SECRET, profile });
const signIn = async ({ page }: Desktop, { email, password }: Member): Promise<void> => {
  const input = { id: 1, name: 'login' as const, payload: { email, password } };
  expect(await page.evaluate((login) => window.desktop!.call(login), input)).toMatchObject({ ok: true });
};
const chip = ({ page }: Desktop, words: RegExp) => page.getByRole('button', { name: words });
const collected = async ({ call }: Member): Promise<number[]> =>
  (await call('listCollected', {})).results.map(({ id }) => id);
const inCart = async ({ call }: Member): Promise<[number, number][]> =>
  (await call('readCart', {})).lines.map(({ sku, quantity }) => [sku.id, quantity]);

test('what a rep does without a network outlives a kill, belongs to him, and reaches the store once', async () => {
  const [ana, ben, product] = [await newMember(), await newMember('Ben'), await goods.plain()];
  const first = await launch();
  await signIn(first, ana);
  const { page } = first;
  await page.goto(new URL(pathOf(product), page.url()).href);
  const about = page.getByRole('main');
  const heart = about.getByRole('button', { name: `Favourite: ${nameOf(product)}` }).first();
  // He is known by name, and what the page asks for has come: the network of this client is main's, and not seen here.
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAccessibleDescription(ana.nickName);
  await expect(about.getByText(/^\$[\d,.]+$/).first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await way.shut();
  await heart.click();
  await expect(chip(first, /^Not sent yet: 1/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await about.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('This is kept on this device')).toBeVisible();
  await chip(first, /^Not sent yet: 2/).click();
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(list.getByRole('listitem')).toContainText([nameOf(product), product.code]);

  first.app.process().kill('SIGKILL');
  await first.app.waitForEvent('close');
  expect(readdirSync(profile).filter((name) => /^outbox-[0-9a-f]+\.json$/.test(name))).toHaveLength(1);
  await way.open();

  // Here no keychain keeps a sign-in: nobody is there, and then somebody else is.
  const second = await launch();
  await expect(chip(second, /^Not sent yet: 2/)).toBeVisible();
  await signIn(second, ben);
  await chip(second, /^Not sent yet: 2/).click();
  await expect(second.page.getByText('Of another account, until it logs in again: 2')).toBeVisible();
  await expect(second.page.getByText(product.code)).toHaveCount(0);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  expect([await inCart(ben), await inCart(ana), await collected(ana)]).toEqual([[], [], []]);
  await signIn(second, ana);
  await expect(chip(second, /^Sent: 2/)).toBeVisible();
  expect([await inCart(ana), await collected(ana)]).toEqual([[[product.sku_id, 1]], [product.id]]);
  expect([await inCart(ben), await collected(ben)]).toEqual([[], []]);
  await second.close();
});
