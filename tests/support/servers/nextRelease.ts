import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end } from '../../../scripts/processes.ts';
import { TEST_DATA, TEST_ORIGIN, TEST_PORT, TEST_SECRET } from './testStore.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, `.cache/next-version-${TEST_PORT}`);
const OPEN = /http:\/\/127\.0\.0\.1:(\d+)/;

export interface NextRelease {
  port: number;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

/**
 * The store after a release, on its own port: all files, and the references between them, have new names, and its
 * script names the release (`data-release`). Of the former version's data folder it has the assets.
 */
export async function startNextRelease(): Promise<NextRelease> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'dist'), folder, { recursive: true });
  renameFiles(join(folder, 'web'));
  const args = [folder, join(TEST_DATA, 'assets'), TEST_ORIGIN];
  const server = spawn(process.execPath, [join(import.meta.dirname, 'builtProcess.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', SIGN_SECRET: TEST_SECRET },
  });
  const exit = once(server, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = OPEN.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    void exit.then(() => reject(new Error(`the next version ended before it could serve: ${output}`)));
  });
  const stop = async (): Promise<void> => {
    await end(server);
    rmSync(folder, { recursive: true });
  };
  return { port, stop };
}

function renameFiles(web: string): void {
  for (const name of globSync('**/*.{br,gz}', { cwd: web })) rmSync(join(web, name));
  const next = (name: string): string => name.replace(/\.\w+$/, '-next$&');
  const names = readdirSync(join(web, 'assets'));
  const named = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const name of ['index.html', 'sw.js', '.vite/manifest.json', ...names.map((each) => `assets/${each}`)])
    if (/\.(?:html|js|css|json)$/.test(name))
      writeFileSync(join(web, name), readFileSync(join(web, name), 'utf8').replaceAll(named, next));
  for (const name of names) renameSync(join(web, 'assets', name), join(web, 'assets', next(name)));
  const entry = join(web, /\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(web, 'index.html'), 'utf8'))![1]!);
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\ndocument.documentElement.dataset.release = 'next';`);
}
