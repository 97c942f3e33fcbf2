import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import { logWarning } from '../app/logWarning.ts';

/** The line that starts a Linux desktop's programs; `exec` is quoted as the desktop entry specification has it. */
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

/** Windows knows an entry by all that it starts: it is asked for as it was set. */
const KIOSK_ARGS = ['--kiosk'];

/** Starts with the system, or no longer. An AppImage is named by its own file, which the mount it runs from is not. */
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

/** Whether it starts with the system, as far as the system says. */
export const isAutostartEnabled = (): boolean =>
  process.platform === 'linux'
    ? existsSync(autostartFile())
    : app.getLoginItemSettings({ args: KIOSK_ARGS }).openAtLogin;
