import { yieldToMain } from './yieldToMain.ts';

/** How somebody does something to a page. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Wakes what lives only in front of a person in a task of its own, so that the page is not held up by it; at once where
 * somebody does something before, as that is to be kept.
 */
export function scheduleHydration(wake: () => void, page: EventTarget): void {
  for (const act of ACTS) page.addEventListener(act, wake, { capture: true, once: true });
  void yieldToMain().then(wake);
}
