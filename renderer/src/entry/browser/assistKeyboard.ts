import { restoreLostFocus } from './restoreLostFocus.ts';

/**
 * Helps those who work by keyboard: a lost focus is restored, and Enter that is held down presses once. A browser presses
 * a button again and again meanwhile, so that each answer would be followed by another addition, or the next line's
 * removal.
 */
export function assistKeyboard(document: Document): void {
  restoreLostFocus(document);
  document.addEventListener('keydown', (event) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
  });
}
