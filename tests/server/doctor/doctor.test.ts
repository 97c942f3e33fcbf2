import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { examine } from '../../../server/modules/doctor/examine.ts';
import { type Finding, writeFindings } from '../../../server/modules/doctor/Finding.ts';
import { openControl } from '../../../server/modules/staff/control/openControl.ts';
import { onAnyDatabase, onEmbedded, onPostgres, type TestDatabase } from '../../support/servers/databases/databases.ts';
import { writeEmbeddedDatabase } from '../../support/servers/databases/writeEmbeddedDatabase.ts';
import { openMailServer } from '../../support/servers/mailServer.ts';
import { openStore } from '../../support/servers/ServerStore.ts';

type Environment = Record<string, string>;
const of = (findings: readonly Finding[], subject: string): Finding[] =>
  findings.filter((one) => one.subject === subject);

interface Doctor {
  dataDir(): string;
  mail(): Awaited<ReturnType<typeof openMailServer>>;
  look(over?: Environment): Promise<Finding[]>;
  found(subject: string, over?: Environment): Promise<Finding | undefined>;
}

/** A doctor for a store with this database. It opens and closes the embedded one at each look, which takes seconds. */
function doctorOf(database: () => TestDatabase): Doctor {
  let dataDir = '';
  let mail: Awaited<ReturnType<typeof openMailServer>>;
  let environment: Environment = {};
  beforeAll(async () => {
    mail = await openMailServer();
    dataDir = mkdtempSync(join(tmpdir(), 'medstore-doctor-'));
    if (database().url === null) writeEmbeddedDatabase(dataDir);
  });
  afterAll(async () => {
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    const now = new Date();
    writeFileSync(join(dataDir, 'last-backup'), '');
    utimesSync(join(dataDir, 'last-backup'), now, now);
    environment = {
      DATA_DIR: dataDir,
      SIGN_SECRET: 'a-secret-of-the-doctor-tests',
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: mail.url(),
      MAIL_FROM: 'orders@shop.example',
      HOUSE_EMAIL: 'sales@shop.example',
      ...(database().url !== null && { DATABASE_URL: database().url! }),
    };
  });
  const look = (over: Environment = {}): Promise<Finding[]> => examine(Date.now(), { ...environment, ...over });
  return {
    dataDir: () => dataDir,
    mail: () => mail,
    look,
    found: async (subject, over = {}) => of(await look(over), subject)[0],
  };
}

function findsNothingWrong({ look, mail }: Doctor): void {
  it('reports only what a merchant has not written yet, one line each', async () => {
    const findings = await look();
    const wrong = findings.filter(({ state }) => state === 'wrong').map(({ subject }) => subject);
    expect(wrong.filter((subject) => subject !== 'settings' && subject !== 'content')).toEqual([]);
    expect(findings.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'settings',
        'secrets',
        'database',
        'letters',
        'mail',
        'payment',
        'pictures',
        'backup',
        'disk',
      ]),
    );
    expect(writeFindings(findings).split('\n')).toHaveLength(findings.length);
    expect(mail().received).toHaveLength(0);
  });
}

onEmbedded('the doctor of a store', (database) => {
  const doctor = doctorOf(database);
  const { dataDir, look, found } = doctor;
  findsNothingWrong(doctor);

  it('says that its database is not there', async () => {
    expect(await found('database', { DATA_DIR: join(dataDir(), 'none') })).toMatchObject({ state: 'wrong' });
  });

  it('reports what the running server knows of the embedded database', async () => {
    const store = await openStore(database());
    const close = await openControl(store.services, dataDir(), { error: vi.fn(), warn: vi.fn() } as never);
    const findings = await look();
    expect(of(findings, 'database')).toEqual([
      { subject: 'database', state: 'ok', line: 'The running store answered.' },
    ]);
    expect(of(findings, 'letters')).toMatchObject([{ state: 'ok' }]);
    await close();
    await store.app.close();
  });
});

