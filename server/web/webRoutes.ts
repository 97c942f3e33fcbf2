import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { API_BASE } from '../../shared/constants.ts';
import { classOfUserAgent, isMobileWebKit } from '../../shared/device.ts';
import type { Envelope } from '../../shared/envelope.ts';
import {
  DEFAULT_LANGUAGE,
  htmlLanguage,
  isLanguage,
  LANGUAGE_OPTIONS,
  pathLanguage,
  stripLanguage,
  withLanguage,
} from '../../shared/languages.ts';
import type { OperationName } from '../../shared/routes.ts';
import type { Settings } from '../settings.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { lastResort } from './lastResort.ts';
import type { Pages } from './Pages.ts';
import { siteOrigin } from './siteOrigin.ts';

export interface WebParts {
  pages: Pages;
  settings: Settings;
  /** Folder of the built storefront's files; null while Vite serves them. */
  files: string | null;
  /** Asks the API as a visitor of this language. */
  ask(name: OperationName, payload: object, language: string): Promise<Envelope>;
}

/** The storefront's files and, for every other address, its pages rendered here. */
export function webRoutes(app: FastifyInstance, parts: WebParts): void {
  if (parts.files) {
    void app.register(fastifyStatic, {
      root: parts.files,
      index: false,
      wildcard: false,
      globIgnore: ['**/index.html', '.vite/**'],
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (/\.\w{2,5}$/.test(pathOf(request)) && !request.headers.accept?.includes('text/html'))
      return reply.code(404).send();
    return answerPage(request, reply, parts);
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!;

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: WebParts): Promise<FastifyReply> {
  const elsewhere = redirectFor(request);
  if (elsewhere) return reply.header('vary', 'Cookie').redirect(elsewhere.to, elsewhere.status);
  const nonce = randomBytes(16).toString('base64');
  const { apiOrigin } = originsOf(parts.settings);
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, apiOrigin, hasDebugTool(request, parts.settings)))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cache-control', 'no-cache')
    .header('vary', pathOf(request) === '/' ? 'User-Agent, Cookie' : 'User-Agent');
  try {
    const { status, location, html } = await pageOf(request, nonce, parts);
    return location ? await reply.redirect(location, status) : await reply.code(status).send(html);
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be rendered');
    return reply.code(500).send(lastResort);
  }
}

/** English has no prefix; what is remembered acts here on the bare front page alone (D3). */
function redirectFor(request: FastifyRequest): { to: string; status: 301 | 302 } | null {
  if (pathLanguage(request.url) === DEFAULT_LANGUAGE)
    return { to: withLanguage(stripLanguage(request.url), DEFAULT_LANGUAGE), status: 301 };
  const remembered = /(?:^|;\s*)locale=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (pathOf(request) !== '/' || !isLanguage(remembered) || remembered === DEFAULT_LANGUAGE) return null;
  return { to: withLanguage(request.url, remembered), status: 302 };
}

/** S1, D4: for phones whose own tools are a cable away, and never in front of shoppers. */
const hasDebugTool = (request: FastifyRequest, { production }: Settings): boolean =>
  !production && isMobileWebKit(request.headers['user-agent'] ?? '');

const originsOf = ({ apiUrl }: Settings): { apiOrigin: string | null } => ({
  apiOrigin: apiUrl ? new URL(apiUrl).origin : null,
});

async function pageOf(request: FastifyRequest, nonce: string, { pages, settings, ask }: WebParts) {
  const language = pathLanguage(request.url) ?? DEFAULT_LANGUAGE;
  const leaving = new AbortController();
  request.raw.once('close', () => leaving.abort());
  const page = await pages.render({
    url: request.url,
    origin: siteOrigin(request, settings),
    language,
    device: classOfUserAgent(request.headers['user-agent'] ?? ''),
    hasDebugTool: hasDebugTool(request, settings),
    nonce,
    now: Date.now(),
    api: { base: settings.apiUrl ?? API_BASE, secret: settings.signSecret },
    ask: (name, payload) => ask(name, payload, LANGUAGE_OPTIONS[language].iso),
    signal: leaving.signal,
  });
  const template = await pages.template(request.url);
  // Functions, as a `$` in a product's name must not act as a pattern.
  const html = template
    .replace('<html lang="en">', () => `<html lang="${htmlLanguage(language)}">`)
    .replace('<!--head-->', () => page.head + pages.preloads(page.modules, nonce))
    .replace('<!--app-->', () => page.body)
    .replace('<!--state-->', () => page.state)
    .replaceAll('%NONCE%', nonce);
  return { status: page.status, location: page.location, html };
}
