import type { WebContents } from 'electron';
import { logWarning } from '../app/logWarning.ts';

/** A page that crashes again this soon would loop for ever: the user reloads it. */
const AGAIN_AFTER_MS = 60_000;

/** Loads a page anew whose process is gone: its window would stay white. */
export function reloadCrashedPage(
  contents: Pick<WebContents, 'on' | 'isDestroyed' | 'reload'>,
  now: () => number,
): void {
  let revivedAt = -Infinity;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    logWarning(`The page is gone: ${reason}`);
    if (now() - revivedAt < AGAIN_AFTER_MS) return;
    revivedAt = now();
    // Not from within the event: Chromium is still at putting the old process away.
    setImmediate(() => void (contents.isDestroyed() || contents.reload()));
  });
}
