import { describe, expect, it, vi } from 'vitest';
import type { Machine } from '../../../../support/builders/desktop/aKioskMachine.ts';
import { eventually } from '../../../../support/checks/eventually.ts';
import type { fakeElectron } from '../../../../support/fakes/desktop/FakeElectron.ts';

const support = await vi.hoisted(() => import('../../../../support/builders/desktop/aKioskMachine.ts'));
vi.mock('electron', async () => (await import('../../../../support/fakes/desktop/FakeElectron.ts')).fakeElectron());
vi.mock('../../../../../electron/main/storage/openKeychainEntry.ts', () => support.keychainParts);
vi.mock('../../../../../electron/main/kiosk/staff/pinHash.ts', () => ({ argon2id: support.plainHash }));
vi.mock('../../../../../electron/main/kiosk/openAnonymousCall.ts', () => ({
  openAnonymousCall: () => support.anonymous,
}));
const { PIN, SERVER } = support;
const electron = (await import('electron')) as unknown as ReturnType<typeof fakeElectron>;
const { kioskParts } = await import('../../../../../electron/main/kiosk/openKiosk.ts');
const { pass, rested, staffWindow } = support.kioskBench(kioskParts, electron);

describe('the staff of a kiosk', () => {
  const entered = async (machine: Machine = {}) => {
    const kiosk = await rested(machine);
    kiosk.staff.open();
    await kiosk.staff.enter(PIN);
    return kiosk;
  };

  it('see its figures, its checks and the latest entries of its log', async () => {
    const { staff } = await entered({ file: { name: 'hall 4', idle_seconds: 90 }, relaunches: 2 });
    const panel = (await staff.panel())!;
    expect(panel).toMatchObject({
      version: '1.4.0',
      name: 'hall 4',
      server: SERVER,
      memoryMb: 5,
      faults: 0,
      relaunches: 2,
      wipes: 1,
      requests: {
        waiting: 0,
        refused: 0,
      },
      configVersion: 0,
      fromAfar: [],
      settings: {
        idle_seconds: 90,
        warning_seconds: 15,
        restart_at: '04:00',
      },
    });
    expect(panel.audit.map(({ what }) => what)).toEqual(['pin-right', 'staff-asked', 'wiped', 'start']);
    const checks = Object.fromEntries(panel.checks.map(({ id, state }) => [id, state]));
    expect(checks).toMatchObject({ packaged: 'ok', server: 'ok', keychain: 'ok', pin: 'ok', fullScreen: 'ok' });
    expect(checks).toMatchObject({ displays: 'ok', awake: 'ok', remote: 'unknown' });
  });

  it('change how long a visitor may rest', async () => {
    const { staff, kiosk } = await entered();
    expect(await staff.configure({ idle_seconds: 10, warning_seconds: 5, restart_at: null })).toBe(true);
    await staff.act('back');
    await eventually(() => expect(kiosk.begin()).toBe(true));
    await pass(11_000);
    expect(kiosk.phase).toBe('warning');
    await pass(5_000);
    await eventually(() => expect(kiosk.phase).toBe('attract'));
  });

  it('test the network and the first printer', async () => {
    const { staff, setup } = await entered();
    expect((await staff.test('network'))?.result).toBe('ok');
    expect(setup.fetch).toHaveBeenCalledWith(`${SERVER}/api/base/system/timestamp/`, expect.anything());
    expect(await staff.test('printer')).toEqual({ result: 'none', detail: '' });
    const { webContents } = staffWindow()!;
    webContents.getPrintersAsync.mockResolvedValue([{ name: 'hp', displayName: 'HP at the desk' }]);
    for (const isPrinted of [true, false]) {
      webContents.print.mockImplementation((_options, done) => done(isPrinted));
      expect(await staff.test('printer')).toEqual({ result: isPrinted ? 'ok' : 'failed', detail: 'HP at the desk' });
    }
    expect(webContents.print).toHaveBeenCalledWith({ silent: true, deviceName: 'hp' }, expect.anything());
  });

  it.each([
    [false, 'exit', 0, 0],
    [true, 'exit', 3, 0],
    [false, 'restart', 0, 1],
    [true, 'restart', 0, 0],
  ] as const)('end it (launcher: %s) by %s with code %i', async (launcher, act, code, relaunches) => {
    const { staff, setup } = await entered({ file: { launcher } });
    setup.call.mockClear();
    await staff.act(act);
    expect(electron.app.exit).toHaveBeenCalledWith(code);
    expect(electron.app.relaunch).toHaveBeenCalledTimes(relaunches);
    staffWindow()!.destroy();
    expect(setup.call, 'a wipe, which would open the next page').not.toHaveBeenCalled();
  });
});
