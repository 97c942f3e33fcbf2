import { randomUUID } from 'node:crypto';
import { CONSOLE_OF_FAULTS, type Fault, faultsAt, FAULTS, slow } from '../../support/fixtures/faults.ts';
import { busyParts } from '../../support/checks/pages/busyParts.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { waitForNewTitle } from '../../support/drivers/followPath.ts';
import { OTHER_VISITOR_SCREENS, type Screen, SCREENS } from '../../support/fixtures/screens.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

// A visitor walks through the whole store while the API fails: every page says so where it needs an answer, and comes
// back by itself or by one click; those that need none are whole at once.

/** Screens made of parts of their own: those made of parts that others show fail as those do. */
const hasOwnParts = ({ isPhoneEnough, isLikeOneBefore }: Screen): boolean =>
  everyCombination || !(isPhoneEnough === true || isLikeOneBefore === true);
const ALL = Object.entries({ ...SCREENS, ...OTHER_VISITOR_SCREENS }).filter(([, screen]) => hasOwnParts(screen));

/** Linked from everywhere, so reached by a click. The others are reached by the browser's back button. */
const IS_LINKED = new Set(['/', '/brandList', '/article', '/shop/FAQ', '/customer-service']);
/** Shows nothing of the API's own to a visitor, or what every page has at hand. */
const NEEDS_NOTHING = new Set([
  'all categories',
  'sign-in',
  'registration',
  'a kiosk’s code',
  'a kiosk’s code to type',
  'a search without words',
  'an empty cart',
  'a quotation for a visitor',
  'a request nobody may see',
  'nothing to compare',
  'the live chat',
  'a forgotten password',
  'a new password',
  'a password that was set',
  'an address to be confirmed',
  'a link that confirms no address',
  'an order pad',
  'a password to be changed',
  'a sign-in elsewhere that was cancelled',
  'a new user from elsewhere',
  'a known user from elsewhere',
]);

const main = (store: Store) => store.page.getByRole('main');
const retry = (store: Store) => main(store).getByRole('button', { name: 'Try again', exact: true }).first();

async function goOn({ page }: Store, path: string): Promise<void> {
  if (IS_LINKED.has(path)) return page.locator(`a[href="${path}"]:visible`).first().click();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectWhole(store: Store, where: string, before: string): Promise<void> {
  await waitForNewTitle(store.page, before);
  await expect(store.heading(), where).toHaveCount(1);
  await expect(store.heading(), where).not.toHaveText(/could not be (?:shown|found)/);
  await expect(retry(store), where).toHaveCount(0);
  await expect(busyParts(store.page), where).toHaveCount(0);
  // A place where something may be said later is no alarm yet.
  await expect(main(store).getByRole('alert').filter({ hasText: /\S/ }), where).toHaveCount(0);
}

async function meet(store: Store, fault: Fault, name: string, path: string): Promise<void> {
  // Pages without their code come back by a reload: each meets a lost network in a document of its own.
  if (fault.heals) await store.open('/shop/about-us');
  const before = await store.page.title();
  const end = await fault.begin(store, '**/api/**');
  await goOn(store, path);
  if (NEEDS_NOTHING.has(name)) {
    // Without a network its code may not be to be had: that is said, and then it comes by itself.
    if (fault.heals) {
      await waitForNewTitle(store.page, before);
      await end();
    }
    await expectWhole(store, name, before);
    return fault.heals ? undefined : end();
  }
  await expect(retry(store), name).toBeVisible();
  expect((await main(store).innerText()).length, `${name}: it says why`).toBeGreaterThan(40);
  await end();
  if (!fault.heals) await retry(store).click();
  await expectWhole(store, name, before);
}

async function walk(
  store: Store,
  screens: readonly [name: string, Screen][],
  step: (name: string, path: string) => Promise<void>,
): Promise<void> {
  for (const [index, [name, { pathIn, isLikeOneBefore }]] of screens.entries()) {
    const path = await pathIn('en');
    // Data read a moment ago are shown without a request.
    if (index === 0 || isLikeOneBefore) await store.open('/shop/about-us');
    await test.step(name, () => step(name, path));
  }
}

for (const fault of FAULTS) {
  test(`the API ${fault.name}: screens say so and come back @web`, async ({ store }) => {
    test.slow(); // some forty screens in `npm run test:all`, where each meets all faults
    store.forgive(CONSOLE_OF_FAULTS);
    const screens = ALL.filter((_, place) => faultsAt(place).includes(fault));
    await walk(store, screens, (name, path) => meet(store, fault, name, path));
  });
}

test('a visitor who returns from Google sees why sign-in failed, and goes on by one click @web', async ({ store }) => {
  store.forgive(CONSOLE_OF_FAULTS);
  const { page } = store;
  // Without a network nobody comes back.
  for (const fault of faultsAt(0).filter(({ heals }) => !heals)) {
    await test.step(`the API ${fault.name}`, async () => {
      await store.open('/login');
      await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
      // The store's own page has a field of that name, too, and the way to the provider's leads over the API.
      await page.waitForURL('**/dev/identity/**');
      await page.getByLabel('E-mail', { exact: true }).fill(`nina-${randomUUID()}@clinic.example`);
      const end = await fault.begin(store, '**/api/**');
      await page.getByRole('button', { name: 'Continue as this person' }).click();
      await expect(main(store).getByRole('alert')).toContainText(/\S/);
      await end();
      await retry(store).click();
      await expect(store.heading('Complete your account')).toBeVisible();
    });
  }
});

test(`the API ${slow.name}: every screen can be waited for @web`, async ({ store }) => {
  test.slow(); // some ten screens
  const asking = ALL.filter(([name]) => everyCombination || !NEEDS_NOTHING.has(name));
  await walk(store, asking, async (name, path) => {
    const before = await store.page.title();
    const end = await slow.begin(store, '**/api/**');
    await goOn(store, path);
    // The page before, with a bar that grows, or the next one, with parts that wait.
    const growing = store.page.locator('[data-progress=growing]');
    await expect(growing.or(busyParts(store.page)).first(), name).toBeVisible();
    await expect(store.heading()).toBeVisible();
    await end();
    await expectWhole(store, name, before);
  });
});
