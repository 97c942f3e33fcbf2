import { restoreLostFocus } from './restoreLostFocus.ts';

/**
 * Helps those who work by keyboard:
 * - A lost focus is restored.
 * - Enter that is held down presses once. A browser presses a button again and again meanwhile, so that each answer would
 *   be followed by another addition, or the next line's removal.
 * - What Tab reaches is scrolled into view whole. A browser leaves what is partly in view, as in a row that scrolls
 *   sideways.
 */
export function assistKeyboard(document: Document): void {
  restoreLostFocus(document);
  document.addEventListener('keydown', (event) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
  });
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
