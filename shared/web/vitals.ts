/** The measures that a browser takes of a page load (Core Web Vitals, and what they depend on). */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The kinds of pages, for web vitals. */
export const PAGE_KINDS = ['home', 'listing', 'product', 'search', 'content', 'cart', 'member', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const VITAL_DEVICES = ['desktop', 'mobile'] as const;

/** The slowest that is counted, in milliseconds: a page that was left open measures nothing. */
export const VITAL_MAX = 120_000;
