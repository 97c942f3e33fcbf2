import { canPrefetch } from './prefetchLinks.ts';

/** The least time between two checks; a check sends no request while the server's time is fresh. */
const CHECK_AGAIN_MS = 30_000;
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'visibilitychange'];

/**
 * Prepares calls again as soon as somebody is back at the page, before a press needs them: the server's time, which each
 * call is signed with, grows too old while a page is only read. Returns the disposer.
 */
export function keepCallsReady({ document, navigator }: Window, prepareCalls: () => Promise<void>): () => void {
  let checkedAt = performance.now();
  const check = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_AGAIN_MS) return;
    checkedAt = performance.now();
    // A failure here recurs, and is shown, with the call that needs the time.
    if (canPrefetch(navigator)) void prepareCalls().catch(() => undefined);
  };
  for (const event of ACTIVITY_EVENTS) document.addEventListener(event, check, { passive: true });
  return () => {
    for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, check);
  };
}
