import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEVELOPMENT_SIGN_SECRET } from '../../../server/settings.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { writeEmbeddedDatabase } from '../../support/servers/databases/writeEmbeddedDatabase.ts';
import { eventually } from '../../support/checks/eventually.ts';
import { ADDRESS, endAfterEach, launch } from '../../support/servers/launch.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-process-'));
});
endAfterEach();
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A data folder whose database has its tables: creating them takes longer than the rest of a start. */
function newFolder(name: string): string {
  writeEmbeddedDatabase(join(folder, name));
  return join(folder, name);
}

/** The environment of a real store: a demonstration takes a while to fill. */
const realStore = (name: string): { DATA_DIR: string; NODE_ENV: string } => ({
  DATA_DIR: newFolder(name),
  NODE_ENV: 'production',
});

describe('the process', () => {
  it('says that it is a demonstration, where it is and who may sign in, and answers once it is healthy', async () => {
    const { until, output } = launch({ DATA_DIR: newFolder('new') });
    const address = await until(ADDRESS);
    await until(/member@example\.com \/ demo1234/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(output.out).toMatch(/^The demonstration is open at /m);
    expect(output.err).toBe('');
  });

  it('refuses to start a real store that cannot write letters, in one line that says what to set', async () => {
    const { ended, output } = launch({ DATA_DIR: join(folder, 'never'), NODE_ENV: 'production', MAIL: '' });
    expect(await ended).toBe(1);
    expect(output.err).toBe(
      'The store cannot write letters: set SMTP_URL and MAIL_FROM and PUBLIC_URL (docs/mail.md), or MAIL=off for a store that writes none.\n',
    );
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  it('refuses to show a demonstration to others, in one line', async () => {
    const { ended, output } = launch({ HOST: '0.0.0.0', DATA_DIR: join(folder, 'never') });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^The demonstration [^\n]*npm run serve[^\n]*\n$/);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  it.each([
    {
      entry: 'demo',
      mode: 'production',
      says: /^The demonstration must not run in production\..*`npm run serve`\.\n$/,
    },
    { entry: 'server', mode: 'development', says: /^A real store runs with NODE_ENV=production.*\n$/ },
  ] as const)('does not start $entry in $mode, and says so in one line', async ({ entry, mode, says }) => {
    const { output, ended } = launch({ DATA_DIR: join(folder, 'none'), NODE_ENV: mode }, [inject('processes')[entry]]);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(says);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('says in production what is not set; finishes what it is at when it is told to stop, takes in what is being sent, and closes the database so that the next one finds it whole', async () => {
    const environment = realStore('kept');
    const { child, until, output, ended } = launch(environment);
    const address = await until(ADDRESS);
    await until(/^The store is open at /m);
    // A real store has no demo member.
    expect(output.out).not.toMatch(/demo/i);
    for (const line of [
      /^SIGN_SECRET /m,
      /^The store has no settings yet: .*npm run store:settings/m,
      /^These pages are still as every new store has them: .*npm run pages:export/m,
    ])
      expect(output.err).toMatch(line);
    const form = { email: 'nobody@clinic.example', password: 'probe_2026' };
    const tm = Date.now();
    const body = JSON.stringify({ ...form, tm, sign: sign(form, tm, DEVELOPMENT_SIGN_SECRET) });
    const sending = request(`${address}/api/users/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    sending.flushHeaders();
    await once(sending, 'continue');
    sending.write(body.slice(0, 20));
    const slow = fetch(`${address}/slow`);
    await until(/slow request begun/);
    child.kill('SIGTERM');
    await eventually(() => expect(fetch(`${address}/healthz`)).rejects.toThrow());
    sending.end(body.slice(20));
    const [reply] = (await once(sending, 'response')) as [IncomingMessage];
    expect(await json(reply)).toMatchObject({ code: 17 });
    expect(await (await slow).json()).toEqual({ finished: true });
    expect(await ended).toBe(0);
    await launch(environment).until(ADDRESS);
  });

  it('is not cut off by the same signal passed on once more, as a terminal and npm do', async () => {
    const { child, until, output, ended } = launch(realStore('twice'));
    const address = await until(ADDRESS);
    const slow = fetch(`${address}/slow`);
    await until(/slow request begun/);
    child.kill('SIGINT');
    await pause(100); // two signals at once count as one
    child.kill('SIGINT');
    expect(await (await slow).json()).toEqual({ finished: true });
    expect(await ended, output.err).toBe(0);
  });

  // Other owners of a folder: tests/server/database/folderLock.test.ts.
  it('keeps a second one out of its folder, and says so in one line', async () => {
    const environment = realStore('shared');
    const first = launch(environment);
    await first.until(ADDRESS);
    const second = launch(environment);
    expect(await second.ended).toBe(1);
    expect(second.output.err).toContain(`cannot be used: process ${first.child.pid} is using it`);
    expect(second.output.err).toMatch(/^[^\n]+\n$/);
    // A crashed process leaves its note behind, and must not block the next.
    first.child.kill('SIGKILL');
    await first.ended;
    await launch(environment).until(ADDRESS);
  });

  it.each([
    // Each variable: tests/unit/server/settings.test.ts.
    ['settings that do not fit', { PORT: 'many' }, 'Invalid settings: PORT must be a number from 0 to 65535'],
    ['a folder it cannot have', { DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be used: '],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/store' },
      'The database at 127.0.0.1:1/store cannot be used: connect ECONNREFUSED',
    ],
  ])('does not start with %s, and says so in one line', async (_what, environment, line) => {
    const { output, ended } = launch(environment);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^[^\n]+\n$/);
    expect(output.err).toContain(line);
    expect(output.err).not.toContain('secret');
    expect(output.out).toBe('');
  });

  it('does not start on a port that is in use, and says so in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, ended } = launch({ PORT: String(port), ...realStore('unopened') });
    expect(await ended).toBe(1);
    expect(output.err.split('\n').at(-2)).toBe(`Port ${port} on 127.0.0.1 is in use. Set PORT to another one.`);
    other.close();
  });
});
