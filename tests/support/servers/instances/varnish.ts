import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../checks/eventually.ts';

const PROGRAM = '/usr/sbin/varnishd';
const HOW_TO_GET_VARNISH = 'No Varnish here: its tests are left out (on Debian, apt-get install varnish)';

/** Whether tests with Varnish can run; prints how to install it otherwise. */
export function hasVarnish(): boolean {
  if (existsSync(PROGRAM)) return true;
  if (process.env['CI_REQUIRE_ALL'] === '1') throw new Error(HOW_TO_GET_VARNISH);
  process.stderr.write(`${HOW_TO_GET_VARNISH}\n`);
  return false;
}

/** Varnish with the configuration of docs/varnish.vcl, in front of two instances. */
export class Varnish {
  readonly address: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'medstore-varnish-'));
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  async start(instances: readonly [string, string]): Promise<void> {
    const [a, b] = instances.map((address) => new URL(address).port);
    const configuration = join(this.#folder, 'store.vcl');
    const written = readFileSync(join(import.meta.dirname, '../../../../docs/varnish.vcl'), 'utf8');
    writeFileSync(configuration, written.replace('"4173"', `"${a}"`).replace('"4174"', `"${b}"`));
    const listen = `127.0.0.1:${this.#port}`;
    const work = join(this.#folder, 'work');
    this.#process = spawn(
      PROGRAM,
      ['-j', 'none', '-F', '-a', listen, '-f', configuration, '-n', work, '-s', 'malloc,64m'],
      {
        stdio: 'ignore',
      },
    );
    // Its start includes compiling the configuration.
    const isUp = async (): Promise<string> => (await fetch(`${this.address}/healthz`)).text();
    await eventually(isUp);
  }

  async stop(): Promise<void> {
    if (this.#process && this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