onPostgres('the doctor of a store', (database) => {
  const { found } = doctorOf(database);

  it('says that its database is not there', async () => {
    const elsewhere = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
    expect(await found('database', elsewhere)).toMatchObject({ state: 'wrong' });
  });

  it('says that the database lacks migrations of this version, without making them', async () => {
    const { db } = database().opened;
    const { rows } = await db.execute<{ id: number; hash: string; created_at: string }>(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *`,
    );
    for (const _time of [1, 2])
      expect(await found('database')).toMatchObject({
        state: 'wrong',
        line: expect.stringMatching(/^Migrations of this version are missing: 1\. /),
      });
    const [row] = rows;
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${row!.hash}, ${row!.created_at})`,
    );
    expect(await found('database')).toMatchObject({ state: 'ok' });
  });
});

onAnyDatabase('the doctor of a store, whichever its database', (database) => {
  const doctor = doctorOf(database);
  const { dataDir, look, found } = doctor;
  findsNothingWrong(doctor);

  it.each<[string, Environment, string, RegExp]>([
    ['a setting that does not fit', { PORT: 'x' }, 'settings', /PORT must be a number/],
    ['no sender', { MAIL_FROM: '' }, 'settings', /^Set MAIL_FROM/],
    ['the secret of development', { SIGN_SECRET: '' }, 'secrets', /openssl rand/],
    ['no mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mail', /^The mail server refuses: .*Check host, port/],
    [
      'no answer of the payment provider',
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_URL: 'http://127.0.0.1:1' },
      'payment',
      /does not answer/,
    ],
  ])('says that there is %s, and what to do', async (_what, over, subject, line) => {
    const findings = of(await look(over), subject);
    expect(findings).toContainEqual({ subject, state: 'wrong', line: expect.stringMatching(line) });
  });

  it('tells a key that the payment provider refuses, a test key, and one that works', async () => {
    let status = 401;
    const api = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const type = status === 401 ? { message: 'Invalid API Key' } : { code: 'resource_missing' };
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', ...type } }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const keys = (secret: string) => ({
      STRIPE_SECRET_KEY: secret,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    expect(await found('payment', keys('sk_live_1'))).toMatchObject({
      state: 'wrong',
      line: expect.stringMatching(/does not accept the key/),
    });
    status = 404;
    expect(await found('payment', keys('sk_live_1'))).toMatchObject({ state: 'ok' });
    expect(await found('payment', keys('sk_test_1'))).toMatchObject({
      state: 'wrong',
      line: expect.stringMatching(/test key/),
    });
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });

  it('notes a store without letters, and one whose staff are told of nothing', async () => {
    expect(await found('mail', { MAIL: 'off' })).toMatchObject({ state: 'note' });
    expect(await found('mail', { HOUSE_EMAIL: '' })).toMatchObject({
      state: 'note',
      line: expect.stringContaining('HOUSE_EMAIL'),
    });
    expect(await found('payment')).toMatchObject({ state: 'note' });
  });

  it('says how old the last backup is, and that there is none', async () => {
    const past = new Date(Date.now() - 5 * 24 * 3600_000);
    utimesSync(join(dataDir(), 'last-backup'), past, past);
    expect(await found('backup')).toMatchObject({ state: 'wrong', line: expect.stringMatching(/5 days old/) });
    rmSync(join(dataDir(), 'last-backup'));
    expect(await found('backup')).toMatchObject({ state: 'wrong', line: expect.stringMatching(/^No backup is known/) });
  });

  it('says that pictures have no folder where a file is in its place', async () => {
    rmSync(join(dataDir(), 'media'), { recursive: true, force: true });
    writeFileSync(join(dataDir(), 'media'), '');
    expect(await found('pictures')).toMatchObject({ state: 'wrong' });
    rmSync(join(dataDir(), 'media'));
  });
});
