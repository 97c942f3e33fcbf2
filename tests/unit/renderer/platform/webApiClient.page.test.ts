import { beforeEach, expect, it } from 'vitest';
import { createWebSession } from '../../../../renderer/src/persistence/session/webSession.ts';
import { openWebApiClient } from '../../../../renderer/src/platform/webApiClient.ts';

const ANA = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };
const BEN = { user_id: 'u2', nick_name: 'Ben', email: 'ben@clinic.example' };
const TOKENS = { access: 'a1', refresh: 'r1' };
const CONTACT = { nick_name: 'Ana', email: ANA.email, country: 4, mobile: '+34 912 345 678' };
const INQUIRY = {
  lines: [{ sku_id: 1, quantity: 2 }],
  contact: CONTACT,
  address: { postal_code: '28013', region: 'Madrid', detail: 'Gran Via 1' },
  from_cart: false,
};

beforeEach(() => localStorage.clear());

/** The API client of a browser without a network: no server listens on this port. */
function offline() {
  const session = createWebSession();
  const client = openWebApiClient({ api: { base: 'http://127.0.0.1:9/', secret: 's' }, session, language: 'en' });
  const idempotency_key = crypto.randomUUID();
  const failed = (error: unknown): unknown => error;
  const request = () => client.call('createInquiry', { ...INQUIRY, idempotency_key }).catch(failed);
  const leave = () => client.call('registerContact', { ...CONTACT, idempotency_key }).catch(failed);
  const seen = async () => {
    const { items, others } = await client.outbox.read();
    return { own: items.length, others };
  };
  return { session, request, leave, seen };
}

it('a request without a network waits for the member who made it: nobody else in this browser sees it', async () => {
  const { session, request, seen } = offline();
  await session.begin(ANA, TOKENS);
  expect(await request()).toMatchObject({ code: 'queued' });
  expect(await seen()).toEqual({ own: 1, others: 0 });
  await session.end('signed-out', '');
  expect(await seen()).toEqual({ own: 0, others: 1 });
  await session.begin(BEN, TOKENS);
  expect(await seen()).toEqual({ own: 0, others: 1 });
  await session.begin(ANA, TOKENS);
  expect(await seen()).toEqual({ own: 1, others: 0 });
});

it('contact details, which need no account, wait for whoever uses this browser', async () => {
  const { session, leave, seen } = offline();
  expect(await leave()).toMatchObject({ code: 'queued' });
  expect(await seen()).toEqual({ own: 1, others: 0 });
  await session.begin(ANA, TOKENS);
  expect(await seen()).toEqual({ own: 1, others: 0 });
});
