import { canPrefetch } from './prefetchLinks.ts';

/** The least time between two looks: where the server's time is fresh, a look asks for nothing. */
const AGAIN_MS = 30_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'visibilitychange'];

/**
 * Prepares calls again as soon as somebody is back at the page, before a press needs them: the server's time, which each
 * call is signed with, grows too old while a page is only read. Returns the disposer.
 */
export function keepCallsReady({ document, navigator }: Window, prepareCalls: () => Promise<void>): () => void {
  let looked = performance.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < AGAIN_MS) return;
    looked = performance.now();
    // What fails here fails again, and is shown, with the call that needs it.
    if (canPrefetch(navigator)) void prepareCalls().catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look);
  };
}
