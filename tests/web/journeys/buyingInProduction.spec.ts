import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/drivers/Store.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { letterTo } from '../../support/servers/letterTo.ts';
import { type MailServer, openMailServer } from '../../support/servers/mailServer.ts';
import { ProductionStore } from '../../support/servers/ProductionStore.ts';
import { openStripeServer, type StripeServer } from '../../support/servers/stripeServer.ts';

// Closed after the page: an open page that still loads code would complain of a server that has gone.
let mail: MailServer, stripe: StripeServer, store: ProductionStore;
test.beforeAll(async () => {
  [mail, stripe] = [await openMailServer(), await openStripeServer(() => store.origin)];
  store = await ProductionStore.open((origin) => ({
    MAIL: 'on',
    SMTP_URL: mail.url(),
    MAIL_FROM: 'Shop <orders@shop.example>',
    PUBLIC_URL: origin,
    ...stripe.environment,
  }));
});
test.afterAll(() => Promise.all([store?.close(), mail?.close(), stripe?.close()]));

test('in production: a new member confirms their address, pays a cart by card and gets the letters @web', async ({
  store: { page },
}) => {
  const { origin } = store;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const field = (name: string) => main.getByRole('textbox', { name });
  const alive = () => page.locator('html[data-alive]').waitFor();
  const open = async (path: string): Promise<void> => {
    await page.goto(origin + path);
    await alive();
  };
  const [email, product] = [`ana-${randomUUID()}@clinic.example`, await goods.plain()];

  await open('/register');
  await field('Your name').fill('Dr. Ana Ruiz');
  await field('E-mail').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('probe_2026');
  await main.getByLabel('Repeat the password').fill('probe_2026');
  await main.getByRole('checkbox', { name: /terms of use/ }).check();
  await button('Create account').click();
  await expect(page).not.toHaveURL(/\/register/);
  const confirmation = await letterTo(mail, email, 'Confirm your e-mail address');
  await page.goto(/http\S+\/confirmEmail#[\w-]{43}/.exec(confirmation)![0]);
  await alive();
  await button('Confirm the address').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await main.getByRole('link', { name: 'My profile' }).click();
  await expect(main).toContainText(email);
  await expect(main).not.toContainText('not confirmed');

  await open(pathOf(product));
  await button('Add to cart').first().click();
  await open('/cart');
  await expect(field(`Quantity of ${nameOf(product)}`)).toHaveValue('1');
  await button('Order now').click();
  await field('Recipient').fill('Dr. Ana Ruiz');
  await main.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await field('Street, house number, department').fill('Calle de Alcala 1');
  await field('Postal code').fill('28014');
  await main.getByLabel('Region or state').fill('Madrid');
  await field('Phone').fill('+34 912 345 678');
  await button('Save').click();
  await button(/^Place the order for/).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Pay for order M/ });
  await expect(heading).toBeVisible();
  const code = /M\S+$/.exec(await heading.innerText())![0];
  const received = await letterTo(mail, email, `We have received your order ${code}`);
  expect(received).toContain(nameOf(product));

  await button(/^Pay \$/).click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.environment['STRIPE_API_URL']}/c/pay/cs_`));
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(main).toContainText(`Thank you. Order ${code} is paid`);
  expect(stripe.webhookStatuses).toEqual([200]);
  expect([...stripe.keys]).toEqual([`Bearer ${stripe.environment['STRIPE_SECRET_KEY']}`]);
  await letterTo(mail, email, `Order ${code} is paid`);
  await open('/userCenter/orderList');
  await expect(main.getByRole('listitem').filter({ hasText: code })).toContainText('Paid');
  expect(mail.received.map(({ from }) => from)).toEqual(mail.received.map(() => 'orders@shop.example'));
});
