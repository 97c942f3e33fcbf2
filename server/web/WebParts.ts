import type { Envelope } from '../../shared/contract/envelope.ts';
import type { RenderRequest } from '../../shared/web/rendering.ts';
import type { OperationName } from '../../shared/contract/routes.ts';
import type { RateLimits } from '../platform/rateLimits/RateLimits.ts';
import type { Settings } from '../settings.ts';
import type { Pages } from './Pages.ts';

/** Dependencies of the page routes. */
export interface WebParts {
  pages: Pages;
  settings: Settings;
  /** Rate limit for page rendering, by address. */
  limits: Pick<RateLimits, 'take'>;
  /** Folder of the built files; null in development, where Vite serves them and no page is cached. */
  files: string | null;
  /** Folder of other versions' assets, if there is one. */
  otherAssets?: string | null;
  /** Calls the API as a visitor with this language. */
  ask(name: OperationName, payload: object, language: string): Promise<Envelope>;
  /** Inlines a picture into a page; if omitted, pages only link to theirs. */
  picture?: RenderRequest['picture'];
}
