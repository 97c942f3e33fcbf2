import type { LiveSettings } from '../modules/company/settings/LiveSettings.ts';
import type { RateLimits } from '../platform/rateLimits/RateLimits.ts';
import type { Settings } from '../settings.ts';
import type { ApiAccess } from './ApiAccess.ts';
import type { PageView, RenderedPage } from './pages/PageView.ts';
import type { Pages } from './Pages.ts';

/** Dependencies of the page routes. */
export interface WebParts extends ApiAccess {
  pages: Pages;
  settings: Settings;
  /** The store's name; without it pages that the server makes itself show the program's, or none. */
  store?: Pick<LiveSettings, 'current' | 'name'>;
  /** Rate limit for page rendering, by address. */
  limits: Pick<RateLimits, 'take'>;
  /** Folder of the built files; null in development, where Vite serves them and no page is cached. */
  files: string | null;
  /** Folder of other versions' assets, if there is one. */
  otherAssets?: string | null;
  /** Renders a page as an anonymous visitor; if omitted, in this thread. */
  render?: (view: PageView) => Promise<RenderedPage>;
}
