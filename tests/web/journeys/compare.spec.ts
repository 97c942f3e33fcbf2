import { LANGUAGES } from '../../../shared/text/languages.ts';
import { apiFromAnywhere, newMember } from '../../support/drivers/apiAs.ts';
import { nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { accessibilityFaults, overflowOf } from '../../support/checks/pages/inspect.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

test('products are put side by side, compared, handed on by link, and priced for a member @onelayout @alike', async ({
  store,
}) => {
  const { page } = store;
  const call = apiFromAnywhere();
  const { results } = await call('listProducts', { group_id: 137, page_size: 24, facets: 0 });
  const [first, second, third, fourth] = results;
  await store.open('/category/categoryDetail/137');
  for (const product of [first!, second!])
    await store
      .products()
      .getByRole('button', { name: `Compare ${nameOf(product)}`, exact: true })
      .click();
  const tray = page.getByRole('region', { name: 'Compare products' });
  await expect(tray).toContainText('Compare 2 of 4');
  await page.reload();
  await store.alive();
  await tray.getByRole('link', { name: 'Compare', exact: true }).click();

  await expect(store.heading('Compare products')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${first!.id},${second!.id}$`));
  const table = page.getByRole('table', { name: 'Comparison of the chosen products' });
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const rows = await table.getByRole('row').count();
  await page.getByRole('switch', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/&diff=1$/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);

  // Handed on to a member who reads Russian, with two more and one that does not exist.
  await store.signIn(await newMember());
  const t = textsOf('ru');
  const ids = [first, second, third, fourth].map((product) => product!.id);
  await store.open(`/compare?ids=${ids.slice(0, 3).join(',')},987654321,${ids[3]}`, 'ru');
  await expect(page.getByText(t('compare:cut', { count: 4 }))).toBeVisible();
  await expect(page.getByText(t('compare:missing', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByText(/\d\s?(?:\$|USD)/).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeNull();
});

test('how many are chosen is read whole on a phone, in every language @phone', async ({ store }) => {
  const { page } = store;
  await store.open('/category/categoryDetail/137');
  for (const index of [0, 1])
    await store
      .products()
      .getByRole('button', { name: /^Compare / })
      .nth(index)
      .click();
  for (const language of LANGUAGES) {
    const t = textsOf(language);
    if (language !== 'en') await store.open('/category/categoryDetail/137', language);
    const count = page.getByRole('region', { name: t('chrome:compare.label') }).getByRole('status');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { x } = (await count.boundingBox())!;
      expect(x, `${language} at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(await count.evaluate((box) => box.scrollWidth - box.clientWidth), `${language} at ${width} px`).toBe(0);
    }
  }
});

test('however long the names are, what may be done with each product stands in one row; on paper they stand side by side, with nothing to press @web', async ({
  store,
}) => {
  const { page } = store;
  const { results } = await apiFromAnywhere()('listProducts', { page_size: 60, facets: 0 });
  const byName = results.toSorted((one, other) => nameOf(one, 'ru').length - nameOf(other, 'ru').length);
  const ids = [...byName.slice(0, 2), ...byName.slice(-2)].map(({ id }) => id);
  await store.open(`/compare?ids=${ids.join(',')}`, 'ru');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  const ends = await heads.evaluateAll((all) =>
    all.map((head) => Math.round([...head.querySelectorAll('button, a')].at(-1)!.getBoundingClientRect().bottom)),
  );
  expect(new Set(ends).size).toBe(1);

  await page.emulateMedia({ media: 'print' });
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 672, height: 1_000 });
  expect(await overflowOf(page)).toBeNull();
  const { x, width } = (await heads.last().boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(672);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
});
