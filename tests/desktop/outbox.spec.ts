import { readdirSync } from 'node:fs';
import { type Member, newMember } from '../support/drivers/apiAs.ts';
import { type Desktop, kill } from '../support/drivers/desktop/desktopApp.ts';
import { followPath } from '../support/drivers/followPath.ts';
import { expect, logIn, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { goods, nameOf, pathOf } from '../support/fixtures/catalogue/goods.ts';

const chip = ({ page }: Desktop, words: RegExp) => page.getByRole('button', { name: words });
const collected = async ({ call }: Member): Promise<number[]> =>
  (await call('listCollected', {})).results.map(({ id }) => id);
const inCart = async ({ call }: Member): Promise<[number, number][]> =>
  (await call('readCart', {})).lines.map(({ sku, quantity }) => [sku.id, quantity]);

test('changes that a rep makes offline survive a kill, stay theirs alone, and reach the store once; a store that does not answer is said, and trying again helps', async ({
  launch,
  profile,
  way,
}) => {
  const [ana, ben, product] = [await newMember(), await newMember('Ben'), await goods.plain()];
  const first = await launch({ apiUrl: way.address });
  await logIn(first.page, ana);
  const { page } = first;
  await followPath(page, pathOf(product));
  const about = page.getByRole('main');
  const heart = about.getByRole('button', { name: `Favourite: ${nameOf(product)}` }).first();
  // The name is shown, and the data of the page has come: requests go through main and cannot be watched from here.
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

  // Closing asks first, as nothing would send them until the next start.
  const question = await first.app.evaluate(async ({ BrowserWindow, dialog }) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    dialog.showMessageBox = (_window: unknown, options?: { message: string }) => {
      resolve(options!.message);
      return Promise.resolve({ response: 1, checkboxChecked: false });
    };
    BrowserWindow.getAllWindows()[0]!.close();
    return promise;
  });
  expect(question).toBe('2 requests have not been sent');
  await expect(list).toBeVisible();

  // The outbox is not kept in the window: clearing its storage does not lose it.
  await first.app.evaluate(async ({ session: { defaultSession } }) => {
    await Promise.all([defaultSession.clearStorageData(), defaultSession.clearCache(), defaultSession.clearData()]);
  });
  await kill(first);
  expect(readdirSync(profile).filter((name) => /^outbox-[0-9a-f]+\.json$/.test(name))).toHaveLength(1);
  await way.open();

  // Here no keychain keeps a sign-in: nobody is there, and then somebody else is.
  const second = await launch({ apiUrl: way.address });
  await expect(chip(second, /^Not sent yet: 2/)).toBeVisible();
  expect(await second.page.evaluate(() => window.desktop!.readSession())).toBeNull();

  // A store that does not answer: the head is there at once, then the silence is said.
  way.hold('/api/');
  await second.page.evaluate(() => location.reload());
  const firstPaint = second.page.locator('html:not([data-alive])');
  await expect(firstPaint.getByText('Medstore', { exact: true })).toBeVisible();
  await shot(second.page, 'first-paint');
  await expect(second.page.getByText('The store is not responding.')).toBeVisible();
  await shot(second.page, 'first-paint-silent');
  way.letGo();
  await second.page.getByRole('button', { name: 'Try again' }).click();
  await expect(second.page.locator('html[data-alive]')).toBeAttached();
  await expect(second.page.getByText('The store is not responding.')).toBeHidden();

  await logIn(second.page, ben);
  await chip(second, /^Not sent yet: 2/).click();
  await expect(second.page.getByText('From another account, sent when it logs in again: 2')).toBeVisible();
  await expect(second.page.getByText(product.code)).toHaveCount(0);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  expect([await inCart(ben), await inCart(ana), await collected(ana)]).toEqual([[], [], []]);
  await logIn(second.page, ana);
  await expect(chip(second, /^Sent: 2/)).toBeVisible();
  expect([await inCart(ana), await collected(ana)]).toEqual([[[product.sku_id, 1]], [product.id]]);
  expect([await inCart(ben), await collected(ben)]).toEqual([[], []]);
  await second.close();
});
