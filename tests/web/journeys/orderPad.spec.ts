import type { Locator } from '@playwright/test';
import { newMember } from '../../support/drivers/apiAs.ts';
import { accessibilityFaults } from '../../support/checks/pages/inspect.ts';
import { goods, nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const main = (store: Store) => store.page.getByRole('main');
const rowOf = (store: Store, text: string) => main(store).getByRole('row').filter({ hasText: text });
const summary = (store: Store) => main(store).getByRole('region', { name: /^\d+ lines?$/ });

/** Presses Tab until the element has the focus; fails where it never does. */
async function tabTo(store: Store, wanted: Locator): Promise<void> {
  const isFocused = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120 && !(await isFocused()); presses++) await store.page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('a pasted list is resolved, kept over sign-in, put into the cart at once, and the rest is asked for @alike @onelayout', async ({
  store,
}) => {
  const member = await newMember();
  const [one, other] = await goods.plains(2);
  const several = await goods.whole((await goods.fewVariants()).id);
  const [first] = several.skus;
  const spelt = one!.code.toLowerCase();
  await store.open('/orderPad');
  await main(store)
    .getByLabel('Paste a list')
    .fill(
      `Part\tQty\n${spelt}\t2\n${other!.code}\t1000\n${several.code}\t1\nno such chair 30 cm\t4\n${one!.code}\t3\nTotal\t1010`,
    );
  await main(store).getByRole('button', { name: 'Add lines' }).click();
  await expect(main(store)).toContainText('5 lines added.');
  await expect(main(store)).toContainText('2 rows were not recognised as products');
  await expect(main(store)).toContainText('1 line was merged with another line of the same product.');
  await expect(rowOf(store, nameOf(one!))).toHaveCount(1);
  await expect(main(store).getByRole('textbox', { name: `Quantity of ${spelt}, line 1` })).toHaveValue('5');
  expect(await accessibilityFaults(store.page)).toEqual([]);

  await store.signIn(member);
  await store.open('/orderPad');
  await expect(main(store)).toContainText('The maximum quantity is 999');
  // From here on by keys alone.
  const { keyboard } = store.page;
  await tabTo(store, main(store).getByRole('textbox', { name: `Quantity of ${other!.code}, line 2` }));
  await keyboard.type('4');
  await tabTo(store, main(store).getByRole('button', { name: /^Choose from \d/ }));
  await keyboard.press('Enter');
  await tabTo(store, main(store).getByRole('button', { name: `Choose ${first!.code}` }));
  await keyboard.press('Escape');
  await expect(main(store).getByRole('button', { name: /^Choose from \d/ })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(store, main(store).getByRole('button', { name: `Choose ${first!.code}` }));
  await keyboard.press('Enter');
  await expect(main(store).getByRole('textbox', { name: `Quantity of ${first!.code}, line 3` })).toBeFocused();
  await expect(summary(store)).toContainText('3 ready to order');

  const next = main(store).getByRole('textbox', { name: 'Part number of the next line' });
  await tabTo(store, next);
  await keyboard.type('zz-none');
  await keyboard.press('Tab');
  await keyboard.type('2');
  await keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(main(store).getByRole('textbox', { name: 'Quantity of zz-none, line 5' })).toHaveValue('2');
  await expect(summary(store)).toContainText('2 not found');
  await keyboard.press('ArrowUp');
  await keyboard.press('Delete');
  await expect(summary(store)).toContainText('1 not found');
  await keyboard.press('ControlOrMeta+z');
  await expect(summary(store)).toContainText('2 not found');

  await tabTo(store, main(store).getByRole('button', { name: 'Add 3 lines to the cart' }));
  await keyboard.press('Enter');
  await expect(store.notices()).toContainText('3 lines added to the cart');
  const { lines } = await member.call('readCart', {});
  expect(Object.fromEntries(lines.map(({ sku, quantity }) => [sku.id, quantity]))).toEqual({
    [one!.sku_id]: 5,
    [other!.sku_id]: 4,
    [first!.id]: 1,
  });

  await main(store).getByRole('button', { name: 'Request a quotation for 2 lines' }).click();
  await expect(store.heading('Request a quotation')).toBeVisible();
  await expect(main(store)).toContainText('no such chair 30 cm');
  await main(store).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  for (const [name, text] of [
    ['Phone', '+34 912 345 678'],
    ['Street, house number, department', 'Calle de Alcalá 1'],
    ['Postal code', '28014'],
    ['Region or state', 'Madrid'],
  ] as const)
    await main(store).getByRole('textbox', { name }).fill(text);
  await main(store).getByRole('button', { name: 'Send the request' }).click();
  await expect(store.page).toHaveURL(/\/quote\/success\?id=/);
  const { results } = await member.call('listInquiries', {});
  expect(results).toMatchObject([{ line_count: 2 }]);
  await store.open('/orderPad');
  // The server's page has none; those that are kept come a moment later.
  await store.settled();
  await expect(summary(store)).toContainText('0 lines');
});

test('the field of the next line stays in view while lines are typed one after the other @phone', async ({ store }) => {
  const products = await goods.plains(6);
  await store.open('/orderPad');
  const next = main(store).getByRole('textbox', { name: 'Part number of the next line' });
  await next.focus();
  for (const product of products) {
    await store.page.keyboard.type(product.code);
    await store.page.keyboard.press('Enter');
    await expect(rowOf(store, nameOf(product))).toHaveCount(1);
    await expect(next).toBeInViewport({ ratio: 1 });
  }
});

test('rows of a pasted letter that the store does not know are set aside, and added by one press @alike @onelayout', async ({
  store,
}) => {
  const [one, other] = await goods.plains(2);
  await store.open('/orderPad');
  await main(store)
    .getByLabel('Paste a list')
    .fill(
      `Quantities below:\nour usual order, and this time by Friday\n${one!.code} x 5\nsame as in May: ${other!.code}\nJane Roe\nWard 4, room 214`,
    );
  await main(store).getByRole('button', { name: 'Add lines' }).click();
  await expect(main(store)).toContainText('2 lines added.');
  await expect(summary(store)).toContainText('2 ready to order');
  await expect(rowOf(store, nameOf(other!))).toHaveCount(1);
  const folded = main(store).getByText('4 rows were not recognised as products');
  await tabTo(store, folded);
  const { keyboard } = store.page;
  await keyboard.press('Enter');
  const unknown = main(store).getByRole('list', { name: 'Not found in the store' });
  await expect(unknown.getByRole('listitem')).toHaveCount(3);
  await expect(main(store).getByRole('list', { name: 'Headings, totals' })).toContainText('Quantities below');
  expect(await accessibilityFaults(store.page)).toEqual([]);
  await tabTo(store, main(store).getByRole('button', { name: 'Add as a line: Jane Roe' }));
  await keyboard.press('Enter');
  await expect(main(store).getByRole('button', { name: 'Add as a line: Ward 4, room 214' })).toBeFocused();
  await expect(main(store).getByRole('textbox', { name: 'Quantity of Jane Roe, line 3' })).toHaveValue('1');
  await expect(main(store)).toContainText('3 rows were not recognised as products');
  await main(store).getByRole('button', { name: 'Undo' }).click();
  await expect(main(store)).toContainText('4 rows were not recognised as products');
  await expect(summary(store)).toContainText('2 lines');
  await main(store).getByRole('button', { name: 'Undo' }).click();
  await expect(main(store)).not.toContainText('not recognised as product');
  await expect(summary(store)).toContainText('0 lines');
});
