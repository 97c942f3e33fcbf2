import { yieldToMain } from './yieldToMain.ts';

/** The first interaction of a visitor with the page. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Starts the parts that need a visitor in a task of their own, so that hydration is not held up; at once when the
 * visitor interacts before, as nothing they do may be lost.
 */
export function scheduleHydration(start: () => void, page: EventTarget): void {
  for (const act of ACTS) page.addEventListener(act, start, { capture: true, once: true });
  void yieldToMain().then(start);
}
