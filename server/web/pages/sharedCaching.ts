import type { RenderedPage } from './PageView.ts';

/** The tag of all pages. A CDN purges by it when the catalogue or the merchant's pages change. */
export const PAGES_TAG = 'pages';

/**
 * Fresh for a minute, as in this process; then served stale while it is revalidated, and for a day during errors (RFC
 * 5861).
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

interface Answer {
  page: Pick<RenderedPage, 'keep' | 'status'>;
  /** The address without a path, which redirects to the visitor's own language. */
  isFront: boolean;
  /** The page was rendered within the last minute, and no data have changed since it was requested. */
  isCurrent: boolean;
  hasDebugTool: boolean;
}

/** Returns the Cache-Control header: whether a CDN may keep a page, and how long (RFC 9111, RFC 5861). */
export function cacheControl({ page, isFront, isCurrent, hasDebugTool }: Answer): string {
  if (hasDebugTool || page.keep === 'fault' || page.status >= 500) return 'no-store';
  return isFront || !isCurrent || page.keep === 'no' ? 'private, no-cache' : SHARED;
}
