import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { powerSaveBlocker } from 'electron';

/** Keeps the displays on; the returned function tells whether the block is active. */
export function preventDisplaySleep(): () => boolean {
  const id = powerSaveBlocker.start('prevent-display-sleep');
  return () => powerSaveBlocker.isStarted(id);
}

/** Whether the desktop's shell runs beside the client; null if unknown. */
export async function hasDesktopShell(desktop: string | null): Promise<boolean | null> {
  if (process.platform === 'linux') return desktop !== null;
  if (process.platform !== 'win32') return null;
  try {
    const run = promisify(execFile);
    const { stdout } = await run('tasklist', ['/FI', 'IMAGENAME eq explorer.exe', '/NH'], { timeout: 5_000 });
    return /explorer\.exe/i.test(stdout);
  } catch {
    return null;
  }
}
