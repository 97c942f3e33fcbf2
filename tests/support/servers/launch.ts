import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, inject } from 'vitest';
import { eventually } from '../checks/eventually.ts';

/** Node's compile cache: without it a third of each start is compilation. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');
/** WebAssembly for a few seconds: optimising the embedded database costs more than a start takes otherwise. */
const BASELINE_WASM = '--liftoff-only';
export const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
const running: ChildProcess[] = [];

/** Ends processes that a test left running. */
export const endAfterEach = (): void =>
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });

export type Launched = ReturnType<typeof launch>;

/** Starts Node with these arguments, by default the server; its output and exit can be awaited. */
export function launch(
  environment: Record<string, string>,
  args: readonly string[] = [inject('processes').api],
  cwd?: string,
) {
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: 'memory://',
    NODE_COMPILE_CACHE: COMPILED,
    // A real store refuses to start without a mail server.
    ...(environment['NODE_ENV'] === 'production' && { MAIL: 'off' }),
    ...environment,
  };
  const child = spawn(process.execPath, [BASELINE_WASM, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString('utf8')));
  // When its output has been read, too.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const until = async (text: RegExp): Promise<string> => {
    await eventually(() => expect(output.out, output.err).toMatch(text));
    return text.exec(output.out)![0];
  };
  return { child, output, ended, until };
}
