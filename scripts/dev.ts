// `npm run dev`: the API and the storefront in one process; pages are rendered from source, and changes show at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/storeDatabase.ts';
import { openStoreSetup } from '../server/modules/company/openStoreSetup.ts';
import { createServices } from '../server/services.ts';
import { demonstration } from '../demo/demonstration.ts';
import { readSettings } from '../server/settings.ts';
import type { Pages } from '../server/web/Pages.ts';
import { askInProcess } from '../server/web/askApi.ts';
import { webRoutes } from '../server/web/webRoutes.ts';

const root = join(import.meta.dirname, '..');
const settings = readSettings();
const vite = await createServer({
  configFile: join(root, 'renderer/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
});

const pages: Pages = {
  // Pages are not cached in development.
  addressOf: (url) => url,
  respelled: () => null,
  render: async (request) => {
    const entry = (await vite.ssrLoadModule('/src/entry/server.tsx')) as Pick<Pages, 'render'>;
    return entry.render(request);
  },
  template: async (url) => {
    const html = await vite.transformIndexHtml(url, readFileSync(join(root, 'renderer/index.html'), 'utf8'));
    return html.replace('</head>', `${await renderedStyles()}</head>`);
  },
  preloads: () => '',
};

/**
 * The style sheets of all modules rendered so far: Vite's client adds its own only once the scripts run, and keeps
 * these.
 */
async function renderedStyles(): Promise<string> {
  const { ssr, client } = vite.environments;
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.css'));
  const styles = sheets.map(async ({ url, id }) => {
    const sheet = await client.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${id}">${sheet?.code}</style>`;
  });
  return (await Promise.all(styles)).join('');
}

const database = await openDatabase(settings);
const services = createServices(database, Date.now, openStoreSetup(settings, demonstration));
const { app, api } = await buildApp(services, settings);
app.addHook('onRequest', (request, reply, done) => {
  if (/^\/(api|media|healthz|dev)\b/.test(request.url)) return done();
  vite.middlewares(request.raw, reply.raw, done);
});
// Vite's own client writes inline styles and opens a socket; the strict policy is the production build's.
app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
webRoutes(app, {
  pages,
  settings,
  store: services.store,
  files: null,
  limits: services.limits,
  ask: askInProcess(api, services.memory, app.log),
});
app.addHook('onClose', () => Promise.all([vite.close(), database.close()]).then(() => undefined));
await app.listen({ port: settings.port, host: settings.host });
process.stdout.write(`Developing at http://${settings.host}:${settings.port}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
