import type { WebParts } from '../../../server/web/WebParts.ts';

/** Disables the rate limit of page requests. */
export const noRateLimits: WebParts['limits'] = { take: () => Promise.resolve() };
