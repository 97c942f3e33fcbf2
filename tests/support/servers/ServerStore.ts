import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { demonstration } from '../../../demo/demonstration.ts';
import { buildApp, type App } from '../../../server/app.ts';
import { openStoreSetup } from '../../../server/modules/company/openStoreSetup.ts';
import { domainErrorIn } from '../../../server/platform/http/replies.ts';
import { createServices, type Services } from '../../../server/services.ts';
import type { PaymentProvider } from '../../../server/modules/payments/PaymentProvider.ts';
import { readSettings } from '../../../server/settings.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import type { DeviceSigner } from '../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../shared/contract/contract.ts';
import { Code, type Envelope } from '../../../shared/contract/envelope.ts';
import { routeOf, type OperationName } from '../../../shared/contract/routes.ts';
import { sign, signedPairs } from '../../../shared/signing/requestSignature.ts';
import { onAnyDatabase, onEmbedded, onEveryDatabase, onPostgres, type TestDatabase } from './databases/databases.ts';
import { writeSmallCatalogue } from '../fixtures/catalogue/serverCatalogue.ts';

export const SECRET = 'secret-of-the-server-tests';

export interface Asking {
  access?: string;
  language?: string;
  /** The client's address. */
  address?: string;
  headers?: Record<string, string>;
  /** A desktop client that signs with its own key. */
  device?: Pick<DeviceSigner, 'headers'>;
  /** The secret and the time of the signature. */
  secret?: string;
  tm?: number;
  /** Changes the payload after signing, like a man in the middle. */
  tampered?: Record<string, unknown>;
}
/** `headers` has no `date`, so that two answers to equal requests are equal. */
export type Answer = Envelope & { status: number; raw: string; headers: Record<string, unknown> };

/** The server under test, called over HTTP but without a socket. */
export class ServerStore {
  readonly app: App['app'];
  readonly api: App['api'];
  readonly services: Services;

  constructor(services: Services, { app, api }: App) {
    this.services = services;
    this.app = app;
    this.api = api;
  }

  async ask(name: OperationName, payload: Record<string, unknown> = {}, asking: Asking = {}): Promise<Answer> {
    const { method, path, unsigned } = routeOf(name);
    const fields = { ...payload };
    const url = path.replaceAll(/\{(\w+)\}/g, (_all, token: string) => {
      const value = String(fields[token]);
      delete fields[token];
      return encodeURIComponent(value);
    });
    const tm = asking.tm ?? Date.now();
    const stamp = unsigned ? {} : { tm, sign: sign(fields, tm, asking.secret ?? SECRET) };
    const sent: Record<string, unknown> = { ...fields, ...stamp, ...asking.tampered };
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = Object.fromEntries([
      ...signedPairs(sent),
      ...Object.entries(sent)
        .filter(isStamp)
        .map(([key, value]) => [key, String(value)]),
    ]);
    const access = asking.access ?? null;
    const proof = await asking.device?.headers({ method, path: url, payload: fields, tm, access });
    const reply = await this.app.inject({
      method,
      url: `${API_BASE}/${url}`,
      headers: {
        'x-forwarded-for': asking.address ?? freshAddress(),
        'accept-language': asking.language ?? 'en-us',
        ...(asking.access === undefined ? {} : { authorization: `Bearer ${asking.access}` }),
        ...proof,
        ...asking.headers,
      },
      ...(inQuery ? { query: query as Record<string, string> } : { payload: sent }),
    });
    const { date: _date, ...headers } = reply.headers;
    return { ...reply.json<Envelope>(), status: reply.statusCode, raw: reply.body, headers };
  }

  /** The payment provider for cards. */
  get provider(): PaymentProvider {
    if (!this.services.provider) throw new Error('this store takes no cards');
    return this.services.provider;
  }

  /** Calls an operation that must succeed; returns its data. */
  async good<N extends OperationName>(
    name: N,
    payload: Request<N> & Record<string, unknown>,
    asking: Asking = {},
  ): Promise<Reply<N>> {
    const answer = await this.ask(name, payload, asking);
    if (answer.code !== 0) throw new Error(`${name} answered ${answer.raw}`);
    return answer.data as Reply<N>;
  }

  /** The letters to an address, newest first, as the development page shows them. */
  async letters(to: string): Promise<string[]> {
    const page = await this.app.inject({ method: 'GET', url: `/dev/mail?to=${encodeURIComponent(to)}` });
    return [...page.body.matchAll(/<article>(.*?)<\/article>/gs)].map(([, letter = '']) => letter);
  }

  /** The code in the newest letter to an address. */
  async codeFor(email: string): Promise<string> {
    const [letter = ''] = await this.letters(email);
    const code = /^\d{8}$/m.exec(letter)?.[0];
    if (code === undefined) throw new Error(`no code was sent to ${email}`);
    return code;
  }

  /** Registers a new member. */
  async member(): Promise<{ access: string; refresh: string; user_id: string; email: string; password: string }> {
    const password = 'probe_2026';
    const registered = await this.good('register', { ...aRegistration(), password });
    return { ...registered, password };
  }
}

/** The payload of a registration, with a new address. */
export const aRegistration = () => ({
  nick_name: 'Dr. Ana Ruiz',
  email: `ana-${randomUUID()}@clinic.example`,
  password: 'probe_2026',
  accepted_terms: true as const,
  idempotency_key: randomUUID(),
});

const isStamp = ([key, value]: [string, unknown]): boolean => (key === 'tm' || key === 'sign') && value !== undefined;

/** A new client address, so that tests do not share rate limits. */
export const freshAddress = (): string => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** Runs the tests against a server with a small catalogue, on each available database. */
export const onEveryServer = (subject: string, define: StoreTests): void => onEveryDatabase(subject, withStore(define));

/** The same rules on either database; see `onAnyDatabase`. */
export const onAnyServer = (subject: string, define: StoreTests): void => onAnyDatabase(subject, withStore(define));

/** For tests that do not depend on the database. */
export const onOneServer = (subject: string, define: StoreTests): void => onEmbedded(subject, withStore(define));

/** For tests of concurrent transactions, which the embedded database serialises. */
export const onPostgresServer = (subject: string, define: StoreTests): void => onPostgres(subject, withStore(define));

type StoreTests = (store: () => ServerStore, database: () => TestDatabase) => void;

const withStore =
  (define: StoreTests) =>
  (database: () => TestDatabase): void => {
    let store: ServerStore | null = null;
    beforeAll(async () => {
      store = await openStore(database());
      await writeSmallCatalogue(database().opened.db);
    });
    afterAll(() => store?.app.close());
    define(() => {
      if (!store) throw new Error('the server is there only while tests run');
      return store;
    }, database);
  };

/** Starts a server on an open database, like a second instance. */
export async function openStore(
  { opened }: Pick<TestDatabase, 'opened'>,
  now: () => number = Date.now,
  environment: Record<string, string> = {},
): Promise<ServerStore> {
  const settings = readSettings({
    ...environment,
    SIGN_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: 'memory://',
  });
  const services = createServices(opened, now, openStoreSetup(settings, settings.production ? null : demonstration));
  const built = await buildApp(services, settings, now);
  // The log is silent: print what no answer tells.
  built.app.addHook('onError', (request, _reply, error, done) => {
    if (domainErrorIn(error).code === Code.internal) console.error(request.url.split('?')[0], causeOf(error).stack);
    done();
  });
  await built.app.ready();
  return new ServerStore(services, built);
}

const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);
