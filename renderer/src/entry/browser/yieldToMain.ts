/** Lets the browser handle scrolling, taps and keys before the next piece of work. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
