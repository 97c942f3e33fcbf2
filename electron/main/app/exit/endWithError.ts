import { app, dialog } from 'electron';
import { withTimeout } from '../../../../shared/client/timeouts.ts';
import { clock } from '../clock.ts';

/** Chromium itself may be what fails: then the client ends without a dialog. */
const READY_WITHIN_MS = 10_000;

/** Shows why the client cannot go on, and ends it. On Linux Electron shows no dialog before the client is ready. */
export async function endWithError(title: string, text: string): Promise<void> {
  if (process.platform === 'linux') await withTimeout(app.whenReady(), READY_WITHIN_MS, clock).catch(() => undefined);
  dialog.showErrorBox(title, text);
  app.exit(1);
}
