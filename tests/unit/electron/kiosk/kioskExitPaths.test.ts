import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditLog } from '../../../../electron/main/kiosk/staff/AuditLog.ts';
import { readKioskFile } from '../../../../electron/main/kiosk/config/readKioskFile.ts';
import { KioskStore } from '../../../../electron/main/kiosk/session/KioskStore.ts';
import { msUntilNext } from '../../../../electron/main/kiosk/updates/nightlySchedule.ts';
import { type SystemFacts, selfCheck } from '../../../../electron/main/kiosk/staff/selfCheck.ts';
import { testNetwork } from '../../../../electron/main/kiosk/staff/staffTests.ts';
import { staticPage } from '../../../../electron/main/kiosk/windows/staticPages.ts';

vi.mock('electron', () => ({ app: {}, BrowserWindow: {}, powerSaveBlocker: {}, screen: {} }));
const { autostartEntry } = await import('../../../../electron/main/kiosk/autostart.ts');
const { coverPlan } = await import('../../../../electron/main/kiosk/windows/DisplayCovers.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiosk-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

describe('the stored state of a kiosk', () => {
  it('outlives the run', () => {
    const file = join(folder, 'state.json');
    new KioskStore(file).set({ hasPin: true, relaunches: [5] });
    expect(new KioskStore(file).now).toMatchObject({ hasPin: true, relaunches: [5], staff: null });
  });
  it('is set aside if it is unreadable', () => {
    const file = join(folder, 'state.json');
    writeFileSync(file, '{"relaunches":"often"}');
    expect(new KioskStore(file).now.relaunches).toEqual([]);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toContain('often');
  });
});

it('the log returns its last lines, newest first, and skips incomplete ones', () => {
  const file = join(folder, 'audit.log');
  const log = new AuditLog(file, () => 0);
  log.write('start', '1.0');
  writeFileSync(file, '{"at":"torn', { flag: 'a' });
  writeFileSync(file, '\n', { flag: 'a' });
  log.write('wiped', '1');
  expect(log.last(5).map(({ what }) => what)).toEqual(['wiped', 'start']);
});

it('a file makes a kiosk, unless it says no; so does an invalid one', () => {
  const file = join(folder, 'kiosk.json');
  expect(readKioskFile(file)).toEqual({ isKiosk: false, config: {} });
  for (const [text, isKiosk] of [
    ['{}', true],
    ['{"kiosk":false}', false],
    ['{"kiosk":', true],
  ] as const) {
    writeFileSync(file, text);
    expect(readKioskFile(file).isKiosk, text).toBe(isKiosk);
  }
});

it('an unreadable file makes a kiosk, and so does a missing file that is named', () => {
  const file = join(folder, 'kiosk.json');
  mkdirSync(file); // readable by nobody, whoever runs the test
  expect(readKioskFile(file)).toEqual({ isKiosk: true, config: {} });
  expect(readKioskFile(join(folder, 'elsewhere.json'), true)).toEqual({ isKiosk: true, config: {} });
  expect(process.stderr.write).toHaveBeenCalledTimes(2);
});

it('is read with the byte order marks of Notepad and PowerShell, too', () => {
  const file = join(folder, 'kiosk.json');
  writeFileSync(file, '\uFEFF{"name":"hall 4"}');
  expect(readKioskFile(file)).toEqual({ isKiosk: true, config: { name: 'hall 4' } });
});

it('the nightly restart is at the next occurrence of its time', () => {
  expect(msUntilNext('04:00', new Date(2026, 4, 1, 3, 59, 30))).toBe(30_000);
  expect(msUntilNext('04:00', new Date(2026, 4, 1, 4, 0, 0))).toBe(24 * 3_600_000);
  expect(msUntilNext('00:15', new Date(2026, 11, 31, 23, 45))).toBe(30 * 60_000);
});

it('every display but the store’s is covered, as displays are added and removed', () => {
  expect(coverPlan([{ id: 1 }, { id: 2 }, { id: 3 }], 1, [])).toEqual({ cover: [2, 3], uncover: [] });
  expect(coverPlan([{ id: 2 }, { id: 3 }], 2, [2, 3])).toEqual({ cover: [], uncover: [2] });
});

it('the self-check reports what is not locked down, and never calls an unknown fact ok', () => {
  const good: SystemFacts = {
    isPackaged: true,
    platform: 'linux',
    isServerSecure: true,
    isKeychainThere: true,
    hasPin: true,
    isFullScreen: true,
    displays: 2,
    covered: 2,
    isAwake: true,
    isAutostartEnabled: true,
    hasDesktopShell: false,
    isAdministrator: false,
    isRemoteSigned: null,
  };
  const states = Object.fromEntries(selfCheck(good).map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({ pin: 'ok', shell: 'ok', remote: 'unknown', systemKeys: 'unknown' });
  expect(selfCheck(good).filter(({ state }) => state === 'bad')).toEqual([]);
  const bad = selfCheck({ ...good, covered: 1, hasDesktopShell: true, isAdministrator: true });
  expect(bad.filter(({ state }) => state === 'bad').map(({ id }) => id)).toEqual(['displays', 'shell', 'rights']);
});

it('the network test distinguishes the shop, a captive portal and a failure', async () => {
  const ask = (reply: () => Promise<Response>) => testNetwork('https://shop.example', reply, () => 7);
  expect(await ask(async () => Response.json({ code: 0, msg: '', data: { time: 1 } }))).toEqual({
    result: 'ok',
    detail: '0',
  });
  expect(await ask(async () => new Response('<h1>Hotel Wi-Fi</h1>'))).toEqual({ result: 'portal', detail: '200' });
  expect(await ask(() => Promise.reject(new TypeError('net::ERR_CERT_DATE_INVALID')))).toEqual({
    result: 'failed',
    detail: 'ERR_CERT_DATE_INVALID',
  });
  expect(await ask(() => Promise.reject(new Error('timed out')))).toEqual({ result: 'failed', detail: 'timed out' });
});

it('the static pages have addresses of their own, and scripts only for the staff gesture', () => {
  const page = (address: string) => staticPage(new URL(address));
  expect(page('app://bundle/-curtain')?.policy).not.toContain('script-src');
  expect(page('app://safe/')?.policy).toContain('script-src');
  expect(page('app://bundle/')).toBeNull();
  expect(page('app://safe.evil/')).toBeNull();
});

it('a program’s path is quoted for the autostart entry', () => {
  expect(autostartEntry('/opt/Med "Store"/100%/$x', ['--kiosk'])).toContain(
    'Exec="/opt/Med \\"Store\\"/100%%/\\$x" --kiosk',
  );
});
