import type { Server } from 'node:net';
import { buildApp, type App } from './app.ts';
import { openDatabase } from './storeDatabase.ts';
import type { Demonstration } from './demonstration.ts';
import { productionWarnings } from './modules/company/productionWarnings.ts';
import { createServices, type Services } from './services.ts';
import { openStoreSetup } from './modules/company/openStoreSetup.ts';
import { extendThesaurus } from '../shared/search/words/concepts/thesaurus.ts';
import { readThesaurus } from './modules/search/readThesaurus.ts';
import { readSettings, requireMail, StartFailure, type Settings } from './settings.ts';
import { openControl } from './modules/staff/control/openControl.ts';
import { onSignal } from './platform/process/onSignal.ts';

/** Adds the storefront's pages to the API. */
export type AddPages = (app: App, settings: Settings, services: Services) => Promise<void>;

/** Serves until the process is stopped. A start-up failure becomes one line on stderr and exit code 1. */
export async function start(addPages: AddPages, demonstration: Demonstration | null = null): Promise<void> {
  try {
    await open(addPages, demonstration);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function open(addPages: AddPages, demonstration: Demonstration | null): Promise<void> {
  const settings = readSettings();
  checkMode(settings, demonstration);
  requireMail(settings);
  const { words, descriptions } = readThesaurus(settings);
  extendThesaurus(words, descriptions);
  const database = await openDatabase(settings, settings.databaseTimeoutMs);
  const setup = openStoreSetup(settings, demonstration);
  const services = createServices(database, Date.now, setup);
  await services.store.load();
  for (const line of [...(await productionWarnings(settings, services)), ...setup.warnings])
    process.stderr.write(`${line}\n`);
  const built = await buildApp(services, settings);
  const { app } = built;
  app.addHook('onClose', () => database.close());
  try {
    await addPages(built, settings, services);
    await takeCommands(built, settings, services);
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw error instanceof StartFailure ? error : listenFailure(error, settings);
  }
  // Answers requests in flight, then closes the database; then the process ends by itself.
  onSignal('SIGTERM', () => void built.draining.shutDown());
  onSignal('SIGINT', () => void app.close());
  const address = settings.publicUrl ?? addressOf(settings, app.server.address());
  process.stdout.write(`The ${demonstration ? 'demonstration' : 'store'} is open at ${address}\n`);
  if (demonstration) process.stdout.write(`${demonstration.startLine}\n`);
}

/** Throws a StartFailure for a demonstration in production, and for a real store outside of it. */
function checkMode({ production }: Settings, demonstration: Demonstration | null): void {
  if (production && demonstration)
    throw new StartFailure('The demonstration must not run in production. Start a real store with `npm run serve`.');
  if (!production && !demonstration)
    throw new StartFailure(
      'A real store runs with NODE_ENV=production, which `npm run serve` sets. `npm start` serves the demonstration.',
    );
}

// Staff commands connect to PostgreSQL directly; the embedded database is accessible only through this process.
async function takeCommands({ app }: App, { dataDir }: Settings, services: Services): Promise<void> {
  if (services.database.engine !== 'pglite' || dataDir.startsWith('memory://')) return;
  try {
    app.addHook('onClose', await openControl(services, dataDir, app.log));
  } catch (error) {
    // A folder that cannot be written, such as on a full disk, must not close the store.
    app.log.warn({ err: error }, 'staff commands are unavailable until the next start');
  }
}

// With PORT 0 the system picks a free port, which the line names.
function addressOf({ host, port }: Settings, address: ReturnType<Server['address']>): string {
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function listenFailure(error: unknown, { host, port }: Settings): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} on ${host} is in use. Set PORT to another one.`);
  }
  if (error.code === 'EACCES') {
    return new StartFailure(`Port ${port} may not be opened by this user. Set PORT to another one.`);
  }
  return new StartFailure(`Cannot listen on ${host}:${port}: ${error.message}`);
}
