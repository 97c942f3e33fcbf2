import type { Language } from '../../../shared/text/languages.ts';
import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { anOrderOf, aQuotationOf } from '../../support/builders/anOrder.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import {
  accessibilityFaults,
  clippedLabels,
  darkFaults,
  expectOneHeading,
  languagesOn,
  overflowOf,
  saidBy,
  showsRoles,
  untranslatedTexts,
} from '../../support/checks/pages/inspect.ts';
import { MEMBER_SCREENS, SCREENS } from '../../support/fixtures/screens.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { overriddenRules } from '../../support/checks/pages/overriddenRules.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

// Every screen in both layouts: taken over from the server, whole, readable, translated, no style laid over another by
// its place in the sheet; on a phone also accessible, in light and in dark.

/** All that must be true of a screen, whatever it shows. */
async function inspect(
  store: Store,
  language: Language,
  name = '',
  hasRoles = showsRoles(language, store.layout),
): Promise<void> {
  const { page } = store;
  const where = `${name} in ${language}`;
  await expectOneHeading(page, language);
  expect.soft(untranslatedTexts(await saidBy(page), language), `texts: ${where}`).toEqual([]);
  expect.soft(await page.evaluate(overriddenRules), `styles: ${where}`).toEqual([]);
  const widths = store.layout === 'mobile' ? [320, 390] : [1440];
  for (const width of widths) {
    if (widths.length > 1) await page.setViewportSize({ width, height: 844 });
    await expect.soft.poll(() => overflowOf(page), `at ${width} px: ${where}`).toBeNull();
    expect.soft(await clippedLabels(page), `labels at ${width} px: ${where}`).toEqual([]);
  }
  if (!hasRoles) return;
  expect.soft(await accessibilityFaults(page), `axe: ${where}`).toEqual([]);
  expect.soft(await darkFaults(page), `colours in the dark: ${where}`).toEqual([]);
}

/** Remembers the heading that the server sent, of each document that opens. */
const rememberHeading = ({ page }: Store): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { served: document.querySelector('h1') }));
  });
/** Hydration has taken the server's page over: an element that is made anew has lost focus, selection and its place. */
const keepsHeading = ({ page }: Store): Promise<boolean> =>
  page.evaluate(() => (globalThis as { served?: Element | null }).served === document.querySelector('h1'));

/**
 * Every screen is opened as a document once: on a desktop, or where only a phone shows it. Phones reach the others by a
 * link, which takes a third of the time; their journeys open documents of these screens, too.
 */
const isDocument = ({ layout }: Store, isPhoneEnough = false): boolean =>
  everyCombination || layout === 'desktop' || isPhoneEnough;

/** Inspects screens with parts that only the desktop layout has, which must be accessible, too. */
async function inspectAll(
  store: Store,
  show: (language: Language) => Promise<void>,
  hasDeskParts = false,
): Promise<void> {
  const languages = languagesOn(store.layout);
  for (const language of languages) {
    await test.step(language, async () => {
      await show(language);
      await inspect(store, language, '', language === languages[0] && (hasDeskParts || store.layout === 'mobile'));
    });
  }
}

/** In several tests, so that several workers have part in them; few, as the first page of a test is the dear one. */
const PARTS = 4;
for (const language of languagesOn('mobile')) {
  const where = languagesOn('desktop').includes(language) ? '' : ' @phone';
  for (let part = 0; part < PARTS; part++) {
    test(`every screen that an address leads to (${language}, part ${part + 1}): whole, translated, accessible${where}`, async ({
      store,
    }) => {
      test.setTimeout(300_000); // some ten screens
      await rememberHeading(store);
      const screens = Object.entries(SCREENS).filter((_, index) => index % PARTS === part);
      for (const [name, { pathIn, isPhoneEnough }] of screens) {
        if (isPhoneEnough && store.layout === 'desktop') continue;
        await test.step(name, async () => {
          const path = await pathIn(language);
          if (isDocument(store, isPhoneEnough)) {
            await store.open(path, language);
            expect.soft(await keepsHeading(store), `hydration: ${name}`).toBe(true);
          } else await store.openByLink(path, language);
          await inspect(store, language, name);
        });
      }
    });
  }
}

test('the not-found page: whole, translated, accessible', async ({ store }) => {
  store.forgive(/status of 404/);
  await inspectAll(store, (language) => store.open('/no/such/page', language));
});

test('the error page: whole, translated, accessible, and trying again helps', async ({ store }) => {
  store.forgive(/status of 500/);
  const { page } = store;
  await inspectAll(store, async (language) => {
    const t = textsOf(language);
    // Before the page, which may fetch in idle time what its links lead to.
    await page.route('**/api/product/groups/137/**', (route) =>
      route.fulfill({ status: 500, json: { code: 99, msg: t('failures:code99'), data: null } }),
    );
    await store.open('/category', language);
    await page.getByRole('main').locator('a[href$="/137"]').first().click();
    await expect(store.heading(t('chrome:error.title'))).toBeVisible();
  });
  await page.unrouteAll();
  const last = textsOf(languagesOn(store.layout).at(-1)!);
  await page.getByRole('button', { name: last('chrome:error.retry') }).click();
  await expect(page.getByRole('button', { name: last('chrome:error.retry') })).toHaveCount(0);
  await expect(store.products(last).getByRole('article')).not.toHaveCount(0);
});

