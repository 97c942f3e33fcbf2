import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../../../server/settings.ts';
import { webRoutes } from '../../../../server/web/webRoutes.ts';
import type { WebParts } from '../../../../server/web/WebParts.ts';
import { plainPages } from '../../../support/fixtures/plainPages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const files = join(import.meta.dirname, '../../../../resources/public');
  const settings = readSettings({ DATA_DIR: 'memory://' });
  const limits = { take: async () => undefined } as unknown as WebParts['limits'];
  webRoutes(app, { pages: plainPages, settings, limits, files, ask: async () => ({ code: 0, msg: '', data: null }) });
  await app.ready();
});
afterAll(() => app.close());

it('leads password managers to the page that changes a password', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/password']);
});

it('serves the icon that browsers and mail programs ask for by name', async () => {
  const icon = await app.inject('/favicon.ico');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
  expect(icon.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(icon.headers['cache-control']).toContain('public');
});
