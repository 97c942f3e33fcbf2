import type { Locator } from '@playwright/test';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { accessibilityFaults } from '../../support/checks/pages/inspect.ts';
import { waitForOutboxCode } from '../../support/checks/waitForOutboxCode.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';
import { everyCombination } from '../../support/setup/everyCombination.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

const widget = (store: Store): Locator => store.page.getByRole('button', { name: /^Contact us/ });
const panel = (store: Store): Locator => store.page.getByRole('dialog', { name: /WhatsApp/ });
const bar = (store: Store): Locator => store.page.getByRole('region', { name: 'Privacy' });

async function openWidget(store: Store): Promise<Locator> {
  await widget(store).click();
  await expect(panel(store)).toBeVisible();
  return panel(store);
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Dr. Ana Ruiz');
  await form.getByLabel('E-mail').fill('ana@clinic.example');
  await form.getByLabel('Country').selectOption({ label: 'Spain' });
  await form.getByLabel('Phone').fill('612 34 56 78');
}

/** No page of somebody else's is asked for. */
async function stayHere(store: Store): Promise<void> {
  const elsewhere = { body: 'elsewhere', contentType: 'text/plain' };
  await store.page.context().route(/^https:/, (route) => route.fulfill(elsewhere));
}

test('a visitor leaves contact details once, is taken to WhatsApp, and finds links from then on', async ({ store }) => {
  await stayHere(store);
  const product = await goods.plain();
  await store.open(pathOf(product));
  const form = await openWidget(store);
  await expect(form.getByRole('link')).toHaveCount(0);
  await form.getByRole('button', { name: 'WhatsApp' }).click();
  for (const text of [
    'Please enter your name',
    'Please enter your e-mail address',
    'Please select a value for “Country”',
    'Please enter your phone number',
  ]) {
    await expect(form.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await fillIn(form);
  const opened = store.page.context().waitForEvent('page');
  await form.getByRole('button', { name: 'WhatsApp' }).click();
  await expect(panel(store)).toBeHidden();
  const elsewhere = await opened;
  await expect(elsewhere).toHaveURL(/^https:\/\/wa\.me\//);
  const address = new URL(elsewhere.url());
  const message = address.searchParams.get('text') ?? '';
  expect(message).toContain(nameOf(product));
  expect(message).toContain(product.code);
  expect(message).toContain(`${TEST_ORIGIN}${pathOf(product)}`);

  await store.open('/brandList');
  const links = await openWidget(store);
  await expect(links.getByLabel('Name')).toHaveCount(0);
  await expect(links.getByRole('link', { name: 'FB Messenger' })).toHaveAttribute('href', /^https:\/\/m\.me\//);
  await links.getByRole('link', { name: /Live chat/ }).click();
  await expect(store.heading('Live chat')).toBeVisible();
  await expect(widget(store)).toHaveCount(0);
});

test('typed details survive a reload, and are sent later where there is no connection @onelayout', async ({
  store,
}) => {
  store.forgive(/ERR_INTERNET_DISCONNECTED/);
  await stayHere(store);
  await store.open('/brandList');
  const form = await openWidget(store);
  await fillIn(form);
  await store.page.reload();
  await store.alive();
  const again = await openWidget(store);
  await expect(again.getByLabel('Name')).toHaveValue('Dr. Ana Ruiz');
  await expect(again.getByLabel('Phone')).toHaveValue('612 34 56 78');
  await expect(again.getByLabel('Country').locator('option:checked')).toHaveText('Spain');
  await waitForOutboxCode(store.page);
  await store.page.context().setOffline(true);
  await again.getByRole('button', { name: 'Live chat' }).click();
  await expect(store.notices()).toContainText('This is kept on this device');
  await expect(store.page.getByRole('button', { name: /^Not sent yet: 1/ })).toBeVisible();
  const sent = store.page.waitForResponse('**/api/users/user/ask_register/');
  await store.page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(store.page.getByRole('button', { name: 'Sent: 1' })).toBeVisible();
});

test('two people talk, and a message written without a connection arrives once @onelayout', async ({
  store,
  browser,
}) => {
  store.forgive(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const agent = await browser.newPage();
  await agent.goto(`${TEST_ORIGIN}/dev/chat`);
  await store.open('/chatRoom');
  const log = store.page.getByRole('log');
  const message = store.page.getByLabel('Your message');
  const question = `Is AX-100 in stock? <b>${Date.now()}</b>`;
  await message.fill(question);
  await store.page.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText(question);
  await expect(log).toContainText('Delivered');

  await agent.getByRole('button', { name: question.slice(0, 40) }).click();
  await expect(log).toContainText('Read');
  const answer = agent.getByLabel('Your answer');
  await answer.pressSequentially('Yes');
  await expect(log).toContainText('Medstore is writing');
  await answer.press('Enter');
  await expect(log.getByText('Yes', { exact: true })).toBeVisible();
  await expect(agent.getByRole('log')).toContainText('read');

  await store.page.context().setOffline(true);
  await expect(store.page.getByText('No connection. Your messages are sent')).toBeVisible();
  await message.fill('Then I take two');
  await message.press('Enter');
  await expect(log).toContainText('Waiting to be sent');
  await store.page.context().setOffline(false);
  await expect(agent.getByRole('log').getByText('Then I take two')).toHaveCount(1);
  await expect(log).not.toContainText('Waiting to be sent');

  await store.open('/brandList');
  await agent.getByLabel('Your answer').fill('They are on their way');
  await agent.getByRole('button', { name: 'Send' }).click();
  await expect(store.page.getByRole('button', { name: 'Contact us, 1 new message' })).toBeVisible();
  await store.open('/chatRoom');
  await expect(log).toContainText('They are on their way');
  // A page says nothing of messages until it has heard which of them are read.
  const heard = store.page.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'));
  await store.open('/brandList');
  await heard;
  await expect(store.page.getByRole('button', { name: 'Contact us', exact: true })).toBeVisible();
  await agent.close();
});

test('visits are written down with consent alone, and no longer when it is taken back @onelayout', async ({
  store,
}) => {
  // Counted by key: a visit whose answer the page did not wait for is sent again by the next page.
  const byKey = new Map<string, string>();
  store.page.on('request', (request) => {
    if (!request.url().includes('access_record')) return;
    const { idempotency_key: key } = request.postDataJSON() as { idempotency_key: string };
    byKey.set(key, request.postData()!);
  });
  const visits = (): string[] => [...byKey.values()];
  const cookie = async () => (await store.page.context().cookies()).find(({ name }) => name === 'uuid');
  await store.open('/brandList?from=newsletter');
  await store.open('/category?from=newsletter');
  // The question waits for a sign of the visitor.
  await expect(bar(store)).toHaveCount(0);
  await store.page.mouse.move(300, 300);
  await expect(bar(store)).toBeVisible();
  expect(visits()).toEqual([]);
  expect(await cookie()).toBeUndefined();

  await bar(store).getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(bar(store)).toBeHidden();
  await expect.poll(() => visits().length).toBe(1);
  expect(visits()[0]).toContain('newsletter');
  expect(visits()[0]).toContain((await cookie())!.value);
  await store.open('/cart');
  await expect.poll(() => visits().length).toBe(2);
  expect(visits()[1]).toContain('"/cart"');
  expect(visits()[1]).toContain('newsletter');
  await expect(bar(store)).toHaveCount(0);

  await store.page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(bar(store)).toContainText('You currently allow this.');
  await bar(store).getByRole('button', { name: 'Do not allow' }).click();
  await expect.poll(cookie).toBeUndefined();
  await store.open('/category');
  await store.settled();
  await expect(bar(store)).toHaveCount(0);
  expect(visits()).toHaveLength(2);
});

test('the panel and the chat are for everybody, in every language', async ({ store }) => {
  // The panel is another one on a phone, and its texts are the same; those of the chat are read by site/texts.spec.ts.
  const some = store.layout === 'mobile' ? (['en'] as const) : (['en', 'ru'] as const);
  const languages = everyCombination ? LANGUAGES : some;
  for (const language of languages)
    await test.step(language, async () => {
      const t = textsOf(language);
      await store.open('/brandList', language);
      await store.page.getByRole('button', { name: t('chrome:contact.open') }).click();
      const form = store.page.getByRole('dialog', { name: t('contact:title') });
      await expect(form.getByLabel(t('chrome:country.label'))).toBeVisible();
      await expect(form.locator('option')).not.toHaveCount(1);
      if (language === 'en') expect(await accessibilityFaults(store.page), 'the panel').toEqual([]);
      // A key goes where the focus is: in the panel a moment after it is seen.
      await expect(store.page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
      await store.page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(store.page.getByRole('button', { name: t('chrome:contact.open') })).toBeFocused();
      if (language !== 'en' && !everyCombination) return;
      await store.openByLink('/chatRoom', language);
      await expect(store.heading(t('contact:chat.title'))).toBeVisible();
      if (language === 'en') expect(await accessibilityFaults(store.page), 'the chat').toEqual([]);
    });
});
