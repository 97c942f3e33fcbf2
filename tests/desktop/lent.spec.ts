import { newMember } from '../support/drivers/apiAs.ts';
import { type Desktop, kill } from '../support/drivers/desktop/desktopApp.ts';
import { expect, test as base } from '../support/drivers/desktop/desktopTest.ts';
import { goods, pathOf } from '../support/fixtures/catalogue/goods.ts';
import { SharedDesktop, startShared } from '../support/drivers/desktop/SharedDesktop.ts';
import { Store } from '../support/drivers/Store.ts';
import { textsOf } from '../support/fixtures/texts.ts';

const test = base.extend<{ lent: SharedDesktop }>({
  lent: async ({}, use) => {
    let starts = 0;
    // A second one is not worth its start: that it would be started is enough.
    const lent = new SharedDesktop(() => {
      starts += 1;
      return starts === 1 ? startShared() : Promise.reject(new Error('starts another'));
    });
    await use(lent);
    await lent.close();
  },
});

const storeOf = ({ page }: Desktop): Store => new Store(page, { client: 'electron', layout: 'desktop' });

/** Expects a page without a session that scripts could read, and without a member's data. */
async function expectNothing(store: Store): Promise<void> {
  const { page } = store;
  const lying = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie, window.name].join(''),
    databases: await indexedDB.databases(),
    pages: history.length,
  }));
  expect(lying).toEqual({ storage: '', databases: [], pages: 1 });
  await store.open('/');
  const clientState = await page.evaluate(async () => {
    const { catalogue, customers, outbox, readInfo, readSession, signIn } = window.desktop!;
    const [{ language }, waiting, book, offlineCatalogue] = [
      await readInfo(),
      await outbox.read(),
      await customers.read(),
      await catalogue.read(),
    ];
    return {
      user: await readSession(),
      signIn: await signIn.read(),
      language,
      waiting: waiting?.items,
      customers: book?.customers,
      isServing: offlineCatalogue.isServing,
      hasJustKept: offlineCatalogue.at !== null && offlineCatalogue.products === 0,
    };
  });
  const nobody = { user: null, signIn: null, language: 'en' };
  expect(clientState).toEqual({ ...nobody, waiting: [], customers: [], isServing: false, hasJustKept: true });
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveAccessibleDescription('');
  await store.open('/category/categoryDetail/32');
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
  await store.open('/cart');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
}

test('a shared client keeps nothing of the journey before, and a broken one is not used again', async ({ lent }) => {
  const t = textsOf('ru');
  const product = await goods.plain();
  const desktop = await lent.lend();
  const guest = storeOf(desktop);
  await guest.open('/category/categoryDetail/32');
  await guest.page.getByRole('button', { name: 'Table' }).click();
  await guest.open(pathOf(product, 'ru'), 'ru');
  const main = guest.page.getByRole('main');
  await main
    .getByRole('button', { name: t('catalogue:cart.add') })
    .first()
    .click();
  await expect(guest.notices(t)).toContainText(t('catalogue:cart.open'));
  await guest.page.evaluate(() => {
    sessionStorage.setItem('typed', 'half a sentence');
    window.name = 'guest';
  });

  expect(() => guest.page.clock).toThrow('@browser');
  expect(await lent.lend()).toBe(desktop);
  const member = storeOf(desktop);
  await expectNothing(member);
  await member.signInByForm(await newMember());
  await expect(member.page.getByRole('button', { name: 'Log out' })).toBeVisible();

  expect(await lent.lend()).toBe(desktop);
  await expectNothing(storeOf(desktop));

  await kill(desktop);
  await expect(lent.lend()).rejects.toThrow('starts another');
});
