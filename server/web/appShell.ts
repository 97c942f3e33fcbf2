import type { FastifyInstance } from 'fastify';
import { APP_SHELL_PATH, APP_SHELL_STATE_ID, type AppShellState } from '../../shared/web/appShell.ts';
import { API_BASE } from '../../shared/contract/limits.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import type { WebParts } from './WebParts.ts';

/** Serves the app shell that browsers cache for offline use (`shared/web/appShell.ts`). */
export function appShell(
  app: FastifyInstance,
  { pages, settings }: Pick<WebParts, 'pages' | 'settings'>,
  newNonce: () => string,
): void {
  app.get(APP_SHELL_PATH, async (_request, reply) => {
    const nonce = newNonce();
    const state: AppShellState = { api: { base: settings.apiUrl ?? API_BASE, secret: settings.signSecret } };
    const json = JSON.stringify(state).replaceAll('<', '\\u003c');
    const element = `<script id="${APP_SHELL_STATE_ID}" type="application/json" nonce="${nonce}">${json}</script>`;
    const html = (await pages.template('/'))
      .replaceAll('%NONCE%', nonce)
      .replace('<!--head-->', '<title>Medstore</title><meta name="robots" content="noindex">')
      .replace('<!--app-->', '')
      .replace('<!--state-->', () => element);
    const apiOrigin = settings.apiUrl ? new URL(settings.apiUrl).origin : null;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(nonce, apiOrigin))
      .send(html);
  });
}
