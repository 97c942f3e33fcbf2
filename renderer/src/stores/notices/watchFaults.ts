import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { NoticeStore } from './NoticeStore.ts';

/** The messages of Chrome, Firefox and Safari for a chunk that could not be fetched. */
const LOST_CHUNK = /dynamically imported module|importing a module script failed/i;

/**
 * Shows a notice for errors that nothing else shows: those given to `reportFault`, and unhandled rejections. The
 * browser has logged them. API failures are shown by their callers. Returns the disposer.
 */
export function watchFaults(notices: NoticeStore): () => void {
  const report = (fault: unknown): void => {
    // Without an error object it comes from the browser, as of a ResizeObserver, or from another site's script.
    if (!(fault instanceof Error) || fault instanceof ApiError) return;
    const key = LOST_CHUNK.test(fault.message) ? 'failures:offline' : 'chrome:fault';
    notices.show({ intent: 'error', text: { key } });
  };
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('error', ({ error }: ErrorEvent) => report(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
  return () => watching.abort();
}
