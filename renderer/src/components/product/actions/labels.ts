import type { RefCallback } from 'react';

/**
 * The ref of an action in a list, which sets its accessible name. Only in the browser: in the HTML of a list it would
 * weigh a few kilobytes (decision 151).
 */
export const label =
  (name: string): RefCallback<HTMLElement> =>
  (action) =>
    action?.setAttribute('aria-label', name);

/** The ref of an action whose accessible name becomes its text and the product's name. */
export const labelWithProduct = (text: string, name: string): RefCallback<HTMLElement> => label(`${text}: ${name}`);
