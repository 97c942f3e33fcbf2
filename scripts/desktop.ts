// `npm run desktop`, `npm run kiosk`, `npm run dev:desktop`: the desktop client, built or from source, with a reference API
// of its own when it is told of no other.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, root, run } from './install.mjs';
import { end, freePort, isHealthy } from './processes.ts';

/** Where `npm start` serves: one database folder has one server, so a store that is open already is the one to use. */
const STARTED_STORE = `http://127.0.0.1:${process.env['PORT'] || 4173}`;
const STARTUP_MS = 60_000;

/** Electron's executable; its package fetches it at the first question. */
function electronPath(): string {
  try {
    return createRequire(import.meta.url)('electron') as string;
  } catch {
    return fail(
      'Electron is not here and could not be fetched. Behind a firewall set ELECTRON_MIRROR, or ELECTRON_OVERRIDE_DIST_PATH to a folder with Electron in it.',
    );
  }
}

async function startServer(): Promise<{ address: string; server: ChildProcess }> {
  run(process.execPath, ['scripts/build/build.ts', '--storefront']);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // The demonstration.
  const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PUBLIC_URL: '', PORT: String(port) };
  run(process.execPath, ['demo/seed/index.ts'], { env });
  // A process group of its own: Ctrl-C reaches the client first, and the server when the client is done with it.
  const server = spawn(process.execPath, ['demo/index.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    detached: true,
  });
  process.once('exit', () => server.kill('SIGTERM'));
  const deadline = Date.now() + STARTUP_MS;
  while (!(await isHealthy(address))) {
    if (server.exitCode !== null) return fail('The reference API did not start.');
    if (Date.now() > deadline) return fail('The reference API did not answer within a minute.');
    await sleep(100);
  }
  return { address, server };
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

let client: ChildProcess | null = null;
// Until there is a client, ending is all there is to do; later the client goes first and takes us with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (client ? client.kill('SIGTERM') : process.exit(130)));
}

ensureInstalled();
const electron = electronPath();
const given = process.argv.slice(2);
const isFromSource = given.includes('--source');
if (!isFromSource) run(process.execPath, ['scripts/build/buildDesktop.ts']);

let server: ChildProcess | null = null;
let address = process.env['MEDSTORE_API_URL'];
if (!address && (await isHealthy(STARTED_STORE))) address = STARTED_STORE;
if (!address) ({ address, server } = await startServer());
process.stdout.write(`The desktop client uses the store at ${address}\n`);

const [program, args] = isFromSource
  ? [process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'dev']]
  : [electron, [root, ...given]];
client = spawn(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MEDSTORE_API_URL: address, ELECTRON_EXEC_PATH: electron },
});
const [code] = (await once(client, 'exit')) as [number | null];
if (server) await end(server);
process.exit(code ?? 0);
