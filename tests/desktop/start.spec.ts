import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from '@playwright/test';
import { expect } from '../support/drivers/expect.ts';
import { isHealthy } from '../../scripts/processes.ts';
import { newProfile, systemArguments, whyNoElectron } from '../support/drivers/desktop/desktopApp.ts';
import { SEEDED } from '../support/servers/testStore.ts';

const root = join(import.meta.dirname, '../..');

test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');

test('npm run desktop brings a reference API of its own, and takes it away again', async () => {
  test.slow(); // a seeded folder is copied, and a build may have to be made
  const data = mkdtempSync(join(tmpdir(), 'medstore-data-'));
  const profile = newProfile();
  cpSync(SEEDED, data, { recursive: true });
  const started = spawn(process.execPath, ['scripts/desktop.ts', `--user-data-dir=${profile}`, ...systemArguments()], {
    cwd: root,
    // A port where no `npm start` is, so that it cannot be reused.
    env: {
      ...process.env,
      DATA_DIR: data,
      PORT: '4999',
      MEDSTORE_API_URL: '',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(started, 'exit') as Promise<[number | null]>;
  try {
    const address = await addressSaid(started.stdout);
    expect(await isHealthy(address)).toBe(true);

    started.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(await isHealthy(address)).toBe(false);
  } finally {
    started.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
    rmSync(profile, { recursive: true });
  }
});

async function addressSaid(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /uses the store at (http\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the client ended without saying where its store is');
}
