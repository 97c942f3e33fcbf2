import type { RefCallback } from 'react';

/**
 * The ref of an action in a list, whose accessible name becomes its text and the product's name. Only in the browser: in
 * the HTML of a list it would weigh a few kilobytes (decision 151).
 */
export const labelWithProduct =
  (text: string, name: string): RefCallback<HTMLElement> =>
  (action) =>
    action?.setAttribute('aria-label', `${text}: ${name}`);
