import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { eventually } from '../../../support/checks/eventually.ts';
import type { fakeElectron } from '../../../support/fakes/desktop/FakeElectron.ts';

const support = await vi.hoisted(() => import('../../../support/builders/desktop/aKioskMachine.ts'));
vi.mock('electron', async () => (await import('../../../support/fakes/desktop/FakeElectron.ts')).fakeElectron());
vi.mock('../../../../electron/main/storage/openKeychainEntry.ts', () => support.keychainParts);
vi.mock('../../../../electron/main/kiosk/staff/pinHash.ts', () => ({ argon2id: support.plainHash }));
vi.mock('../../../../electron/main/kiosk/openAnonymousCall.ts', () => ({ openAnonymousCall: () => support.anonymous }));
const { anonymous, PIN, reports, SERVER } = support;
const electron = (await import('electron')) as unknown as ReturnType<typeof fakeElectron>;
const { kioskParts } = await import('../../../../electron/main/kiosk/openKiosk.ts');

const { added, audited, pass, rested, staffWindow, store, windows } = support.kioskBench(kioskParts, electron);

describe('the start of a kiosk', () => {
  it('removes what the last run left, opens the store, and reports', async () => {
    const { kiosk, setup, done } = await rested();
    expect(kiosk.phase).toBe('attract');
    expect(done).toEqual(['sign-in', 'logout']);
    expect(electron.session.defaultSession.clearStorageData).toHaveBeenCalledOnce();
    expect(windows().map(({ url }) => url)).toEqual(['the store']);
    expect(setup.onStarted).toHaveBeenCalledOnce();
    expect(setup.serveStaff).toHaveBeenCalledWith({ name: 'kiosk-staff' });
    expect(reports()[0]).toMatchObject({ name: 'kiosk', state: 'attract', faults: 0 });
    expect(audited()).toEqual(['start 1.4.0', 'wiped 1']);
  });

  it('asks staff to choose a PIN before the first visitor, however long they take', async () => {
    const { kiosk, staff } = await rested({ hasPin: false });
    expect(reports()[0]).toMatchObject({ state: 'staff' });
    expect(staffWindow()?.url).toBe('app://staff/?lang=es');
    await pass(10 * 60_000);
    expect([kiosk.phase, kiosk.begin()]).toEqual(['locked', false]);
    expect(audited().join()).not.toContain('fault');
    expect(await staff.choose(PIN)).toMatchObject({ step: 'open', refused: null });
    await staff.act('back');
    await eventually(() => expect(kiosk.phase).toBe('attract'));
    expect(staffWindow()).toBeUndefined();
  });

  it.each([true, false])('has developer tools only if it is not packaged: %s', async (isPackaged) => {
    electron.app.isPackaged = isPackaged;
    try {
      await rested({ hasPin: false });
      expect(staffWindow()?.hasTools).toBe(!isPackaged);
    } finally {
      electron.app.isPackaged = true;
    }
  });

  it('shows the store on its display again when displays change', async () => {
    await rested();
    store().setKiosk.mockClear();
    electron.screen.emit('display-metrics-changed');
    expect(store().setKiosk.mock.calls).toEqual([[true]]);
  });

  it.each([true, false])('starts with the computer only where its file says so: %s', async (autostart) => {
    const { staff } = await rested({ file: { autostart } });
    expect(existsSync(join(electron.folder.path, 'autostart/medstore-kiosk.desktop'))).toBe(autostart);
    staff.open();
    await staff.enter(PIN);
    expect((await staff.panel())?.checks).toContainEqual({ id: 'autostart', state: autostart ? 'ok' : 'bad' });
  });
});

describe('the end of a visit', () => {
  it('removes the visitor’s data and opens a new page for the next one', async () => {
    const { kiosk, setup, done } = await rested();
    const page = store();
    done.length = 0;
    setup.forgetLanguage.mockClear();
    vi.mocked(electron.session.defaultSession.clearData).mockClear();
    vi.mocked(electron.clipboard.clear).mockClear();
    expect(kiosk.begin()).toBe(true);
    kiosk.send({ type: 'leave' });
    await eventually(() => expect(kiosk.phase).toBe('attract'));
    expect(done).toEqual(['sign-in', 'logout']);
    for (const cleared of [setup.forgetLanguage, electron.session.defaultSession.clearData, electron.clipboard.clear])
      expect(cleared).toHaveBeenCalledOnce();
    expect(page.isDestroyed()).toBe(true);
    expect(windows().map(({ url }) => url)).toEqual(['the store']);
    expect(audited()).toEqual(['start 1.4.0', 'wiped 1', 'wiped 2']);
  });

  it('waits five seconds for a store that does not answer, and expects no heartbeat meanwhile', async () => {
    const { kiosk, recovery, setup } = await rested();
    kiosk.begin();
    recovery.beat();
    await pass(22_000);
    setup.call.mockReturnValue(new Promise(() => undefined));
    kiosk.send({ type: 'leave' });
    await pass(4_900);
    expect(kiosk.phase).toBe('wiping');
    await pass(200);
    expect(kiosk.phase).toBe('attract');
    expect(audited().join()).not.toContain('fault');
  });

  it('tells the pages each change', async () => {
    const { assignRole } = await import('../../../../electron/main/windows/windows.ts');
    const { kiosk } = await rested();
    assignRole(store() as never, 'store');
    kiosk.begin();
    expect(store().webContents.send).toHaveBeenCalledWith(
      'kiosk:changed',
      expect.objectContaining({ phase: 'active', publicUrl: SERVER }),
    );
  });

  it('keeps a request that the store did not answer, and reports it', async () => {
    const { call, setup } = await rested();
    setup.call.mockRejectedValue(new ApiError('offline', 'offline', { wasSent: false }));
    anonymous.mockRejectedValue(new ApiError('offline', 'offline', { wasSent: false }));
    const contact = { nick_name: 'Ana', mobile: '+49 30 1', email: 'ana@clinic.example', country: 108 };
    const request = call('requestAsGuest', {
      lines: [
        {
          sku_id: 5,
          quantity: 2,
        },
      ],
      contact,
      password: 'probe_2026',
      accepted_terms: true,
      accepted_privacy: true,
      idempotency_key: '7f3f0f5e-6d0a-4f5c-9d2e-0b8c1d2e3f40',
    });
    expect(await request.catch((error: ApiError) => error.code)).toBe('queued');
    expect(audited().at(-1)).toBe('request-kept waiting: 1');
    await pass(5 * 60_000);
    await eventually(() => expect(reports().at(-1)).toMatchObject({ requests: { waiting: 1, refused: 0 } }));
    anonymous.mockReset().mockResolvedValue(null);
  });
});

