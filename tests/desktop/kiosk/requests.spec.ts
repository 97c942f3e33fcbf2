import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMember } from '../../support/drivers/apiAs.ts';
import { lastClick } from '../../support/drivers/desktop/desktopApp.ts';
import { expect, shot, test } from '../../support/drivers/desktop/desktopTest.ts';
import { beginVisit, givePin, HALL, nextPage, staffPage } from '../../support/drivers/desktop/kioskActions.ts';
import { followPath } from '../../support/drivers/followPath.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';
import { textsOf } from '../../support/fixtures/texts.ts';
import { startSecretService, whyNoSecretService } from '../../support/processes/secretService.ts';

test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');

const PIN = '481516';

test('a visitor’s request without an answer is kept when they have left, counted for staff, hidden from the next visitor, and sent once', async ({
  launch,
  profile,
  way,
}) => {
  test.slow(); // two sessions, staff before and between them
  const [member, product, service] = [await newMember(), await goods.plain(), await startSecretService()];
  const [t, en] = [textsOf('es'), textsOf('en')];
  const requests = async (): Promise<number> => (await member.call('listInquiries', {})).total;
  const desktop = await launch({ kiosk: HALL, bus: service.bus, apiUrl: way.address });
  const first = await staffPage(desktop);
  await givePin(first.getByRole('group'), PIN, en('staff:setup.next'));
  await givePin(first.getByRole('group'), PIN, en('staff:setup.save'));
  await expect(first.getByRole('heading', { name: en('staff:panel.title') })).toBeVisible();
  await lastClick(first.getByRole('button', { name: en('staff:back') }));

  const visitor = await nextPage(desktop, desktop.page);
  await beginVisit(visitor, 'es');
  await followPath(visitor, `/es/cart/goodOffer?sku=${product.sku_id}&quantity=2`);
  const form = visitor.getByRole('main');
  await form.getByRole('textbox', { name: t('quotation:contact.name') }).fill('Dra. Ana Ruiz');
  await form.getByRole('textbox', { name: t('quotation:contact.email') }).fill(member.email);
  await form.getByRole('textbox', { name: t('quotation:contact.mobile') }).fill('+34 912 345 678');
  await form.getByRole('combobox', { name: t('chrome:country.label') }).selectOption({ label: 'España' });
  await form.getByLabel(t('quotation:guest.password')).first().fill('never_kept_1');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await way.shut();
  await form.getByRole('button', { name: t('quotation:submit') }).click();
  await expect(visitor.getByRole('heading', { name: t('quotation:left.title') })).toBeVisible();
  await shot(visitor, 'kiosk-left-request');
  await visitor.getByRole('button', { name: t('kiosk:bar.leave') }).click();

  const next = await nextPage(desktop, visitor);
  expect(await next.evaluate(() => window.desktop!.outbox.read())).toBeNull();
  const [name] = readdirSync(profile).filter((file) => file.startsWith('left-requests'));
  expect(readFileSync(join(profile, name!), 'utf8')).not.toMatch(new RegExp(`${member.email}|never_kept|Ruiz`));
  await next.mouse.move(20, 20);
  await next.mouse.down();
  const panel = await staffPage(desktop);
  await givePin(panel.getByRole('group'), PIN, en('staff:pin.enter'));
  const figure = panel.getByText(en('staff:panel.requests')).locator('..');
  await expect(figure).toContainText(/1$/);
  await shot(panel, 'kiosk-panel-requests');
  expect(await requests()).toBe(0);

  await way.open();
  await expect.poll(requests, { timeout: 120_000 }).toBe(1);
  const counted = () => panel.evaluate(async () => (await window.staff!.panel())?.requests);
  await expect.poll(counted).toEqual({ waiting: 0, refused: 0 });
  const log = readFileSync(join(profile, 'kiosk-audit.log'), 'utf8');
  expect(log).toMatch(/request-kept[^]*request-sent/);
  expect(log).not.toMatch(new RegExp(`${member.email}|Ruiz`));
  await service.stop();
});
