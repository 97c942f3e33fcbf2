import type { Product } from '../../../shared/contract/schemas/catalogue.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const openProbe = async (store: Store): Promise<Product> => {
  const probe = await goods.whole((await goods.probe()).id);
  await store.open(pathOf(probe));
  return probe;
};

test('documents open, each in its language; a printed product page has no rows of other products @desk @alike', async ({
  store,
  request,
}) => {
  const probe = await openProbe(store);
  const links = store.page.getByRole('link').filter({ hasText: 'Data sheet' });
  await expect(links).toHaveCount(probe.documents.filter(({ kind }) => kind === 'datasheet').length);
  await expect(links.first()).toHaveAttribute('target', '_blank');
  for (const { url, media_type: type } of probe.documents.slice(0, 3)) {
    const reply = await request.get(TEST_ORIGIN + url);
    expect(reply.status(), url).toBe(200);
    expect(reply.headers()['content-type']).toContain(type);
  }
  const heading = (name: string) => store.page.getByRole('main').getByRole('heading', { name });
  await expect(heading('Accessories')).toBeVisible();
  await store.page.emulateMedia({ media: 'print' });
  await expect(heading('Specifications')).toBeVisible();
  await expect(heading('Accessories')).toBeHidden();
  // Shelves that are not read yet leave no blank pages.
  const blankBelow = await store.page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h2, p, li, td, dd')].filter((text) => text.checkVisibility());
    const end = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
    return main.getBoundingClientRect().bottom - end;
  });
  expect(blankBelow).toBeLessThan(200);
});

test('a visitor is told why there is no price, and a product without one leads to its price instead of an order @desk @alike', async ({
  store,
}) => {
  await openProbe(store);
  const main = store.page.getByRole('main');
  await expect(main).toContainText('Log in to see prices');
  await expect(main.getByRole('link', { name: 'Log in', exact: true }).first()).toHaveAttribute(
    'href',
    /\/login\?redirect=%2Fproduct%2F/,
  );

  const unpriced = await goods.unpriced();
  await store.openByLink(pathOf(unpriced));
  await expect(main).toContainText('Price on quotation');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  const prompt = store.page.getByRole('dialog', { name: 'Ask for a price' });
  await expect(prompt).toContainText(unpriced.code);
  await expect(prompt.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(unpriced.code)),
  );
  await expect(prompt.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', /goodOffer\?sku=/);
  await expect(prompt.getByRole('link', { name: 'Contact service' })).toBeVisible();
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toHaveCount(0);
  // Adding a product to a quotation list is no purchase.
  await main.getByRole('button', { name: 'Add to quotation list' }).first().click();
  await expect(store.notices()).toContainText(`Added to the quotation list in your cart: ${nameOf(unpriced)}`);
});

test('a guest’s favourite survives a reload and is merged into the account @desk @alike', async ({ store }) => {
  const [probe, member] = [await goods.plain(), await newMember()];
  await store.open(pathOf(probe));
  const heart = store.page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${nameOf(probe)}` })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await store.page.reload();
  await store.alive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await store.signInByForm(member);
  await expect
    .poll(async () => (await member.call('listCollected', {})).results.map(({ id }) => id))
    .toEqual([probe.id]);
  await store.openByLink(pathOf(probe));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await member.call('checkCollected', { product_id: probe.id })).collected).toBe(false);
});

test('recently viewed products are offered again @desk @alike', async ({ store }) => {
  const [one, other] = [await goods.probe(), await goods.plain()];
  await store.open(pathOf(one));
  await store.settled();
  await store.openByLink(pathOf(other));
  // The shelf is loaded when it comes near; the place of the parts below is reserved by then.
  await store.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = store.page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article')).toHaveCount(1);
  await recent.getByRole('link', { name: nameOf(one), exact: true }).click();
  await expect(store.heading(nameOf(one))).toBeVisible();
});

test('far down the page on a phone, the buttons to buy are in reach @phone', async ({ store }) => {
  await openProbe(store);
  await store.page.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
  const bar = store.page.getByRole('region', { name: 'Buy' });
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(store.notices()).toContainText('Added to the cart');

  // The end of the page can be scrolled above that bar.
  await store.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(store.page.getByRole('region', { name: 'Privacy' })).toBeHidden();
});
