import { canPrefetch } from './prefetchLinks.ts';

/**
 * Prefetches the next page of a list as soon as the visitor has scrolled to the link that leads to it. Each page is
 * prefetched once in a visit. Browsers without `scrollend` prefetch it when the link is hovered or pressed. Returns the
 * disposer.
 *
 * @param prefetch - Loads the code and data of a page.
 */
export function prefetchNextListPage(window: Window, prefetch: (url: URL) => Promise<void>): () => void {
  const { document, navigator } = window;
  const prefetched = new Set<string>();
  const handleScrollEnd = (): void => {
    const link = document.querySelector<HTMLAnchorElement>('main a[rel=next]');
    if (!link || prefetched.has(link.href) || !canPrefetch(navigator)) return;
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) return;
    prefetched.add(link.href);
    void prefetch(new URL(link.href));
  };
  document.addEventListener('scrollend', handleScrollEnd, { passive: true });
  return () => document.removeEventListener('scrollend', handleScrollEnd);
}
