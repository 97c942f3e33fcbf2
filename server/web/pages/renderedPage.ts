import { createHash, randomBytes } from 'node:crypto';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DEFAULT_LANGUAGE, htmlLanguage, LANGUAGE_OPTIONS, pathLanguage } from '../../../shared/text/languages.ts';
import type { RenderRequest } from '../../../shared/web/rendering.ts';
import type { WebParts } from '../WebParts.ts';
import type { Cacheable } from './PageCache.ts';
import { compressParts, type Part } from './splicedGzip.ts';

/** A page as every visitor gets it, except for the nonces between its parts. */
export interface RenderedPage extends Cacheable {
  status: number;
  location: string | null;
  parts: Part[];
  /** Computed from the content, as nonces change the bytes of each response. */
  etag: string;
}
export type PageView = Pick<RenderRequest, 'url' | 'origin' | 'device' | 'hasDebugTool'>;

// Random, so that nobody outside this process can inject it into a page.
const NONCE_PLACE = `nonce-${randomBytes(18).toString('hex')}`;
const RENDER_TIMEOUT_MS = 30_000;
const KEPT_STATUS = new Set([200, 301, 404]);
/** Longer URLs are not cached, as no page of the store has them. */
const CACHED_URL_LENGTH_MAX = 512;

/** Renders a page as an anonymous visitor. A visitor who disconnects does not abort it, as others may wait for it. */
export async function renderedPage(view: PageView, parts: WebParts): Promise<RenderedPage> {
  const { pages, settings, ask, picture = noPicture } = parts;
  const { url } = view;
  const language = pathLanguage(url) ?? DEFAULT_LANGUAGE;
  let isPartial = false;
  const page = await pages.render({
    ...{ ...view, language, nonce: NONCE_PLACE, now: Date.now() },
    api: { base: settings.apiUrl ?? API_BASE, secret: settings.signSecret },
    ask: async (name, payload) => {
      const answer = await ask(name, payload, LANGUAGE_OPTIONS[language].iso).catch((error: unknown) => {
        isPartial = true;
        throw error;
      });
      // The page can be shown without the data, but must not be cached.
      if (answer.code === Code.internal) isPartial = true;
      return answer;
    },
    picture,
    timeoutMs: RENDER_TIMEOUT_MS,
  });
  const html = page.location === null ? await renderHtml(page, url, htmlLanguage(language), pages) : '';
  const compressed = await compressParts(html.split(NONCE_PLACE));
  return {
    status: page.status,
    location: page.location,
    parts: compressed,
    etag: etagOf(compressed),
    bytes: compressed.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0),
    keep: isPartial || page.status >= 500 ? 'fault' : isKept(page.status, url) ? 'yes' : 'no',
  };
}

const noPicture: RenderRequest['picture'] = () => Promise.resolve(null);

function etagOf(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const { plain } of parts) hash.update(plain);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

const isKept = (status: number, url: string): boolean => KEPT_STATUS.has(status) && url.length <= CACHED_URL_LENGTH_MAX;

type Pages = WebParts['pages'];

async function renderHtml(
  page: Awaited<ReturnType<Pages['render']>>,
  url: string,
  lang: string,
  pages: Pages,
): Promise<string> {
  const template = (await pages.template(url, page.body)).replaceAll('%NONCE%', NONCE_PLACE);
  // Replacement functions, as a `$` in a product's name must not act as a pattern.
  return template
    .replace('<html lang="en">', () => `<html lang="${lang}">`)
    .replace('<!--head-->', () => page.head)
    .replace('<!--app-->', () => page.body)
    .replace('<!--state-->', () => page.state + pages.preloads(page.modules));
}
