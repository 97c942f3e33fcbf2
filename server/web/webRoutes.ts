import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMobileWebKit } from '../../shared/web/deviceClass.ts';
import { SERVICE_WORKER_PATH } from '../../shared/web/appShell.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGES,
  pathLanguage,
  stripLanguage,
  withLanguage,
  withOwnPrefix,
} from '../../shared/text/languages.ts';
import { Code } from '../../shared/contract/envelope.ts';
import { countedAddress } from '../platform/rateLimits/RateLimits.ts';
import { PAGES_PER_ADDRESS } from '../platform/rateLimits/rules.ts';
import { isLoopbackAddress } from '../platform/http/localRequests.ts';
import { DomainError } from '../platform/DomainError.ts';
import { allowCrossOriginEmbedding } from '../platform/http/securityHeaders.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/durations.ts';
import { acceptsGzip } from '../platform/http/acceptsGzip.ts';
import { appShell } from './appShell.ts';
import { contentSecurityPolicy } from './http/contentSecurity.ts';
import { deviceOf } from './http/deviceOf.ts';
import { ERROR_PAGE_INLINE, errorPage } from './http/errorPage.ts';
import { cacheControl, PAGES_TAG } from './pages/sharedCaching.ts';
import { retainedAssetRoute } from './retainedAssets.ts';
import { type CacheStatus, PageCache } from './pages/PageCache.ts';
import type { PageView, RenderedPage } from './pages/PageView.ts';
import { renderPage } from './rendering/renderPage.ts';
import { manifestRoutes } from './manifestRoutes.ts';
import { siteOrigin } from './http/siteOrigin.ts';
import type { WebParts } from './WebParts.ts';
import { wellKnownRoutes } from './wellKnownRoutes.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
const FRESH_MS = MINUTE_MS;
const STALE_MS = HOUR_MS;
const STALE_IF_ERROR_MS = DAY_MS;

/**
 * Serves the storefront's files and renders its pages for all other URLs. Returns the function that invalidates all
 * pages.
 */
export function webRoutes(app: FastifyInstance, parts: WebParts): () => void {
  if (parts.files) serveFiles(app, parts.files);
  if (parts.files) wellKnownRoutes(app);
  if (parts.files) manifestRoutes(app, parts.files, parts.store);
  if (parts.files && parts.otherAssets) retainedAssetRoute(app, parts.otherAssets);
  appShell(app, parts);
  const isDeveloping = parts.files === null;
  const cache = new PageCache<RenderedPage>({
    maxBytes: CACHE_BYTES,
    staleIfErrorMs: isDeveloping ? 0 : STALE_IF_ERROR_MS,
    freshMs: isDeveloping ? 0 : FRESH_MS,
    staleMs: isDeveloping ? 0 : STALE_MS,
    now: () => performance.now(),
    logWarning: (error) => app.log.error({ err: error }, 'revalidating a page failed'),
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (/\.\w{2,5}$/.test(pathOf(request)) && !request.headers.accept?.includes('text/html'))
      return reply.code(404).send();
    return answerPage(request, reply, parts, cache);
  });
  return () => cache.purge();
}

function serveFiles(app: FastifyInstance, root: string): void {
  void app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // Hashed names or ETags identify their version, and nobody requests ranges.
    lastModified: false,
    acceptRanges: false,
    // The build writes compressed files beside each file.
    preCompressed: true,
    globIgnore: ['**/index.html', '*.webmanifest', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      if (isAsset) allowCrossOriginEmbedding(reply);
      const age = isAsset ? 'max-age=31536000, immutable' : 'max-age=3600';
      // `no-cache` for the service worker, so that browsers see a new one at once.
      reply.header('cache-control', path.endsWith(SERVICE_WORKER_PATH) ? 'no-cache' : `public, ${age}`);
    },
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!;

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WebParts,
  cache: PageCache<RenderedPage>,
): Promise<FastifyReply> {
  const elsewhere = redirectFor(request, parts);
  if (elsewhere) return reply.header('vary', 'Cookie').redirect(elsewhere.to, elsewhere.status);
  const { device, decidedBy } = deviceOf(request);
  // `/` redirects visitors to the language that they have chosen.
  const isFront = pathOf(request) === '/';
  void reply
    .type('text/html; charset=utf-8')
    .header('vary', `Accept-Encoding, ${decidedBy}${isFront ? ', Cookie' : ''}`);
  try {
    const view = viewOf(request, parts, device);
    const generation = cache.generation;
    const { value, cacheStatus } = await cache.read(
      JSON.stringify(view),
      () => (parts.render ? parts.render(view) : renderPage(view, parts)),
      () => countRender(request, parts.limits),
    );
    const isCurrent = cacheStatus !== 'stale' && generation === cache.generation;
    void reply.headers({
      'cache-control': cacheControl({ page: value, isFront, isCurrent, hasDebugTool: view.hasDebugTool }),
      'cache-tag': PAGES_TAG,
    });
    return sendPage(request, reply, value, { cacheStatus, view, parts });
  } catch (error) {
    return sendErrorPage(request, reply, error, parts);
  }
}

