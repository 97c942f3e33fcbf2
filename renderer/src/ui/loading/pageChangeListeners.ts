/** Listeners that are called before another page, or another state of this one, is rendered; the old one is still in the document. */
export const pageChangeListeners = new Set<() => void>();
