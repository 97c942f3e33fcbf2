/** Called before another page, or another state of the page, is rendered: what is shown is still there. */
export const leaving = new Set<() => void>();
