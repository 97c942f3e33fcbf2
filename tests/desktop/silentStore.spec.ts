import { expect, shot, test } from '../support/drivers/desktopTest.ts';

test('a store that does not answer: the head is there at once, then the silence is said, and trying again helps', async ({
  launch,
  way,
}) => {
  const { page, close } = await launch({ apiUrl: way.address });
  way.hold('/api/');
  await page.evaluate(() => location.reload());
  await expect(page.locator('html:not([data-alive])').getByText('Medstore', { exact: true })).toBeVisible();
  await shot(page, 'first-paint');
  await expect(page.getByText('The store does not answer.')).toBeVisible();
  await shot(page, 'first-paint-silent');
  way.letGo();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page.getByText('The store does not answer.')).toBeHidden();
  await close();
});
