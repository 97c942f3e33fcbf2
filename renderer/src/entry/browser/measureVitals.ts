import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { stripLanguage } from '../../../../shared/text/languages.ts';
import type { PageKind, Vital } from '../../../../shared/web/vitals.ts';
import type { PageLoad } from '../../stores/visits/AccessLog.ts';

interface Measuring {
  window: Window;
  device: PageLoad['device'];
  report: (load: PageLoad) => void;
}

/** By the first parts of a path; longer ones first. */
const KINDS: [start: string, kind: PageKind][] = [
  ['/product/searchPage', 'search'],
  ['/product/productList', 'listing'],
  ['/product/', 'product'],
  ['/category', 'listing'],
  ['/brandList', 'listing'],
  ['/cart', 'cart'],
  ['/userCenter', 'member'],
  ['/article', 'content'],
  ['/shop/', 'content'],
  ['/solution/', 'content'],
  ['/active/', 'content'],
];

/** The kind of page that an address leads to. */
export function pageKindOf(path: string): PageKind {
  const page = stripLanguage(path);
  if (page === '/') return 'home';
  return KINDS.find(([start]) => page.startsWith(start))?.[1] ?? 'other';
}

/**
 * Measures how long the page that was loaded took, and reports it once the visitor looks away: then the slowest answer
 * and the layout's shifts are known.
 */
export function measureVitals({ window, device, report }: Measuring): void {
  const page = pageKindOf(window.location.pathname);
  const measured = new Map<Vital, number>();
  const note = ({ name, value }: { name: Vital; value: number }): void => void measured.set(name, value);
  for (const follow of [onLCP, onINP, onCLS, onFCP, onTTFB]) follow(note);
  let isReported = false;
  // After the library's own listeners, which are called with the same event.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState !== 'hidden' || isReported || measured.size === 0) return;
    isReported = true;
    report({ page, device, vitals: [...measured].map(([name, value]) => ({ name, value })) });
  });
}
