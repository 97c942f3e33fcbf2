import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLauncher, launcherEntry } from '../../../../electron/main/rep/appImageLauncher.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'launcher-'));
  writeFileSync(join(home, 'logo.png'), 'png');
});
afterEach(() => rmSync(home, { recursive: true }));

const entry = (): string => join(home, 'share/applications/medstore.desktop');
const keep = (appImage: string | null): void =>
  keepLauncher({ appImage, dataHome: join(home, 'share'), icon: join(home, 'logo.png'), folder: home });
const text = (): string => readFileSync(entry(), 'utf8');

it('an AppImage opens links and has an icon, as it installs nothing', () => {
  keep('/home/ana/Apps/Medstore x86.AppImage');
  expect(text().split('\n')).toEqual(
    expect.arrayContaining([
      'Exec="/home/ana/Apps/Medstore x86.AppImage" %U',
      'TryExec=/home/ana/Apps/Medstore x86.AppImage',
      'MimeType=x-scheme-handler/medstore;',
      `Icon=${join(home, 'launcher.png')}`,
    ]),
  );
  expect(readFileSync(join(home, 'launcher.png'), 'utf8')).toBe('png');
});

it('updates the launcher when the AppImage was moved or renamed', () => {
  keep('/home/ana/Medstore-1.2.0.AppImage');
  keep('/home/ana/Medstore-1.3.0.AppImage');
  expect(text()).toContain('Exec="/home/ana/Medstore-1.3.0.AppImage" %U');
});

it('another package removes its launcher, which would come before its own', () => {
  keep('/home/ana/Medstore.AppImage');
  keep(null);
  expect(existsSync(entry())).toBe(false);
  keep(null);
});

it('does not change a launcher that the user wrote', () => {
  mkdirSync(join(home, 'share/applications'), { recursive: true });
  for (const appImage of ['/home/ana/Medstore.AppImage', null]) {
    writeFileSync(entry(), '[Desktop Entry]\nExec=/home/ana/bin/medstore');
    keep(appImage);
    expect(text()).toBe('[Desktop Entry]\nExec=/home/ana/bin/medstore');
  }
});

it('quotes a path as the Desktop Entry Specification says', () =>
  expect(launcherEntry('/opt/100% "$x"', '/i.png')).toContain('Exec="/opt/100%% \\"\\$x\\"" %U\n'));
