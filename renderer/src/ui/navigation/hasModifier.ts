import type { MouseEvent } from 'react';

/** True for a click with a key by which browsers open links in another tab or window, or save them. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
