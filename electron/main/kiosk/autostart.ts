import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import { logWarning } from '../app/logWarning.ts';

/** An autostart entry for a Linux desktop; `Exec` is quoted as the Desktop Entry Specification says. */
export const autostartEntry = (program: string): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Medstore kiosk',
    `Exec="${program.replace(/(["`$\\])/g, '\\$1').replaceAll('%', '%%')}" --kiosk`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');

const autostartFile = (): string => join(app.getPath('appData'), 'autostart/medstore-kiosk.desktop');

/** Windows finds a login item by its path and arguments, so it is queried with the same ones. */
const KIOSK_ARGS = ['--kiosk'];

/** Switches the start at login. An AppImage is started by its own file: its mount changes with each run. */
export function setAutostart(isWanted: boolean, program: string): void {
  if (process.platform !== 'linux') return app.setLoginItemSettings({ openAtLogin: isWanted, args: KIOSK_ARGS });
  try {
    if (!isWanted) return rmSync(autostartFile(), { force: true });
    mkdirSync(dirname(autostartFile()), { recursive: true });
    writeFileSync(autostartFile(), autostartEntry(program));
  } catch {
    logWarning('kiosk: the autostart entry could not be written');
  }
}

/** Whether the kiosk starts at login, as far as the system reports it. */
export const isAutostartEnabled = (): boolean =>
  process.platform === 'linux'
    ? existsSync(autostartFile())
    : app.getLoginItemSettings({ args: KIOSK_ARGS }).openAtLogin;
