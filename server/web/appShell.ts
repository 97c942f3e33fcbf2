import type { FastifyInstance } from 'fastify';
import { APP_SHELL_PATH, APP_SHELL_STATE_ID, type AppShellState } from '../../shared/web/appShell.ts';
import { inlineHashes } from '../../shared/web/inlineHashes.ts';
import { DEFAULT_LANGUAGE } from '../../shared/text/languages.ts';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import { API_BASE } from '../../shared/contract/limits.ts';
import { contentSecurityPolicy } from './http/contentSecurity.ts';
import type { WebParts } from './WebParts.ts';

/** Serves the app shell that browsers cache for offline use (`shared/web/appShell.ts`). */
export function appShell(
  app: FastifyInstance,
  { pages, settings, files, store }: Pick<WebParts, 'pages' | 'settings' | 'files' | 'store'>,
): void {
  app.get(APP_SHELL_PATH, async (_request, reply) => {
    const state: AppShellState = { api: { base: settings.apiUrl ?? API_BASE, secret: settings.signSecret } };
    const json = JSON.stringify(state).replaceAll('<', '\\u003c');
    const element = `<script id="${APP_SHELL_STATE_ID}" type="application/json">${json}</script>`;
    const template = await pages.template('/');
    const html = template
      .replace(
        '<!--head-->',
        () =>
          `<title>${escapeHtml(store?.name(DEFAULT_LANGUAGE) ?? 'Medstore')}</title><meta name="robots" content="noindex">`,
      )
      .replace('<!--app-->', '')
      .replace('<!--state-->', () => element);
    const apiOrigin = settings.apiUrl ? new URL(settings.apiUrl).origin : null;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        contentSecurityPolicy({ inline: inlineHashes(template), apiOrigin, isDeveloping: files === null }),
      )
      .send(html);
  });
}