/** Counts a page to render. Throws code 11 if the address exceeds the rate limit. */
async function countRender({ ip, log }: FastifyRequest, limits: WebParts['limits']): Promise<void> {
  // A proxy that TRUST_PROXY does not name would count all its visitors as one.
  if (isLoopbackAddress(ip)) return;
  await limits.take(PAGES_PER_ADDRESS, countedAddress(ip)).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    // Cached pages are served even while the database is down.
    log.warn({ err: error }, 'counting page requests failed');
  });
}

function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { store }: Pick<WebParts, 'store'>,
): FastifyReply {
  const isTooMany = error instanceof DomainError && error.code === Code.tooMany;
  if (!isTooMany) request.log.error({ err: error }, 'rendering a page failed');
  const language = pathLanguage(request.url) ?? DEFAULT_LANGUAGE;
  return reply
    .code(isTooMany ? 429 : 500)
    .headers({
      'content-security-policy': contentSecurityPolicy({ inline: ERROR_PAGE_INLINE }),
      'cache-control': 'no-store',
      ...(isTooMany && { 'retry-after': PAGES_PER_ADDRESS.windowMs / 1_000 }),
    })
    .send(errorPage(language, isTooMany ? 'tooMany' : 'fault', store?.name(language)));
}

const viewOf = (request: FastifyRequest, { pages, settings }: WebParts, device: PageView['device']): PageView => ({
  url: pages.addressOf(request.url),
  origin: siteOrigin(request, settings),
  device,
  // Only for mobile WebKit, whose own developer tools need a cable, and never in production (S1, D4).
  hasDebugTool: !settings.production && isMobileWebKit(request.headers['user-agent'] ?? ''),
});

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  {
    cacheStatus,
    view,
    parts,
  }: { cacheStatus: CacheStatus; view: PageView; parts: Pick<WebParts, 'settings' | 'files'> },
): FastifyReply {
  void reply.header('server-timing', `page;desc=${cacheStatus}`);
  if (page.location !== null) return reply.redirect(withQuery(page.location, view.url, request.url), page.status);
  if (page.status === 200) {
    void reply.header('etag', page.etag);
    // Without a policy: on 304 the browser keeps that of its cached page.
    if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const { apiUrl } = parts.settings;
  const policy = contentSecurityPolicy({
    inline: page.inline,
    apiOrigin: apiUrl ? new URL(apiUrl).origin : null,
    hasDebugTool: view.hasDebugTool,
    isDeveloping: parts.files === null,
  });
  void reply.code(page.status).header('content-security-policy', policy);
  if (!acceptsGzip(request)) return reply.send(page.plain);
  return reply.header('content-encoding', 'gzip').send(page.gzip);
}

/** Adds the parameters that the page does not read, such as a campaign's, to a redirect. */
function withQuery(location: string, read: string, requestedUrl: string): string {
  const search = searchIn(read);
  return location.endsWith(search) && searchIn(location) === search
    ? location.slice(0, location.length - search.length) + searchIn(requestedUrl)
    : location;
}

const searchIn = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim() === etag) ?? false;

/** English has no prefix; the remembered language applies only to the bare front page (D3). */
function redirectFor(
  request: FastifyRequest,
  { store, pages }: Pick<WebParts, 'store' | 'pages'>,
): { to: string; status: 301 | 302 } | null {
  const right = pages.respelled(request.url);
  if (right !== null) return { to: right, status: 301 };
  const offeredLanguages: readonly Language[] = store?.current.languages ?? LANGUAGES;
  if (pathLanguage(request.url) === DEFAULT_LANGUAGE)
    return { to: withLanguage(stripLanguage(request.url), DEFAULT_LANGUAGE), status: 301 };
  const own = withOwnPrefix(request.url);
  if (own !== null) return { to: own, status: 301 };
  // Temporarily: the merchant may offer the language again.
  const requestedLanguage = pathLanguage(request.url);
  if (requestedLanguage !== null && !offeredLanguages.includes(requestedLanguage))
    return { to: withLanguage(stripLanguage(request.url), DEFAULT_LANGUAGE), status: 302 };
  const remembered = /(?:^|;\s*)locale=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (pathOf(request) !== '/' || !isLanguage(remembered) || remembered === DEFAULT_LANGUAGE) return null;
  if (!offeredLanguages.includes(remembered)) return null;
  return { to: withLanguage(request.url, remembered), status: 302 };
}
