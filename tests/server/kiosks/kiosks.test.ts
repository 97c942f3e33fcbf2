import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DeviceKey } from '../../../electron/main/session/DeviceKey.ts';
import { devices } from '../../../server/modules/devices/schema.ts';
import { KioskReports } from '../../../server/modules/kiosks/KioskReports.ts';
import { kioskReports } from '../../../server/modules/kiosks/schema.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { aKioskReport } from '../../support/builders/aKioskReport.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const DAY_MS = 86_400_000;

onAnyServer('the health of kiosks', (store, database) => {
  const aKiosk = async (): Promise<{ device: DeviceKey; id: string }> => {
    const device = aDevice();
    const { data } = await store().ask('registerDevice', await device.registration());
    return { device, id: (data as { device_id: string }).device_id };
  };
  const keptOf = async (id: string) =>
    (await new KioskReports(database().opened.db, Date.now).read(1)).find(({ deviceId }) => deviceId === id)?.report;

  it('is kept as the last report of each kiosk, which no other device replaces', async () => {
    const [left, right] = [await aKiosk(), await aKiosk()];
    await store().good('reportKiosk', aKioskReport({ faults: 1 }), { device: left.device });
    await store().good('reportKiosk', aKioskReport({ name: 'hall 4, right' }), { device: right.device });
    const last = aKioskReport({ state: 'outOfService', faults: 4, requests: null, failed_checks: ['awake', 'shell'] });
    await store().good('reportKiosk', last, { device: left.device });
    expect(await keptOf(left.id)).toEqual(last);
    expect(await keptOf(right.id)).toEqual(aKioskReport({ name: 'hall 4, right' }));
  });

  it('is refused from a browser, which signs for no device', async () => {
    const before = await database().opened.db.select().from(kioskReports);
    expect(await store().ask('reportKiosk', aKioskReport())).toMatchObject({ code: Code.refused });
    expect(await database().opened.db.select().from(kioskReports)).toEqual(before);
  });

  it.each([
    ['an unknown state', { state: 'asleep' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a negative figure', { faults: -1 }],
    ['a check that is no name', { failed_checks: ['\u001B[31m'] }],
  ])('is refused with %s', async (_what, wrong) => {
    const { device } = await aKiosk();
    expect(await store().ask('reportKiosk', { ...aKioskReport(), ...wrong }, { device })).toMatchObject({
      code: Code.refused,
    });
  });

  it('is read for as many days as are asked for, and goes with its device', async () => {
    const { db } = database().opened;
    const { device, id } = await aKiosk();
    await store().good('reportKiosk', aKioskReport(), { device });
    const later = new KioskReports(db, () => Date.now() + 2 * DAY_MS);
    expect((await later.read(1)).map(({ deviceId }) => deviceId)).not.toContain(id);
    expect((await later.read(3)).map(({ deviceId }) => deviceId)).toContain(id);
    await db.delete(devices).where(eq(devices.id, id));
    expect(await keptOf(id)).toBeUndefined();
  });
});
