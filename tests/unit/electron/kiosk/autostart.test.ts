import { afterEach, expect, it, vi } from 'vitest';

interface Item {
  openAtLogin?: boolean;
  args?: string[];
}
/** Windows' login item, identified by its whole command line. */
const kept = vi.hoisted(() => ({ item: null as Item | null }));
vi.mock('electron', () => ({
  app: {
    setLoginItemSettings: (item: Item) => void (kept.item = item.openAtLogin ? item : null),
    getLoginItemSettings: ({ args = [] }: Item = {}) => ({
      openAtLogin: kept.item !== null && String(kept.item.args) === String(args),
    }),
  },
}));
const { setAutostart, isAutostartEnabled } = await import('../../../../electron/main/kiosk/autostart.ts');

afterEach(() => vi.restoreAllMocks());

it('staff are told whether a kiosk on Windows starts with the system', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  setAutostart(true, 'C:\\Medstore\\Medstore.exe');
  expect(isAutostartEnabled()).toBe(true);
  setAutostart(false, 'C:\\Medstore\\Medstore.exe');
  expect(isAutostartEnabled()).toBe(false);
});
