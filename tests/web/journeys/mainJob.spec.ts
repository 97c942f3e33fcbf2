import { type Language, LANGUAGE_OPTIONS, LANGUAGES } from '../../../shared/text/languages.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { type Texts, textsOf } from '../../support/fixtures/texts.ts';

const COUNTRY: Record<Language, string> = { en: 'Germany', es: 'Alemania', ru: 'Германия', zh: '德国' };

/** The request's form, as a hospital would fill it in. */
async function fillRequest(store: Store, t: Texts, language: Language): Promise<void> {
  const main = store.page.getByRole('main');
  const field = (key: string) => main.getByRole('textbox', { name: t(`quotation:${key}`) });
  await main.getByRole('combobox', { name: t('chrome:country.label') }).selectOption({ label: COUNTRY[language] });
  await field('contact.mobile').fill('+49 30 1234567');
  await field('address.detail').fill('Charitéplatz 1, Radiology');
  await field('address.postal_code').fill('10117');
  await field('address.region').fill('Berlin');
  await field('message.label').fill('2 × SN 4711, Ω ≤ 5, “quoted” & <b>bold</b>');
}

/** The way is the same in all languages: in a desktop browser it is Russian, with a prefix in its addresses. */
const WALKED: readonly Language[] = everyCombination ? LANGUAGES : ['en', 'ru'];

for (const language of WALKED) {
  test(`half a part number, a sign-in, a price, a cart, a quotation (${language})${language === 'en' ? ' @notweb' : ' @web'}`, async ({
    store,
  }) => {
    const [t, probe, member] = [textsOf(language), await goods.probe(), await newMember('Dr. Ana Ruiz')];
    const { page } = store;
    const main = page.getByRole('main');
    const name = nameOf(probe, language);

    await store.open('/', language);
    await store.searchBox(t).fill(probe.code.slice(0, 5));
    const option = page.getByRole('option').filter({ hasText: probe.code }).first();
    await expect(option).toContainText(t('suggestions:prefix'));
    await expect(option.locator('img')).toBeVisible();
    await option.click();
    await expect(store.heading(name)).toBeVisible();

    await expect(main).toContainText(t('product:price.visitorTitle'));
    await main
      .getByRole('link', { name: t('product:price.logIn'), exact: true })
      .first()
      .click();
    await store.fillSignIn(member, t);
    await expect(store.heading(name)).toBeVisible();
    expect(decodeURI(new URL(page.url()).pathname)).toContain(decodeURI(pathOf(probe, language)));

    const { skus } = await member.call('readProduct', { id: probe.id });
    const sku = skus[2]!;
    const money = new Intl.NumberFormat(LANGUAGE_OPTIONS[language].iso, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    });
    await page.getByRole('radio', { name: sku.code }).click();
    await expect(main.getByText(money.format(sku.market_price! / 100)).first()).toBeVisible();
    await main.getByRole('textbox', { name: t('product:quantity') }).fill('2');
    await main
      .getByRole('button', { name: t('catalogue:cart.add') })
      .first()
      .click();
    await store
      .notices(t)
      .getByRole('button', { name: t('catalogue:cart.open') })
      .click();

    await expect(store.heading(t('cart:title'))).toBeVisible();
    await expect(main).toContainText(sku.code);
    await expect(page.getByRole('region', { name: t('cart:summary.title') })).toContainText(
      money.format((sku.market_price! * 2) / 100),
    );
    await main.getByRole('button', { name: t('cart:summary.quotation') }).click();

    await expect(store.heading(t('quotation:title'))).toBeVisible();
    await expect(main.getByRole('textbox', { name: t('quotation:contact.name') })).toHaveValue(member.nickName);
    await expect(main.getByRole('textbox', { name: t('quotation:contact.email') })).toHaveValue(member.email);
    await fillRequest(store, t, language);
    // A double click makes one request.
    await main.getByRole('button', { name: t('quotation:submit') }).dblclick();

    await expect(store.heading(t('quotation:success.title'))).toBeVisible();
    const { results } = await member.call('listInquiries', {});
    expect(results).toHaveLength(1);
    await expect(main).toContainText(results[0]!.code);
    const timer = main.getByRole('timer');
    await expect(timer).toHaveText(/^23:5\d:\d\d$/);
    const shown = await timer.textContent();
    await expect(timer).not.toHaveText(shown ?? '');
    const inquiry = await member.call('readInquiry', { id: results[0]!.id });
    expect(inquiry.lines.map((line) => [line.sku.id, line.quantity])).toEqual([[sku.id, 2]]);
    expect(inquiry.message).toBe('2 × SN 4711, Ω ≤ 5, “quoted” & <b>bold</b>');
    expect((await member.call('readCart', {})).lines).toEqual([]);
    await page.reload();
    await store.alive();
    await expect(main).toContainText(results[0]!.code);
    // Back is not an invitation to send it again.
    await page.goBack();
    await expect(page).not.toHaveURL(/quote\/success/);
    await store.alive();
    await store.settled();
    expect((await member.call('listInquiries', {})).total).toBe(1);
  });
}
