import type { RenderedPage } from './renderedPage.ts';

/** The tag of all pages, by which a CDN purges them when the catalogue or the merchant's pages change. */
export const PAGES_TAG = 'pages';

/** For a minute, as in this process; after it a stale page is served while a new one is fetched, and during errors. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

interface Answer {
  page: Pick<RenderedPage, 'keep' | 'status'>;
  /** The address without a path, which leads to the visitor's own language. */
  isFront: boolean;
  /** The page was rendered within a minute, and nothing has changed since it was asked for. */
  isCurrent: boolean;
  hasDebugTool: boolean;
}

/** Whether a CDN may keep a page, and how long (RFC 9111, RFC 5861). */
export function cacheControl({ page, isFront, isCurrent, hasDebugTool }: Answer): string {
  if (hasDebugTool || page.keep === 'fault' || page.status >= 500) return 'no-store';
  return isFront || !isCurrent || page.keep === 'no' ? 'private, no-cache' : SHARED;
}
