import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepCachesLocal } from '../../../../electron/main/app/localFolder.ts';

const ROAMING = '/users/ana/AppData/Roaming';
const LOCAL = '/users/ana/AppData/Local';

function anApp(userData = join(ROAMING, 'medstore')) {
  const paths: Record<string, string> = { appData: ROAMING, userData, sessionData: userData };
  return {
    paths,
    getName: () => 'medstore',
    getPath: (name: string) => paths[name]!,
    setPath: (name: string, path: string) => void (paths[name] = path),
  };
}
const nothing = (): void => undefined;

it('keeps caches out of the roaming profile on Windows, and leaves the data where they are', () => {
  const app = anApp();
  const make = vi.fn<(folder: string) => void>();
  keepCachesLocal(app, 'win32', LOCAL, make);
  expect(make).toHaveBeenCalledWith(join(LOCAL, 'medstore'));
  expect(app.paths).toMatchObject({ sessionData: join(LOCAL, 'medstore'), userData: join(ROAMING, 'medstore') });
});

it.each([
  ['on macOS', 'darwin', LOCAL, anApp()],
  ['on Linux', 'linux', null, anApp()],
  ['where Windows names no local folder', 'win32', null, anApp()],
  ['for a profile with a folder of its own', 'win32', LOCAL, anApp('/fair/kiosk-2')],
] as const)('leaves them %s', (_, platform, local, app) => {
  const { userData } = app.paths;
  keepCachesLocal(app, platform, local, nothing);
  expect(app.paths['sessionData']).toBe(userData);
});

it('leaves them, and says why, where the local folder cannot be made', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = anApp();
  keepCachesLocal(app, 'win32', LOCAL, () => {
    throw new Error('EPERM: not permitted');
  });
  expect(app.paths['sessionData']).toBe(app.paths['userData']);
  expect(stderr.mock.calls.join('')).toContain('EPERM');
  stderr.mockRestore();
});
