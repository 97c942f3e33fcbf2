import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import type { Call } from '../../../../../shared/client/ports.ts';
import type { ReturnableOrder } from '../../../../../shared/contract/schemas/returns.ts';
import { ApiError, Code, KEY_REUSED } from '../../../../../shared/contract/envelope.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const anOrder = (lines = 2, over: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  order_id: 12,
  order_code: 'M-2026-000012',
  return_until: '2026-12-01T00:00:00Z',
  exchange_until: '2026-12-05T00:00:00Z',
  lines: Array.from({ length: lines }, (_, index) => ({ line_id: index + 1, sku: aSku(index + 1), quantity: 3 })),
  ...over,
});
const aFile = (bytes: number[], name = 'front.jpg'): File => new File([new Uint8Array(bytes)], name);
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A store of requests with a fake server that accepts photographs, and requests once `takes` says so. */
function open(takes = true, storage = memoryStorage()) {
  const calls: { name: string; payload: Record<string, unknown> }[] = [];
  const server: { takes: boolean; refusal: ApiError | null } = { takes, refusal: null };
  const call: Call = async (name, payload) => {
    calls.push({ name, payload });
    if (!server.takes) throw new ApiError('offline');
    if (server.refusal) throw server.refusal;
    return { id: calls.length } as never;
  };
  const store = new AfterSaleStore(call);
  store.persistIn(new StatePersistence(storage));
  const requests = () => calls.filter(({ name }) => name === 'createAfterSale').map(({ payload }) => payload);
  return { store, server, requests, storage };
}

it('preselects the only open kind and the only line', () => {
  const { store } = open();
  store.begin('ana', anOrder(1, { exchange_until: null }));
  expect(store.draft).toMatchObject({ kind: 'return', quantities: { 1: 3 } });
  store.begin('ana', { ...anOrder(), order_id: 13 });
  expect(store.draft).toMatchObject({ kind: null, quantities: {} });
});

it('gets a new key if its key was used with other content', async () => {
  const { store, server, requests } = open();
  store.begin('ana', anOrder(1, { exchange_until: null }));
  store.write({ reason: 'Cracked' });
  server.refusal = new ApiError(Code.conflict, 'sent before', { reason: KEY_REUSED });
  expect(await store.send()).toBe(false);
  server.refusal = null;
  expect(await store.send()).toBe(true);
  expect(new Set(requests().map((request) => request['idempotency_key'])).size).toBe(2);
});

it('ends with its answer, but not a draft begun for another order meanwhile', async () => {
  const { store } = open();
  store.begin('ana', anOrder(1));
  store.write({ kind: 'return', reason: 'Cracked' });
  const sent = store.send();
  store.begin('ana', anOrder(1, { order_id: 13 }));
  store.write({ reason: 'Too short' });
  expect(await sent).toBe(true);
  expect(store.draft).toMatchObject({ orderId: 13, reason: 'Too short' });
});

it('is the same request when it is sent again, changed or not, as one without an answer may exist', async () => {
  const { store, server, requests } = open(false);
  store.begin('ana', anOrder(1));
  store.write({ kind: 'return', reason: ' Cracked ' });
  expect(await store.send()).toBe(false);
  expect(await store.send()).toBe(false);
  store.write({ reason: 'Cracked at the side' });
  server.takes = true;
  expect(await store.send()).toBe(true);
  // Each without an answer is sent twice.
  const [first, ...others] = requests();
  const changed = others.pop();
  expect(first).toMatchObject({ order_id: 12, reason: 'Cracked', lines: [{ line_id: 1, quantity: 3 }] });
  expect(others).toEqual([first, first, first]);
  expect(changed).toMatchObject({ reason: 'Cracked at the side', idempotency_key: first!['idempotency_key'] });
  expect(store.draft).toBeNull();
});

it('outlives a reload with the uploaded photographs, for its member', async () => {
  const { store, storage } = open();
  store.begin('ana', anOrder());
  store.write({ kind: 'exchange', reason: 'Cracked', quantities: { 2: 1 } });
  store.choose([aFile(JPEG)]);
  await eventually(() => expect(store.photos[0]?.id).not.toBeNull());
  const { store: later } = open(true, storage);
  later.begin('ana', anOrder());
  expect(later.draft).toMatchObject({ kind: 'exchange', reason: 'Cracked', quantities: { 2: 1 } });
  expect(later.photos).toMatchObject([{ name: 'front.jpg', id: store.photos[0]!.id }]);
  later.begin('ben', anOrder());
  expect(later.draft).toMatchObject({ reason: '', quantities: {} });
  expect(later.photos).toEqual([]);
});

it('reports the error of each file, and uploads none of those', async () => {
  const { store, requests } = open();
  store.begin('ana', anOrder(1));
  store.write({ kind: 'return', reason: 'Cracked' });
  const huge = aFile(JPEG, 'huge.jpg');
  Object.defineProperty(huge, 'size', { value: 5 * 1024 * 1024 + 1 });
  store.choose([huge, aFile([1, 2, 3], 'letter.jpg'), aFile([], 'empty.jpg')]);
  store.choose(Array.from({ length: 6 }, (_, index) => aFile(JPEG, `${index}.jpg`)));
  await eventually(() => expect(store.photos.every(({ id, problem }) => (id ?? problem) !== null)).toBe(true));
  const problems = Object.fromEntries(store.photos.map(({ name, problem }) => [name, problem]));
  expect(problems).toMatchObject({ 'huge.jpg': 'photoTooLarge', 'letter.jpg': 'photoInvalid' });
  expect(problems['empty.jpg']).toBe('photoInvalid');
  expect(Object.values(problems).filter((problem) => problem === null).length).toBeLessThanOrEqual(5);
  const sent = store.photos.flatMap(({ id }) => (id === null ? [] : [id]));
  await store.send();
  expect(requests()[0]!['photos']).toEqual(sent);
});

it('sends a photograph again that the network did not take', async () => {
  const { store, server } = open(false);
  store.begin('ana', anOrder());
  store.choose([aFile(JPEG)]);
  const photo = store.photos[0]!;
  await eventually(() => expect(photo.sending.error?.code).toBe('offline'));
  server.takes = true;
  await store.retry(photo);
  expect(photo).toMatchObject({ problem: null, preview: expect.stringMatching(/^data:/) });
  expect(photo.id).not.toBeNull();
});

it('takes no more for a picture what the store could not read', async () => {
  const refused = new ApiError(Code.refused, 'Refused', { errors: { photo: 'This is not a picture' } });
  const store = new AfterSaleStore(() => Promise.reject(refused));
  store.begin('ana', anOrder());
  store.choose([aFile(JPEG)]);
  await eventually(() => expect(store.photos[0]).toMatchObject({ problem: 'photoInvalid', preview: null }));
});
