import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askControl } from '../../../server/modules/staff/control/askControl.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { lastClick } from '../../support/drivers/desktop/desktopApp.ts';
import { expect, shot, test } from '../../support/drivers/desktop/desktopTest.ts';
import {
  givePin,
  HALL,
  nextPage,
  passTime,
  smallTargets,
  staffPage,
} from '../../support/drivers/desktop/kioskActions.ts';
import { startSecretService, whyNoSecretService } from '../../support/processes/secretService.ts';
import { TEST_DATA, TEST_ORIGIN } from '../../support/servers/testStore.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');

test('staff choose a PIN at the first start, come in by the corner, are kept waiting, set things, and go', async ({
  launch,
  profile,
}) => {
  test.slow(); // a corner is held, and wrong PINs are waited out
  const service = await startSecretService();
  const desktop = await launch({ kiosk: { ...HALL, launcher: true }, bus: service.bus });
  const { page } = desktop;
  const t = textsOf('ru');
  const first = await staffPage(desktop);
  const health = async () => (await askControl(TEST_DATA, { report: 'kiosks', days: 1 }))?.line;
  await expect.poll(health).toMatch(new RegExp(`^${HALL.name} .* staff `, 'm'));
  await first.getByRole('button', { name: 'Русский' }).click();
  await expect(first.getByRole('heading', { name: t('staff:setup.title') })).toBeVisible();
  await shot(first, 'setup-ru');
  await givePin(first.getByRole('group'), '123456', t('staff:setup.next'));
  await givePin(first.getByRole('group'), '123456', t('staff:setup.save'));
  await expect(first.getByText(t('staff:pin.simple'))).toBeVisible();
  await givePin(first.getByRole('group'), '481516', t('staff:setup.next'));
  await givePin(first.getByRole('group'), '481517', t('staff:setup.save'));
  await expect(first.getByText(t('staff:setup.differs'))).toBeVisible();
  await givePin(first.getByRole('group'), '481516', t('staff:setup.next'));
  await givePin(first.getByRole('group'), '481516', t('staff:setup.save'));
  await expect(first.getByRole('heading', { name: t('staff:panel.title') })).toBeVisible();
  await shot(first, 'panel-ru');
  const tooWide = await first
    .locator('section')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.parentElement!.clientWidth).length);
  expect(tooWide).toBe(0);
  expect(await smallTargets(first)).toEqual([]);
  const pinEntry = service.entries().find(({ account }) => account === 'kiosk PIN')!;
  expect(pinEntry.password).toMatch(/^\$argon2id\$/);
  await lastClick(first.getByRole('button', { name: t('staff:back') }));
  const store = await nextPage(desktop, page);

  // There is a keychain; a visitor's session is not for it.
  const { email, password, nickName } = await newMember();
  const visitor = await store.evaluate(
    async (payload) => {
      await window.desktop!.call({ id: 1, name: 'login', payload });
      return window.desktop!.readSession();
    },
    { email, password },
  );
  expect(visitor).toMatchObject({ nick_name: nickName });
  expect(service.entries().map(({ account }) => account)).not.toContain(TEST_ORIGIN);

  await store.mouse.move(20, 20);
  await store.mouse.down();
  const pad = await staffPage(desktop);
  await expect(pad.getByRole('group', { name: 'Staff PIN' })).toBeVisible();
  for (const _ of [1, 2, 3]) await givePin(pad.getByRole('group'), '000001', 'Open');
  await expect(pad.getByText(/Too many wrong PINs\. Try again in \d+ seconds/)).toBeVisible();
  await expect(pad.getByRole('button', { name: '1', exact: true })).toBeDisabled();
  await shot(pad, 'pin-waiting');
  // A stranger's page learns nothing and can do nothing without the PIN.
  expect(await pad.evaluate(() => window.staff!.panel())).toBeNull();
  expect(await pad.evaluate(() => 'desktop' in window)).toBe(false);
  await passTime(desktop, 31);
  await expect(pad.getByRole('button', { name: '1', exact: true })).toBeEnabled();
  await pad.getByRole('button', { name: '中文' }).click();
  await givePin(pad.getByRole('group'), '481516', textsOf('zh')('staff:pin.enter'));
  const zh = textsOf('zh');
  await pad.getByRole('button', { name: zh('staff:tests.network') }).click();
  await expect(pad.getByText(/毫秒/)).toBeVisible();
  await pad.getByRole('button', { name: zh('staff:tests.printer') }).click();
  await pad.getByRole('button', { name: zh('staff:tests.touch') }).click();
  await pad.getByRole('button', { name: zh('staff:tests.close') }).click();
  await expect(pad.getByText(zh('staff:tests.touchFailed', { count: 60 }))).toBeVisible();
  await pad.getByLabel(zh('staff:settings.idle'), { exact: true }).fill('90');
  await pad.getByRole('button', { name: `${zh('staff:settings.restart')} +30` }).click();
  await pad.getByRole('button', { name: zh('staff:settings.save') }).click();
  await expect(pad.getByText(zh('staff:settings.saved'))).toBeVisible();
  await shot(pad, 'panel-zh');
  expect(JSON.parse(readFileSync(join(profile, 'kiosk-state.json'), 'utf8'))).toMatchObject({
    hasPin: true,
    staff: { idle_seconds: 90, restart_at: '04:30' },
  });
  const log = readFileSync(join(profile, 'kiosk-audit.log'), 'utf8');
  expect(log).toContain('"pin-wrong"');
  expect(log).not.toMatch(/481516|000001/);

  const exit = pad.getByRole('button', { name: zh('staff:acts.exit'), exact: true });
  await exit.click();
  await expect(pad.getByText(zh('staff:acts.sure'))).toBeVisible();
  const ended = once(desktop.app.process(), 'exit');
  await Promise.all([desktop.app.waitForEvent('close'), lastClick(exit)]);
  // The launcher must not restart it.
  expect((await ended)[0]).toBe(3);
  await service.stop();
});