describe('a fault at a kiosk', () => {
  const crash = async (): Promise<void> => {
    store().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    await pass(40_000);
  };

  it('reloads the page, then opens another one, then starts the client again', async () => {
    await rested();
    const page = store();
    for (const _ of [1, 2]) await crash();
    expect(page.webContents.reload).toHaveBeenCalledTimes(2);
    await crash();
    expect([page.isDestroyed(), store().isDestroyed()]).toEqual([true, false]);
    await crash();
    expect(electron.app.relaunch).not.toHaveBeenCalled();
    await crash();
    expect(electron.app.relaunch).toHaveBeenCalledWith(expect.objectContaining({ execPath: '/opt/medstore.AppImage' }));
    expect(electron.app.exit).toHaveBeenCalledWith(0);
  });

  it('is a page that sends no heartbeat, also while nobody is there', async () => {
    await rested();
    await pass(65_000);
    expect(audited()).toContain('fault hung (no heartbeat): reload');
    expect(store().webContents.reload).toHaveBeenCalledOnce();
  });

  it('is another address than the store’s', async () => {
    await rested();
    store().webContents.emit('did-navigate', {}, 'app://bundle/en/cart');
    expect(audited().join()).not.toContain('fault');
    store().webContents.emit('did-navigate', {}, 'about:blank');
    expect(audited()).toContain('fault strayed (about:): recreate');
  });

  it.each([
    ['http://127.0.0.1:5173/', 'http://127.0.0.1:5173/en/cart', 'app://bundle/en/cart'],
    ['app://bundle', 'app://bundle/en/cart', 'http://127.0.0.1:5173/en/cart'],
  ])('is another origin than that of the development server: %s', async (devServer, own, other) => {
    await rested({ devServer });
    store().webContents.emit('did-navigate', {}, own);
    expect(audited().join()).not.toContain('fault');
    store().webContents.emit('did-navigate', {}, other);
    expect(audited().join()).toContain('fault strayed');
  });

  it.each([0, 1])('of the main process itself starts the client again, not a dialog (%i)', async (which) => {
    await rested();
    added()[which]!(new Error('out of memory'));
    expect(audited()).toContain('fault main (out of memory): relaunch');
    await pass(3_000);
    expect(electron.app.relaunch).toHaveBeenCalledOnce();
  });

  it('after three starts shows the safe page, reports at once, and tries again after five minutes', async () => {
    await rested({ relaunches: 3 });
    added()[0]!(new Error('out of memory'));
    await pass(1);
    await eventually(() => expect(reports().at(-1)).toMatchObject({ state: 'outOfService', faults: 1 }));
    expect(reports()).toHaveLength(2);
    expect(windows().map(({ url }) => url)).toEqual(['app://safe/']);
    await pass(4 * 60_000);
    expect(electron.app.relaunch).not.toHaveBeenCalled();
    expect(audited().filter((line) => line.startsWith('fault'))).toHaveLength(1);
    await pass(60_000);
    expect(electron.app.relaunch).toHaveBeenCalledOnce();
  });

  it('of another process of Chromium’s is noted', async () => {
    await rested();
    electron.app.emit('child-process-gone', {}, { type: 'Utility', reason: 'killed' });
    expect(audited().at(-1)).toBe('fault Utility: killed');
    expect(electron.app.relaunch).not.toHaveBeenCalled();
  });

  it('of the graphics driver starts the client again', async () => {
    const { failGraphics } = await rested();
    failGraphics();
    expect(audited().slice(-2)).toEqual(['fault GPU: hardware acceleration is off from now on', 'restart']);
    expect(electron.app.exit).toHaveBeenCalledWith(0);
  });
});

it('a system that shuts down stops the kiosk: nothing is wiped or reloaded any more', async () => {
  const { kiosk } = await rested();
  kiosk.begin();
  electron.app.emit('before-quit');
  await pass(10 * 60_000);
  expect(kiosk.phase).toBe('active');
  expect(audited()).toEqual(['start 1.4.0', 'wiped 1']);
});
