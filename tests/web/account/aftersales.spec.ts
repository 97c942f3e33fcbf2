import { aPhoto } from '../../support/builders/aPhoto.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';
import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { accessibilityFaults, expectWhole } from '../../support/checks/pages/inspect.ts';
import { expect, test, WITH_PICTURES } from '../../support/drivers/Store.ts';

test.use(WITH_PICTURES);

const key = (): string => crypto.randomUUID();

/** A member who has just received two of one product; the store's side is its small clock. */
async function received(): Promise<{ member: Member; order: number; code: string; name: string }> {
  const [member, product] = [await newMember(), await goods.plain()];
  const { results } = await member.call('selectCountry', { page: 1, page_size: 1 });
  const address = await member.call('createAddress', {
    name: 'Dr. Ana Ruiz',
    phone: '+34 912 345 678',
    postal_code: '28014',
    country: results[0]!.id,
    region: 'Madrid',
    detail: 'Calle de Alcala 1',
    idempotency_key: key(),
  });
  const lines = [{ sku_id: product.sku_id, quantity: 2 }];
  const { charge } = await member.call('quoteOrder', { lines });
  const agreed = { address_id: address.id, total: charge.total, points: charge.points };
  const { id, code } = await member.call('createOrder', { lines, ...agreed, idempotency_key: key() });
  await member.call('payOrder', { id, method: 'bank_transfer', idempotency_key: key() });
  for (const _step of ['paid', 'prepared', 'packed', 'sent', 'on its way']) await clock(`orders/${id}/advance`);
  await member.call('confirmOrder', { id, idempotency_key: key() });
  return { member, order: id, code, name: nameOf(product) };
}

async function clock(path: string, body: object = {}): Promise<void> {
  const reply = await fetch(`${TEST_ORIGIN}/dev/clock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
}

test('a member sends a broken product back, with photographs, and loses nothing on the way @browser @onelayout', async ({
  store,
}) => {
  const { page } = store;
  const { member, order, code, name } = await received();
  store.forgive(/Failed to load resource/);
  await store.signIn(member);
  await store.open('/userCenter/afterSale');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No returns or exchanges' })).toBeVisible();
  await main.getByRole('link', { name: 'Request a return or exchange' }).click();
  await expect(main.getByRole('combobox', { name: 'Order' })).toHaveValue(String(order));

  // Each invalid field has its message, and the first has the focus.
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Please choose a return or an exchange')).toBeVisible();
  await expect(main.getByRole('radio', { name: /^Return/ })).toBeFocused();
  await main.getByRole('radio', { name: /^Exchange/ }).check();
  await main.getByRole('textbox', { name: 'Reason' }).fill('The housing is cracked');
  const quantity = main.getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(quantity).toHaveValue('2');
  await main.getByRole('button', { name: `Quantity of ${name}: +1` }).click();
  await expect(main.getByText('That is more than is left of this line').first()).toBeVisible();
  await quantity.fill('1');
  await expect(main.getByText('That is more than is left of this line')).toHaveCount(0);

  const jpeg = { mimeType: 'image/jpeg' };
  await main.locator('input[type=file]').setInputFiles([
    { ...jpeg, name: 'front.jpg', buffer: await aPhoto() },
    { ...jpeg, name: 'letter.jpg', buffer: Buffer.from('no picture at all') },
    { ...jpeg, name: 'huge.jpg', buffer: Buffer.concat([await aPhoto(), Buffer.alloc(5 * 1024 * 1024)]) },
    { mimeType: 'image/png', name: 'side.png', buffer: await aPhoto('png') },
  ]);
  const row = (file: string) => main.getByRole('listitem').filter({ hasText: file });
  await expect(row('front.jpg')).toContainText('Uploaded');
  await expect(row('side.png')).toContainText('Uploaded');
  await expect(row('letter.jpg')).toContainText('not a picture that can be read');
  await expect(row('huge.jpg')).toContainText('5 MB at most');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Some photos could not be uploaded')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const file of ['letter.jpg', 'huge.jpg']) await main.getByRole('button', { name: `Remove: ${file}` }).click();

  // A network that is away takes nothing with it, and neither does a reload.
  await page.route('**/api/corder/after_sale/', (route) => route.abort());
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /connection|reach/i })).toBeVisible();
  await page.unroute('**/api/corder/after_sale/');
  await page.reload();
  await store.alive();
  await expect(main.getByRole('textbox', { name: 'Reason' })).toHaveValue('The housing is cracked');
  await expect(quantity).toHaveValue('1');
  await expect(row('front.jpg').getByRole('img')).toBeVisible();
  await main.getByRole('button', { name: 'Send request' }).click();

  await expect(store.heading('Returns and exchanges')).toBeVisible();
  const request = main.getByRole('listitem').filter({ hasText: `Exchange for order ${code}` });
  await expect(request).toContainText('Requested');
  await expect(request.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const [made] = (await member.call('listAfterSales', {})).results;
  await clock(`returns/${made!.id}/settle`, { state: 'approved', answer: 'Use the box it came in' });
  await store.open('/userCenter/afterSale', 'ru');
  await expect(main).toContainText('Одобрено');
  await expect(main).toContainText('Use the box it came in');
  for (const path of ['/userCenter/afterSale?order=new', `/userCenter/afterSale?order=${order}`]) {
    await store.open(path, 'ru');
    await expect(main.getByRole('combobox')).toBeVisible();
    await expectWhole(page, 'ru', path);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectWhole(page, 'ru', `${path} at 320 px`);
    if (store.layout === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });
  }
});
