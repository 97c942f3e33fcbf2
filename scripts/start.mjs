// `npm start`, the demonstration: installs, builds, seeds and serves it on this machine. `npm run serve`: a real store,
// without a seed.
import { spawn } from 'node:child_process';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { requireLetters } from './requireLetters.mjs';

const isReal = process.argv.includes('--production');
if (isReal) requireLetters(process.env);
ensureInstalled();
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
// A process that was ended by a signal has no exit code. If we did not send it, exit with 1, so that a process manager
// restarts it.
server.on('exit', (code) => process.exit(code ?? (isTold ? 0 : 1)));
