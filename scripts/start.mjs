// `npm start`: installs, builds, seeds what is missing and serves the store on its reference API.
import { spawn } from 'node:child_process';
import { ensureInstalled, nodePath, root, run } from './install.mjs';

ensureInstalled();
run(nodePath(), ['scripts/build.ts']);
run(nodePath(), ['server/seed/index.ts']);

const server = spawn(nodePath(), ['server/index.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
let isTold = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isTold = true;
    server.kill(signal);
  });
// One that a signal ended has no code. Where it was not ours, whoever watches over us is to start it anew.
server.on('exit', (code) => process.exit(code ?? (isTold ? 0 : 1)));
