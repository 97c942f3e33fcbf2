import type { RenderRequest } from '../../../shared/web/rendering.ts';
import type { InlineCode } from '../http/contentSecurity.ts';
import type { Cacheable } from './PageCache.ts';

/** Everything that distinguishes a page in the cache. */
export type PageView = Pick<RenderRequest, 'url' | 'origin' | 'device' | 'hasDebugTool'>;

/** A page as rendered for every visitor. */
export interface RenderedPage extends Cacheable {
  status: number;
  location: string | null;
  plain: Buffer;
  gzip: Buffer;
  /** The inline code that its policy allows. */
  inline: InlineCode;
  etag: string;
}
