import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execLine } from '../app/desktopEntry.ts';
import { errorMessage, logWarning } from '../app/logWarning.ts';
import { LINK_SCHEME } from './links/deepLinks.ts';

/** Electron's name for this client's desktop entry, as in package.json; a deb installs one of this name. */
const FILE = 'medstore.desktop';
/** Marks an entry as ours: one of the user's own is never changed. */
const MARK = 'X-Medstore-AppImage=true';

/**
 * A launcher for an AppImage, with which links open the client. Hidden by the desktop while the file is not there
 * (`TryExec`).
 */
export const launcherEntry = (appImage: string, icon: string): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Medstore',
    `Exec=${execLine(appImage, [])} %U`,
    `TryExec=${escaped(appImage)}`,
    `Icon=${escaped(icon)}`,
    'Terminal=false',
    'Categories=Office;',
    'StartupWMClass=medstore',
    `MimeType=x-scheme-handler/${LINK_SCHEME};`,
    MARK,
    '',
  ].join('\n');

/** A value of a desktop entry, in which a backslash begins an escape. */
const escaped = (value: string): string => value.replaceAll('\\', '\\\\');

export interface LauncherParts {
  /** The AppImage file; null for other packages. */
  appImage: string | null;
  /** The user's folder for data files (XDG_DATA_HOME). */
  dataHome: string;
  /** The client's icon inside the package, and a folder where it can be copied to. */
  icon: string;
  folder: string;
}

/**
 * Writes the launcher of an AppImage, which nobody installs; again at each start, as the file may have been moved.
 * Another package has its own: there the launcher of a former AppImage is removed, as it would come first.
 */
export function keepLauncher({ appImage, dataHome, icon, folder }: LauncherParts): void {
  const file = join(dataHome, 'applications', FILE);
  try {
    const before = textOf(file);
    if (before !== null && !before.includes(MARK)) return;
    if (appImage === null) return before === null ? undefined : rmSync(file);
    const copy = join(folder, 'launcher.png');
    const entry = launcherEntry(appImage, copy);
    if (entry === before) return;
    writeFileSync(copy, readFileSync(icon));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, entry);
  } catch (error) {
    logWarning(`The launcher was not written: ${errorMessage(error)}`);
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
