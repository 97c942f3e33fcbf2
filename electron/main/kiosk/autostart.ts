import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { app } from 'electron';
import { execLine } from '../app/desktopEntry.ts';
import { logWarning } from '../app/logWarning.ts';

/** An autostart entry for a Linux desktop. */
export const autostartEntry = (program: string, args: readonly string[]): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Medstore kiosk',
    `Exec=${execLine(program, args)}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');

const autostartFile = (): string => join(app.getPath('appData'), 'autostart/medstore-kiosk.desktop');

/** The arguments of a kiosk's start, with its configuration file where it was named. */
export const kioskArguments = (kioskFile: string | null): string[] => [
  '--kiosk',
  ...(kioskFile === null ? [] : [`--kiosk-config=${resolve(kioskFile)}`]),
];

/** Switches the start at login. An AppImage is started by its own file: its mount changes with each run. */
export function setAutostart(isWanted: boolean, program: string, args: string[]): void {
  if (process.platform !== 'linux') return app.setLoginItemSettings({ openAtLogin: isWanted, args: loginItem(args) });
  try {
    if (!isWanted) return rmSync(autostartFile(), { force: true });
    mkdirSync(dirname(autostartFile()), { recursive: true });
    writeFileSync(autostartFile(), autostartEntry(program, args));
  } catch {
    logWarning('kiosk: the autostart entry could not be written');
  }
}

/** Removes the start at login of a computer that was a kiosk: a login item would start it as one for ever. */
export function removeAutostart(): void {
  if (process.platform === 'linux') return rmSync(autostartFile(), { force: true });
  app.setLoginItemSettings({ openAtLogin: false });
}

/** Whether the kiosk starts at login, as far as the system reports it. Windows finds an item by its arguments. */
export function isAutostartEnabled(args: string[]): boolean {
  if (process.platform === 'linux') return existsSync(autostartFile());
  const { openAtLogin, status } = app.getLoginItemSettings({ args: loginItem(args) });
  // On macOS its user may still have to approve it.
  return process.platform === 'darwin' ? status === 'enabled' : openAtLogin;
}

/** Windows' arguments are one text, so one with a blank is quoted. */
const loginItem = (args: string[]): string[] => args.map((each) => (/\s/.test(each) ? `"${each}"` : each));
