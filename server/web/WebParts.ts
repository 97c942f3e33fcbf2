import type { Envelope } from '../../shared/contract/envelope.ts';
import type { RenderRequest } from '../../shared/web/rendering.ts';
import type { OperationName } from '../../shared/contract/routes.ts';
import type { RateLimits } from '../platform/rateLimits/RateLimits.ts';
import type { Settings } from '../settings.ts';
import type { Pages } from './Pages.ts';

/** What pages are answered with. */
export interface WebParts {
  pages: Pages;
  settings: Settings;
  /** Counts pages that have to be rendered, by address. */
  limits: Pick<RateLimits, 'take'>;
  /** Folder of the built storefront's files; null while Vite serves them, and then every page is rendered anew. */
  files: string | null;
  /** Folder of the assets of other versions, where there is one. */
  otherAssets?: string | null;
  /** Asks the API as a visitor of this language. */
  ask(name: OperationName, payload: object, language: string): Promise<Envelope>;
  /** A picture as it can be written into a page; left out, pages only name theirs. */
  picture?: RenderRequest['picture'];
}
