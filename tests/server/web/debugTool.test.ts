import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import type { Pages } from '../../../server/web/Pages.ts';
import { webRoutes } from '../../../server/web/webRoutes.ts';
import { noRateLimits } from '../../support/fakes/noRateLimits.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The page's element for the tool, and its content policy. */
async function shownTo(userAgent: string, NODE_ENV: string) {
  const flags: boolean[] = [];
  const pages: Pages = {
    addressOf: (url) => url,
    respelled: () => null,
    render: async ({ hasDebugTool }) => {
      flags.push(hasDebugTool);
      return { status: 200, location: null, head: '', styles: '', body: '', state: '', modules: [] };
    },
    template: async () => '',
    preloads: () => '',
  };
  const app = fastify();
  const settings = readSettings({ NODE_ENV, SIGN_SECRET: 'a-secret-of-the-shop' });
  webRoutes(app, {
    pages,
    settings,
    limits: noRateLimits,
    files: import.meta.dirname,
    ask: () => Promise.reject(new Error('nothing is asked')),
  });
  const { headers } = await app.inject({ url: '/cart', headers: { 'user-agent': userAgent, accept: 'text/html' } });
  await app.close();
  const policy = String(headers['content-security-policy']);
  return { flags, isLoose: /script-src[^;]*'unsafe-eval'|style-src [^;]*'unsafe-inline'/.test(policy) };
}

it('phones with WebKit get a debugging tool, outside production alone', async () => {
  expect(await shownTo(IPHONE, 'development')).toEqual({ flags: [true], isLoose: true });
  expect(await shownTo(IPHONE, 'production')).toEqual({ flags: [false], isLoose: false });
  expect(await shownTo(DESK, 'development')).toEqual({ flags: [false], isLoose: false });
});
