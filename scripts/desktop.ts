// `npm run desktop`, `npm run kiosk`, `npm run dev:desktop`: the desktop client, built or from source; starts a
// reference API unless the environment names one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, root, run } from './install.mjs';
import { end, freePort, isHealthy } from './processes.ts';

/** The address of `npm start`: the embedded database allows one server, so a running store is used. */
const STARTED_STORE = `http://127.0.0.1:${process.env['PORT'] || 4173}`;
const STARTUP_MS = 60_000;

/** Electron's executable; its package downloads it on first use. */
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
  // A process group of its own, so that Ctrl-C ends the client first, and the client's end stops the server.
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
// Before the client runs, a signal exits; afterwards it is passed to the client, whose exit ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (client ? client.kill('SIGTERM') : process.exit(130)));
}

ensureInstalled();
const electron = electronPath();
const clientArgs = process.argv.slice(2);
const isFromSource = clientArgs.includes('--source');
if (!isFromSource) run(process.execPath, ['scripts/build/buildDesktop.ts']);

let server: ChildProcess | null = null;
let address = process.env['MEDSTORE_API_URL'];
if (!address && (await isHealthy(STARTED_STORE))) address = STARTED_STORE;
if (!address) ({ address, server } = await startServer());
process.stdout.write(`The desktop client uses the store at ${address}\n`);

const [program, args] = isFromSource
  ? [process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'dev']]
  : [electron, [root, ...clientArgs]];
client = spawn(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MEDSTORE_API_URL: address, ELECTRON_EXEC_PATH: electron },
});
const [code] = (await once(client, 'exit')) as [number | null];
if (server) await end(server);
process.exit(code ?? 0);
