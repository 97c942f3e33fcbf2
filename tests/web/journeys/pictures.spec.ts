import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { still } from '../../support/checks/pages/inspect.ts';
import { expect, test, WITH_PICTURES } from '../../support/drivers/Store.ts';

// A file of its own: another browser is another worker, and in the client another start.
test.use(WITH_PICTURES);

test('the pictures are looked at closely by keyboard alone @alike @onelayout', async ({ store }) => {
  const probe = await goods.whole((await goods.probe()).id);
  await store.open(pathOf(probe));
  const zoom = store.page.getByRole('button', { name: 'Enlarge the picture' });
  await zoom.press('Enter');
  const dialog = store.page.getByRole('dialog', { name: `Pictures: ${nameOf(probe)}` });
  const picture = dialog.getByRole('img');
  await expect(dialog).toContainText(`1 of ${probe.pictures.length}`);
  // A key goes where the focus is: in the dialog a moment after it is seen.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await store.page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`2 of ${probe.pictures.length}`);
  await still(store.page); // the dialog grows as it opens
  const before = (await picture.boundingBox())!.width;
  await store.page.keyboard.press('+');
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(before * 1.2);
  await store.page.keyboard.press('0');
  await expect.poll(async () => Math.round((await picture.boundingBox())!.width)).toBe(Math.round(before));
  await store.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(zoom).toBeFocused();
  await expect(store.page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-pressed', 'true');
  await store.page.getByRole('button', { name: 'Show picture 1' }).press('Enter');
  await expect(store.page.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute('aria-pressed', 'true');
});
