import { anOrderOf, aQuotationOf } from '../../support/builders/anOrder.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { staffDesk } from '../../support/drivers/staffDesk.ts';
import { goods, nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const main = (store: Store) => store.page.getByRole('main');
const field = (store: Store, name: string) => main(store).getByRole('textbox', { name });
const button = (store: Store, name: string | RegExp) => main(store).getByRole('button', { name });
const place = (store: Store) => button(store, /^Place the order for/);
const key = (): string => crypto.randomUUID();

/** Presses the button, which leaves for the provider's page. */
async function leaveToPay(store: Store, code: string): Promise<void> {
  await button(store, /^Pay \$/).click();
  await expect(store.page).toHaveURL(/\/dev\/pay\//);
  await expect(store.heading(`Order ${code}`)).toBeVisible();
}

async function writeAddress(store: Store): Promise<void> {
  await field(store, 'Recipient').fill('Dr. Ana Ruiz');
  await main(store).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await field(store, 'Street, house number, department').fill('Calle de Alcala 1');
  await field(store, 'Postal code').fill('28014');
  await main(store).getByLabel('Region or state').fill('Madrid');
  await field(store, 'Phone').fill('+34 912 345 678');
  await button(store, 'Save').click();
}

test('from the cart to an order that is paid, received and bought again @browser @onelayout', async ({ store }) => {
  store.forgive(/Failed to load resource/);
  const [member, product] = [await newMember(), await goods.plain()];
  await member.call('checkIn', { idempotency_key: key() });
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 2, idempotency_key: key() });
  await store.signIn(member);
  await store.open('/cart');
  await button(store, 'Order now').click();
  await expect(store.heading('Order now')).toBeVisible();
  const line = main(store).getByRole('listitem').filter({ hasText: product.code });
  await expect(line).toContainText('2 ×');
  await expect(place(store)).toHaveAttribute('aria-disabled', 'true');
  await writeAddress(store);
  await expect(main(store).getByRole('radio', { name: /Dr\. Ana Ruiz/ })).toBeChecked();

  // More than there is: said at its line, and nothing is lost by it.
  await field(store, `Quantity of ${nameOf(product)}`).fill('999');
  await expect(line.getByText(/^In stock: \d+/)).toBeVisible();
  await field(store, `Quantity of ${nameOf(product)}`).fill('1');
  await expect(line.getByText(/^In stock: \d+/)).toHaveCount(0);
  await button(store, 'Use all').click();
  await expect(main(store).getByText('5 points', { exact: true })).toBeVisible();
  await field(store, 'What should we know about this delivery?').fill('Ring twice');

  // The answer is lost and the page reloaded: the order is asked for again, and made once.
  await store.page.route('**/api/corder/order/', async (route) => {
    await route.fetch();
    return route.abort();
  });
  await place(store).click();
  await expect(main(store)).toContainText('No answer to your order yet: No connection');
  await store.page.unrouteAll({ behavior: 'wait' });
  await store.page.reload();
  await store.alive();
  await button(store, 'Ask again').click();
  await expect(store.heading(/^Pay for order M/)).toBeVisible();
  const { results: made } = await member.call('listOrders', {});
  expect(made).toHaveLength(1);
  const order = made[0]!;

  // Declined, and left; the page that is still open is found again, a new one takes its place, and the bank asks.
  await leaveToPay(store, order.code);
  await button(store, 'Pay with a card that is declined').click();
  await expect(main(store)).toContainText('The card was declined');
  await store.page.getByRole('link', { name: 'Back to the store' }).click();
  await expect(main(store)).toContainText('A payment page is open');
  const first = store.page.url();
  await button(store, 'Go to the payment page').click();
  await expect(store.page).toHaveURL(/\/dev\/pay\//);
  await store.page.goBack();
  await expect(store.page).toHaveURL(first);
  await leaveToPay(store, order.code);
  await button(store, 'Pay with a card whose bank asks first').click();
  await button(store, 'Confirm').click();
  await expect(main(store)).toContainText(`Thank you. Order ${order.code} is paid`);

  await main(store).getByRole('link', { name: 'Invoice' }).click();
  await expect(store.heading(`Invoice ${order.code}`)).toBeVisible();
  await store.page.emulateMedia({ media: 'print' });
  await expect(store.page.getByRole('banner')).toBeHidden();
  await expect(store.page.getByRole('button', { name: 'Log out', exact: true })).toBeHidden();
  await expect(main(store).getByRole('table')).toContainText(product.code);
  // Chromium prints what follows a long table over its last rows if the table is in a grid.
  const around = await main(store)
    .getByRole('table')
    .evaluate((table) => {
      const displays: string[] = [];
      for (let element = table.parentElement; element; element = element.parentElement)
        displays.push(getComputedStyle(element).display);
      return displays;
    });
  expect(around).not.toContain('grid');
  await store.page.emulateMedia({ media: 'screen' });

  for (let step = 0; step < 4; step += 1) await staffDesk.advance(order.id);
  await store.open('/userCenter/orderList?state=in_transit');
  await field(store, 'Order or part number').fill(order.code);
  await button(store, 'Search').click();
  await expect(store.page).toHaveURL(new RegExp(`[?&]\\w+=${order.code}`));
  await main(store).getByRole('link', { name: order.code }).click();
  await expect(store.heading(`Order ${order.code}`)).toBeVisible();
  await expect(main(store)).toContainText('Ring twice');
  await expect(main(store).getByRole('listitem').filter({ hasText: 'In transit' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await button(store, 'Confirm receipt').click();
  await expect(store.notices()).toContainText('Thank you for confirming the receipt');
  await main(store).getByRole('button', { name: 'Order again', exact: true }).click();
  await expect(store.page).toHaveURL(/\/cart$/);
  await expect(field(store, `Quantity of ${nameOf(product)}`)).toHaveValue('1');
});

test('a quotation is talked about, accepted into an order and paid by transfer; another is declined @browser @onelayout', async ({
  store,
}) => {
  const [member, product] = [await newMember(), await goods.unpriced()];
  const quotation = await aQuotationOf(member, product.sku_id, 80_000);
  const other = await aQuotationOf(member, product.sku_id, 99_000);
  await store.signIn(member);
  await store.open('/userCenter/inquiryList?state=quoted');
  await main(store).getByRole('link', { name: other.code }).click();
  await field(store, 'Write to us about this quotation').fill('Too dear for us');
  await button(store, 'Send').click();
  await expect(main(store).getByRole('listitem').filter({ hasText: 'Too dear for us' })).toBeVisible();
  await button(store, 'Decline').click();
  const dialog = store.page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The price');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(store.notices()).toContainText(`Quotation ${other.code} has been declined`);
  // The button has gone with the answer.
  await expect(store.heading()).toBeFocused();

  await store.open(`/userCenter/inquiryList/${quotation.id}`);
  // Valid to the end of the seventh day: seven whole days, or six if midnight passes meanwhile.
  const days = Math.floor((Date.parse(quotation.valid_until!) - Date.now()) / (24 * 3_600_000));
  await expect(main(store)).toContainText(`These prices are valid for another ${days} days.`);
  await main(store).getByRole('link', { name: 'Print or save' }).click();
  // The page before has the same heading.
  await expect(store.page).toHaveURL(/\/document$/);
  await expect(store.heading(`Quotation ${quotation.code}`)).toBeVisible();
  await expect(main(store).getByRole('row').filter({ hasText: product.code })).toContainText('$2,400.00');
  await main(store).getByRole('link', { name: 'Back' }).click();
  await button(store, 'Accept and order').click();
  await expect(store.heading('Order from quotation')).toBeVisible();
  // The address is known from the request.
  await place(store).click();
  await main(store).getByRole('radio', { name: 'Bank transfer' }).click();
  await button(store, 'Pay by bank transfer').click();
  await expect(main(store)).toContainText('Please transfer $2,400.00');
  await main(store).getByRole('link', { name: 'Pro-forma invoice' }).click();
  await expect(store.heading(/^Pro-forma invoice M/)).toBeVisible();
  await main(store).getByRole('link', { name: 'Back' }).click();
  await button(store, 'Cancel the order').click();
  const question = store.page.getByRole('alertdialog');
  // A second Enter by mistake keeps the order.
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main(store).getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(main(store).getByRole('link', { name: /^Pay/ })).toHaveCount(0);
});

test('an order with a product that is not in stock is blocked, and the line says what to do @browser @onelayout', async ({
  store,
}) => {
  const member = await newMember();
  const { results } = await member.call('listProducts', { page_size: 60, facets: 0 });
  const product = results.find((item) => item.is_priced && item.sku_count === 1 && item.stock === 0)!;
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 1, idempotency_key: key() });
  await store.signIn(member);
  await store.open('/cart/goodOffer?order=1');
  const line = main(store).getByRole('listitem').filter({ hasText: product.code });
  await expect(line).toContainText('To order: request a quotation, or order without it');
  await expect(main(store).getByRole('button', { name: /^Place the order/ })).toHaveAccessibleDescription(
    /Change the marked products to place the order\.\s+Please choose a delivery address/,
  );
});

test('an order’s number stands on one line of its heading @phone', async ({ store }) => {
  const member = await newMember();
  const order = await anOrderOf(member, (await goods.plain()).sku_id);
  await store.signIn(member);
  await store.open(`/cart/goodOffer/pay?id=${order.id}`, 'es');
  const number = store.heading().getByText(order.code, { exact: true });
  await expect(number).toBeVisible();
  expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
});
