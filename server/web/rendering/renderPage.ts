import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DEFAULT_LANGUAGE, htmlLanguage, LANGUAGE_OPTIONS, pathLanguage } from '../../../shared/text/languages.ts';
import { inlineHashes } from '../../../shared/web/inlineHashes.ts';
import type { Rendered, RenderRequest } from '../../../shared/web/rendering.ts';
import type { InlineCode } from '../http/contentSecurity.ts';
import type { PageView, RenderedPage } from '../pages/PageView.ts';
import type { Settings } from '../../settings.ts';
import type { Pages } from '../Pages.ts';
import type { ApiAccess } from '../ApiAccess.ts';

export interface RenderParts extends ApiAccess {
  pages: Pick<Pages, 'render' | 'template' | 'preloads'>;
  settings: Pick<Settings, 'apiUrl' | 'signSecret'>;
}

const compress = promisify(gzip);
const RENDER_TIMEOUT_MS = 30_000;
const CACHED_STATUS = new Set([200, 301, 404]);
/** Longer URLs are not cached, as no page of the store has them. */
const CACHED_URL_LENGTH_MAX = 512;

/** Renders a page as an anonymous visitor. A visitor who disconnects does not abort it, as others may wait for it. */
export async function renderPage(view: PageView, parts: RenderParts): Promise<RenderedPage> {
  const { pages, settings, ask, picture = noPicture } = parts;
  const { url } = view;
  const language = pathLanguage(url) ?? DEFAULT_LANGUAGE;
  let isPartial = false;
  const page = await pages.render({
    ...view,
    language,
    now: Date.now(),
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
  const { html, inline } =
    page.location === null ? await renderHtml(page, url, htmlLanguage(language), pages) : { html: '', inline: NONE };
  const plain = Buffer.from(html);
  const compressed = await compress(plain);
  return {
    status: page.status,
    location: page.location,
    plain,
    gzip: compressed,
    inline,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: plain.length + compressed.length,
    keep: isPartial || page.status >= 500 ? 'fault' : isCacheable(page.status, url) ? 'yes' : 'no',
  };
}

const noPicture: RenderRequest['picture'] = () => Promise.resolve(null);

const NONE: InlineCode = { scripts: [], styles: [] };

const isCacheable = (status: number, url: string): boolean =>
  CACHED_STATUS.has(status) && url.length <= CACHED_URL_LENGTH_MAX;

async function renderHtml(
  page: Rendered,
  url: string,
  lang: string,
  pages: RenderParts['pages'],
): Promise<{ html: string; inline: InlineCode }> {
  const template = await pages.template(url, page.body + page.styles);
  // Replacement functions, as a `$` in a product's name must not act as a pattern.
  const html = template
    .replace('<html lang="en">', () => `<html lang="${lang}">`)
    .replace('<!--head-->', () => page.head + page.styles)
    .replace('<!--app-->', () => page.body)
    .replace('<!--state-->', () => page.state + pages.preloads(page.modules));
  // Hashes only the build's own parts: inline code in the merchant's texts must stay blocked.
  return { html, inline: inlineHashes(template + page.styles) };
}
