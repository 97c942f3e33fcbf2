import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Item {
  openAtLogin?: boolean;
  args?: string[];
}
/** The system's login item; Windows identifies it by its whole command line. */
const login = vi.hoisted(() => ({ item: null as Item | null, status: 'enabled', folder: '' }));
vi.mock('electron', () => ({
  app: {
    getPath: () => login.folder,
    setLoginItemSettings: (item: Item) => void (login.item = item.openAtLogin ? item : null),
    getLoginItemSettings: ({ args = [] }: Item = {}) => ({
      openAtLogin: login.item !== null && String(login.item.args) === String(args),
      status: login.item === null ? 'not-registered' : login.status,
    }),
  },
}));
const { setAutostart, isAutostartEnabled, kioskArguments, removeAutostart } =
  await import('../../../../electron/main/kiosk/autostart.ts');

beforeEach(() =>
  Object.assign(login, { item: null, status: 'enabled', folder: mkdtempSync(join(tmpdir(), 'autostart-')) }),
);
afterEach(() => {
  rmSync(login.folder, { recursive: true });
  vi.restoreAllMocks();
});
const on = (platform: NodeJS.Platform): unknown => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
const PROGRAM = 'C:\\Medstore\\Medstore.exe';

it.each(['win32', 'linux', 'darwin'] as const)(
  'staff are told whether a kiosk starts with the system, on %s',
  (platform) => {
    on(platform);
    const args = kioskArguments('/fair/hall 4.json');
    setAutostart(true, PROGRAM, args);
    expect(isAutostartEnabled(args)).toBe(true);
    setAutostart(false, PROGRAM, args);
    expect(isAutostartEnabled(args)).toBe(false);
  },
);

it('a kiosk starts with its own configuration again', () => {
  const args = kioskArguments('/fair/hall 4.json');
  on('win32');
  setAutostart(true, PROGRAM, args);
  expect(login.item?.args).toEqual(['--kiosk', '"--kiosk-config=/fair/hall 4.json"']);
  on('linux');
  setAutostart(true, '/opt/medstore', args);
  expect(readFileSync(join(login.folder, 'autostart/medstore-kiosk.desktop'), 'utf8')).toContain(
    'Exec="/opt/medstore" --kiosk "--kiosk-config=/fair/hall 4.json"\n',
  );
  expect(kioskArguments(null)).toEqual(['--kiosk']);
});

it('a login item that macOS’s user has not approved starts nothing', () => {
  on('darwin');
  setAutostart(true, PROGRAM, ['--kiosk']);
  login.status = 'requires-approval';
  expect(isAutostartEnabled(['--kiosk'])).toBe(false);
});

it.each(['win32', 'linux', 'darwin'] as const)(
  'a computer that was a kiosk no longer starts as one, on %s',
  (platform) => {
    on(platform);
    setAutostart(true, PROGRAM, ['--kiosk']);
    removeAutostart();
    expect(isAutostartEnabled(['--kiosk'])).toBe(false);
  },
);