test('the list as a table: whole, translated, accessible', async ({ store }) => {
  await store.open('/category/categoryDetail/137');
  await store.page.getByRole('button', { name: 'Table' }).click();
  await expect(store.page.getByRole('table')).toBeVisible();
  await inspectAll(
    store,
    async (language) => {
      await store.open('/category/categoryDetail/137', language);
      await expect(store.page.getByRole('table')).toBeVisible();
    },
    true,
  );
});

test('search with suggestions: whole, translated, accessible', async ({ store }) => {
  await inspectAll(
    store,
    async (language) => {
      const probe = await goods.probe();
      await store.open('/brandList', language);
      await store.searchBox(textsOf(language)).fill(probe.code.slice(0, 5));
      await expect(store.page.getByRole('option').filter({ hasText: probe.code }).first()).toBeVisible();
    },
    true,
  );
});

/** A member with two lines in the cart and one request sent. */
async function busyMember(): Promise<{ member: Member; inquiry: number }> {
  const member = await newMember('Д-р Ана Руис');
  const products = await goods.plains(2);
  for (const { sku_id } of [...products, await goods.unpriced()]) {
    await member.call('addCartLine', { sku_id, quantity: 12, idempotency_key: crypto.randomUUID() });
  }
  const { results } = await member.call('selectCountry', {});
  const { id } = await member.call('createInquiry', {
    lines: products.map(({ sku_id }) => ({ sku_id, quantity: 2, note: 'SN 4711', target_price: 12_000 })),
    contact: {
      nick_name: member.nickName,
      mobile: '+49 30 1234567',
      email: member.email,
      country: results[0]!.id,
      company: '',
    },
    address: { postal_code: '10117', region: 'Berlin', detail: 'Charitéplatz 1' },
    message: '',
    from_cart: false,
    idempotency_key: crypto.randomUUID(),
  });
  return { member, inquiry: id };
}

test('a member’s cart, quotation and success page: whole, translated, accessible', async ({ store }) => {
  test.slow(); // three screens
  const { member, inquiry } = await busyMember();
  const main = store.page.getByRole('main');
  await store.signIn(member);
  for (const language of languagesOn(store.layout)) {
    await store.openByLink('/cart', language);
    await expect(main.getByRole('textbox')).toHaveCount(3);
    await inspect(store, language);
    await store.openByLink('/cart/goodOffer', language);
    const email = main.getByRole('textbox', { name: textsOf(language)('quotation:contact.email') });
    await expect(email).toHaveValue(member.email);
    await inspect(store, language);
    await store.openByLink(`/quote/success?id=${inquiry}`, language);
    await expect(main.getByRole('timer')).toBeVisible();
    await inspect(store, language);
  }
});

test('a member’s other screens: whole, translated, accessible @phone', async ({ store }) => {
  test.setTimeout(300_000); // all of them
  await store.signIn(await newMember('Д-р Ана Руис'));
  for (const language of languagesOn(store.layout)) {
    for (const path of MEMBER_SCREENS) {
      await test.step(`${language} ${path}`, async () => {
        await store.openByLink(path, language);
        await store.settled();
        await inspect(store, language, path);
      });
    }
  }
});

test('checkout, payment, orders and their documents: whole, translated, accessible', async ({ store }) => {
  test.setTimeout(300_000); // eight screens
  const [member, product] = [await newMember('Д-р Ана Руис'), await goods.plain()];
  const [{ id: order }, { id: inquiry }] = [
    await anOrderOf(member, product.sku_id),
    await aQuotationOf(member, product.sku_id, 80_000),
  ];
  await member.call('payOrder', { id: order, method: 'bank_transfer', idempotency_key: crypto.randomUUID() });
  await store.signIn(member);
  for (const language of languagesOn(store.layout)) {
    for (const path of [
      `/cart/goodOffer?order=1&sku=${product.sku_id}&quantity=2`,
      `/cart/goodOffer/budget?sku=${product.sku_id}&quantity=2`,
      `/cart/goodOffer/pay?id=${order}`,
      '/userCenter/orderList',
      `/userCenter/orderList/${order}`,
      `/userCenter/orderList/${order}/document`,
      `/userCenter/inquiryList/${inquiry}`,
      `/userCenter/inquiryList/${inquiry}/document`,
    ]) {
      await store.openByLink(path, language);
      await store.settled();
      await inspect(store, language, path);
    }
  }
});

test('a guest’s cart: whole, translated, accessible', async ({ store }) => {
  const [product] = await goods.plains(1);
  await inspectAll(store, async (language) => {
    await store.open(pathOf(product!, language), language);
    await store.page
      .getByRole('main')
      .getByRole('button', { name: textsOf(language)('catalogue:cart.add') })
      .first()
      .click();
    await expect(store.notices(textsOf(language))).toContainText(nameOf(product!, language));
    await store.openByLink('/cart', language);
    await expect(store.page.getByRole('main')).toContainText(product!.code);
  });
});
