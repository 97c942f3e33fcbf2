import type { WebContents } from 'electron';
import { logWarning } from '../app/logWarning.ts';

/** A page that crashes again within this time is not reloaded, as it would loop; the user can reload it. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Reloads a page whose process has crashed; its window would stay blank. Returns the function that ends the process of a
 * page that hangs, and so reloads it.
 */
export function reloadCrashedPage(
  contents: Pick<WebContents, 'on' | 'isDestroyed' | 'reload' | 'forcefullyCrashRenderer'>,
  now: () => number,
): () => void {
  let revivedAt = -Infinity;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    logWarning(`The page is gone: ${reason}`);
    if (now() - revivedAt < AGAIN_AFTER_MS) return;
    revivedAt = now();
    // Not within the event: Chromium is still cleaning up the old process.
    setImmediate(() => void (contents.isDestroyed() || contents.reload()));
  });
  return () => {
    revivedAt = -Infinity;
    contents.forcefullyCrashRenderer();
  };
}
