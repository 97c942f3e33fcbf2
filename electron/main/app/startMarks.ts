/** Marks the moments of the start, so that `npm run bench` can report what runs before the first paint. */
export const markStart = (moment: 'entry' | 'window' | 'paint'): void => void performance.mark(`start:${moment}`);
