/** Moments of the start, for `npm run bench`: what runs before the first paint is to be seen in figures. */
export const markStart = (moment: 'entry' | 'window' | 'paint'): void => void performance.mark(`start:${moment}`);
