import { beforeEach, describe, expect, it } from 'vitest';
import { LeftRequests } from '../../../../../electron/main/kiosk/requests/LeftRequests.ts';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError, Code, type Fault } from '../../../../../shared/contract/envelope.ts';
import { ANSWER_WAIT_MS } from '../../../../../shared/outbox/Sender.ts';
import type { Entries } from '../../../../../shared/outbox/ports.ts';
import { eventually } from '../../../../support/checks/eventually.ts';
import { FakeClock } from '../../../../support/fakes/FakeClock.ts';

const KEY = '7f3f0f5e-6d0a-4f5c-9d2e-0b8c1d2e3f40';
const contact = { nick_name: 'Dr. Ana Ruiz', mobile: '+49 30 1', email: 'ana@clinic.example', country: 108 };
const REQUEST = {
  lines: [{ sku_id: 5, quantity: 2 }],
  contact,
  password: 'probe_2026',
  accepted_terms: true as const,
  accepted_privacy: true as const,
  idempotency_key: KEY,
};
const { password: _password, ...LEFT } = { ...REQUEST, language_code: 'es-es' };
const offline: Call = () => Promise.reject(new ApiError('offline', 'offline', { wasSent: false }));
const DAY_MS = 86_400_000;

let disk: Entries;
let isKeychainThere: boolean;
/** The disk takes what is added, and does not delete. */
let isDeletionRefused: boolean;
let clock: FakeClock;
let audit: [string, string | undefined][];
/** The store's answer to a left request. */
let store: (...args: Parameters<Call>) => Promise<unknown>;
let payloads: unknown[];

/** The kiosk after a start. */
function aKiosk(): LeftRequests {
  const locked = () => Promise.reject(new Error('locked'));
  const requests = new LeftRequests({
    storage: {
      read: () => (isKeychainThere ? Promise.resolve(disk) : locked()),
      change: async (change) => {
        if (!isKeychainThere) return locked();
        const changed = change(disk);
        if (isDeletionRefused && changed.length < disk.length) throw new Error('no space left');
        return (disk = changed);
      },
      exclusive: (work) => work(),
      wasLost: () => false,
    },
    call: ((...args: Parameters<Call>) => {
      payloads.push(args[1]);
      return store(...args);
    }) as Call,
    clock,
    newId: () => 'new',
    random: () => 0,
    language: () => 'es',
    audit: (...entry) => void audit.push(entry as (typeof audit)[number]),
  });
  requests.open();
  return requests;
}
/** Ends the kiosk's process, between two attempts. */
async function ended(): Promise<void> {
  await eventually(() => expect(clock.waiting).toBe(2)); // a retry, and the check of expiry
  clock = new FakeClock();
}
const ask = (requests: LeftRequests, call: (...args: Parameters<Call>) => Promise<unknown>, signal?: AbortSignal) =>
  requests
    .through(call as Call)('requestAsGuest', REQUEST, { banTips: true, ...(signal && { signal }) })
    .catch((error: unknown) => (error as ApiError).code);

beforeEach(() => {
  [disk, isKeychainThere, isDeletionRefused, clock, audit, payloads] = [[], true, false, new FakeClock(), [], []];
  store = offline;
});

it('an answered request is not kept', async () => {
  const requests = aKiosk();
  expect(await ask(requests, () => Promise.resolve('done'))).toBe('done');
  expect([disk, audit]).toEqual([[], []]);
});

