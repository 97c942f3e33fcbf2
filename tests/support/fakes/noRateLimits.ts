import type { WebParts } from '../../../server/web/WebParts.ts';

/** Lets every address ask for as many pages as it likes. */
export const noRateLimits: WebParts['limits'] = { take: () => Promise.resolve() };
