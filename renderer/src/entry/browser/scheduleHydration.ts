import { yieldToMain } from './yieldToMain.ts';

/** The first interaction of a visitor with the page. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Starts the parts that need a visitor in a separate task, so that they do not delay hydration; immediately at the
 * first interaction, so that no input is lost.
 */
export function scheduleHydration(start: () => void, page: EventTarget): void {
  for (const act of ACTS) page.addEventListener(act, start, { capture: true, once: true });
  void yieldToMain().then(start);
}
