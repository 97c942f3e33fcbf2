import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { webRoutes } from '../../../server/web/webRoutes.ts';
import { APP_SHELL_PATH, APP_SHELL_STATE_ID } from '../../../shared/web/appShell.ts';
import { noRateLimits } from '../../support/fakes/noRateLimits.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';

it('answers with the page’s frame alone, which the service worker shows for any page offline', async () => {
  const app = fastify();
  const settings = readSettings({ SIGN_SECRET: 'a-secret-</script>-of-the-shop' });
  webRoutes(app, {
    pages: plainPages,
    settings,
    limits: noRateLimits,
    files: null,
    ask: () => Promise.reject(new Error('nothing is asked')),
  });
  const one = await app.inject({ url: APP_SHELL_PATH });
  const other = await app.inject({ url: APP_SHELL_PATH });
  await app.close();

  expect(one.statusCode).toBe(200);
  expect(one.headers['cache-control']).toBe('no-cache');
  expect(one.body).toContain('noindex');
  expect(one.body).not.toContain('<h1>');
  const [, state] = new RegExp(`<script id="${APP_SHELL_STATE_ID}"[^>]*>([^<]*)</script>`).exec(one.body)!;
  expect(JSON.parse(state!)).toEqual({ api: { base: '/api', secret: 'a-secret-</script>-of-the-shop' } });
  const policies = [one, other].map(({ headers }) => String(headers['content-security-policy']));
  expect(policies[0]).toContain("worker-src 'self'");
  expect(policies[0]).toBe(policies[1]);
});
