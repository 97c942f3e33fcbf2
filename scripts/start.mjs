// `npm start`, the demonstration: installs, builds, seeds and serves it on this machine. `npm run serve`: a real store,
// which is not seeded.
import { spawn } from 'node:child_process';
import { ensureInstalled, nodePath, root } from './install.mjs';

ensureInstalled();
const isReal = process.argv.includes('--production');
const server = spawn(nodePath(), ['scripts/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(isReal && { NODE_ENV: 'production' }) },
});
let isTold = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isTold = true;
    server.kill(signal);
  });
// One that a signal ended has no code. Where it was not ours, whoever watches over us is to start it anew.
server.on('exit', (code) => process.exit(code ?? (isTold ? 0 : 1)));