it.each(['offline', 'malformed', 'timeout'] satisfies Fault[])(
  'a request without an answer (%s) is kept without its password, survives a restart, and is sent once',
  async (fault) => {
    expect(await ask(aKiosk(), () => Promise.reject(new ApiError(fault)))).toBe('queued');
    expect(disk.map(({ payload, owner, about }) => ({ payload, owner, about }))).toEqual([
      { payload: LEFT, owner: '', about: '' },
    ]);
    await ended();
    const next = aKiosk();
    expect(await next.count()).toEqual({ waiting: 1, refused: 0 });
    store = () => Promise.resolve(null);
    await next.through((() => Promise.resolve(null)) as unknown as Call)('readConfig', {});
    clock.pass(400_000);
    await eventually(() => expect(disk).toEqual([]));
    expect(payloads.at(-1)).toEqual(LEFT);
    expect(audit.map(([what, detail]) => `${what} ${detail}`)).toEqual([
      'request-kept waiting: 1',
      'request-sent waiting: 0',
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/ana|Ruiz/i);
  },
);

it('an accepted request that the disk refuses to delete is deleted later, and nothing fails meanwhile', async () => {
  const requests = aKiosk();
  await ask(requests, offline);
  [store, isDeletionRefused] = [() => Promise.resolve(null), true];
  clock.pass(400_000);
  await eventually(() => expect(audit.map(([what]) => what)).toEqual(['request-kept', 'request-sent']));
  [store, isDeletionRefused] = [offline, false];
  const other = { ...REQUEST, idempotency_key: KEY.replace('7', '8') };
  await expect(requests.through(offline)('requestAsGuest', other)).rejects.toMatchObject({ code: 'queued' });
  await eventually(() =>
    expect(disk.map(({ id, state }) => [id, state])).toEqual([[other.idempotency_key, 'awaiting']]),
  );
  expect(audit.map(([what]) => what)).toEqual(['request-kept', 'request-sent', 'request-kept']);
});

it('a signed-in member’s request is kept with its address, without the cart', async () => {
  const address = { postal_code: '10115', region: 'Berlin', detail: 'Invalidenstr. 1' };
  const { accepted_terms: _terms, accepted_privacy: _privacy, password: _word, ...request } = REQUEST;
  const call = aKiosk().through(offline);
  await expect(call('createInquiry', { ...request, address, from_cart: true })).rejects.toMatchObject({
    code: 'queued',
  });
  expect(disk[0]?.payload).toEqual({ ...request, address, language_code: 'es-es' });
});

it('a store that hangs is waited for as long as by an outbox, and its late answer is called off', async () => {
  const requests = aKiosk();
  let signal: AbortSignal | undefined;
  const hangs = (_name: unknown, _payload: unknown, options?: { signal?: unknown }) => {
    signal = options!.signal as AbortSignal;
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new ApiError('cancelled'))));
  };
  const answer = ask(requests, hangs);
  clock.pass(ANSWER_WAIT_MS);
  expect(await answer).toBe('queued');
  expect(signal?.aborted).toBe(true);
});

describe('what is not kept', () => {
  it.each([
    ['a refusal', Code.refused],
    ['a sign-in that is needed', Code.signInNeeded],
  ])('%s', async (_, code) => {
    expect(await ask(aKiosk(), () => Promise.reject(new ApiError(code)))).toBe(code);
    expect(disk).toEqual([]);
  });

  it('a request whose page has gone', async () => {
    const page = new AbortController();
    page.abort();
    expect(await ask(aKiosk(), () => Promise.reject(new ApiError('cancelled')), page.signal)).toBe('cancelled');
    expect(disk).toEqual([]);
  });

  it('one that is not whole, as it could never be sent', async () => {
    const call = aKiosk().through(offline);
    await expect(call('requestAsGuest', { ...REQUEST, lines: [] })).rejects.toMatchObject({ code: 'offline' });
    expect(disk).toEqual([]);
  });

  it('any without the keychain, and the visitor is told why it was not sent', async () => {
    isKeychainThere = false;
    const requests = aKiosk();
    expect(await ask(requests, offline)).toBe('offline');
    expect([disk, audit, await requests.count()]).toEqual([[], [], null]);
  });
});

it('requests that a locked keychain hides at the start are sent when it opens', async () => {
  await ask(aKiosk(), offline);
  await ended();
  isKeychainThere = false;
  const later = aKiosk();
  expect(await later.count()).toBeNull();
  [isKeychainThere, store] = [true, () => Promise.resolve(null)];
  clock.pass(60_000);
  await eventually(() => expect(disk).toEqual([]));
});

it('a request that the store refuses is counted and reported by its code alone', async () => {
  store = () => Promise.reject(new ApiError(Code.refused, 'ana@clinic.example: no', { errors: {} }));
  const requests = aKiosk();
  await ask(requests, offline);
  await eventually(async () => expect(await requests.count()).toEqual({ waiting: 0, refused: 1 }));
  await eventually(() => expect(audit.at(-1)).toEqual(['request-refused', `code ${Code.refused}`]));
});

it('an unsent request expires after fourteen days', async () => {
  await ask(aKiosk(), offline);
  clock.time += 13 * DAY_MS;
  aKiosk();
  clock.pass(3_600_000);
  await eventually(() => expect(payloads.length).toBeGreaterThan(1));
  expect(disk).toHaveLength(1);
  clock.time += 2 * DAY_MS;
  clock.pass(3_600_000);
  await eventually(() => expect(disk).toEqual([]));
  expect(audit.at(-1)).toEqual(['request-expired', '14 days']);
});
