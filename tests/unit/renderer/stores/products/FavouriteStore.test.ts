import { observable, runInAction } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import type { KeyValueStorage } from '../../../../../renderer/src/persistence/storage/KeyValueStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { FavouriteStore } from '../../../../../renderer/src/stores/products/FavouriteStore.ts';
import type { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';

type PendingCall = PromiseWithResolvers<unknown> & { name: string; payload: { id?: number } };
let pending: PendingCall[];
const next = async (name: string): Promise<PendingCall> => {
  await expect.poll(() => pending.some((each) => each.name === name)).toBe(true);
  return pending.splice(
    pending.findIndex((each) => each.name === name),
    1,
  )[0]!;
};
const listed = (...ids: number[]) => ({ results: ids.map((id) => ({ id })) });

let session: Pick<SessionStore, 'user' | 'isMember'>;
let favourites: FavouriteStore;
let failures: unknown[];
beforeEach(() => {
  pending = [];
  const call = ((name: string, payload: object) => {
    const answer = { ...Promise.withResolvers<unknown>(), name, payload };
    pending.push(answer);
    return answer.promise;
  }) as unknown as Call;
  session = observable({ user: { user_id: 'ana', nick_name: 'Ana', email: '' }, isMember: true });
  failures = [];
  favourites = new FavouriteStore(call, session as SessionStore, ({ code }) => failures.push(code));
});
const leave = () => runInAction(() => Object.assign(session, { user: null, isMember: false }));

it('shows a mark that was made while the list was asked for', async () => {
  const loading = favourites.load();
  const list = await next('listCollected');
  const toggleFacet = favourites.toggle(7);
  (await next('setCollected')).resolve({});
  await toggleFacet;
  list.resolve(listed(1));
  (await next('listCollected')).resolve(listed(1, 7));
  await loading;
  expect(favourites.ids).toEqual([1, 7]);
});

it('leaves nothing of a member to the next guest, where the session ends during a change', async () => {
  const loading = favourites.load();
  (await next('listCollected')).resolve(listed(7));
  await loading;
  const toggleFacet = favourites.toggle(7);
  const change = await next('setCollected');
  leave();
  change.reject(new ApiError(Code.tokenExpired));
  (await next('listCollected')).reject(new ApiError(Code.tokenExpired));
  expect(await toggleFacet).toBe(false);
  expect(favourites.guestIds).toEqual([]);
});

it('marks the variant that is chosen, for a member and for a guest', async () => {
  const toggleFacet = favourites.toggle(7, 'Probe', 71);
  const mark = await next('setCollected');
  expect(mark.payload).toMatchObject({ id: 7, collected: true, sku_id: 71 });
  mark.resolve({ collected: true, total: 1 });
  await toggleFacet;
  expect(favourites.skuIdOf(7)).toBe(71);
  leave();
  await favourites.toggle(7, 'Probe', 72);
  expect(favourites.chosen).toEqual([{ id: 7, skuId: 72 }]);
});

it('shows nothing of a member to the next one', async () => {
  const stop = favourites.start(new StatePersistence(memoryStorage()));
  const loading = favourites.load();
  (await next('listCollected')).resolve(listed(7));
  await loading;
  runInAction(() => (session.user = { user_id: 'ben', nick_name: 'Ben', email: '' }));
  expect(favourites.ids).toEqual([]);
  stop();
});

it('takes no list for another member than the one it was asked for', async () => {
  const loading = favourites.load();
  const list = await next('listCollected');
  leave();
  list.resolve(listed(7));
  await loading;
  expect(favourites.memberIds).toEqual([]);
});

it('reads again when another tab has marked something, and tells others of its own marks', async () => {
  const following = new Set<(key: string | null, text: string | null) => void>();
  const storage: KeyValueStorage = {
    ...memoryStorage(),
    onChange: (tell) => (following.add(tell), () => following.delete(tell)),
  };
  const stop = favourites.start(new StatePersistence(storage));
  following.forEach((tell) => tell('favouriteChange', '"a"'));
  (await next('listCollected')).resolve(listed(7));
  await expect.poll(() => favourites.ids).toEqual([7]);
  const toggleFacet = favourites.toggle(7);
  (await next('setCollected')).resolve({});
  await toggleFacet;
  expect(storage.read('favouriteChange')).toMatch(/\w{8}-/);
  expect(pending).toEqual([]);
  stop();
});

it.each(['offline', 'timeout', 'malformed'] as const)('keeps a mark whose answer was lost: %s', async (fault) => {
  const toggleFacet = favourites.toggle(7);
  (await next('setCollected')).reject(new ApiError(fault));
  (await next('listCollected')).resolve(listed(7));
  expect(await toggleFacet).toBe(true);
  expect([favourites.ids, failures]).toEqual([[7], []]);
});

it.each([
  ['is not in the list', (list: PendingCall) => list.resolve(listed(1))],
  ['cannot be confirmed', (list: PendingCall) => list.reject(new ApiError('offline'))],
])('takes a mark back and says why, where it %s after a lost answer', async (_what, answer) => {
  const toggleFacet = favourites.toggle(7);
  (await next('setCollected')).reject(new ApiError('timeout'));
  answer(await next('listCollected'));
  expect(await toggleFacet).toBe(false);
  expect([favourites.ids, failures]).toEqual([[], ['timeout']]);
});

it('says of a mark that was queued that it was, and keeps it', async () => {
  const toggleFacet = favourites.toggle(7);
  (await next('setCollected')).reject(new ApiError('queued'));
  expect(await toggleFacet).toBe(true);
  expect([favourites.ids, failures]).toEqual([[7], ['queued']]);
});

it('brings a guest’s marks to their account one by one, and leaves the others where they sign out meanwhile', async () => {
  leave();
  await favourites.toggle(7, 'Probe', 71);
  await favourites.toggle(8);
  runInAction(() => Object.assign(session, { user: { user_id: 'ana', nick_name: 'Ana', email: '' }, isMember: true }));
  const loading = favourites.load();
  const mark = await next('setCollected');
  expect(mark.payload).toMatchObject({ id: 7, collected: true, sku_id: 71 });
  leave();
  mark.resolve({});
  await expect.poll(() => pending).toMatchObject([{ name: 'listCollected' }]);
  pending[0]!.resolve(listed(7));
  await loading;
  expect([favourites.guestIds, favourites.memberIds]).toEqual([[8], []]);
});

it.each([
  ['a product that is gone', Code.notFound, [], 'done'],
  ['a mark that waits in the outbox', 'queued', [], 'done'],
  ['a mark that the network lost', 'offline', [7], 'failed'],
] as const)('of a guest’s marks forgets or keeps %s', async (_what, code, kept, status) => {
  leave();
  expect(await favourites.toggle(7)).toBe(true);
  runInAction(() => Object.assign(session, { user: { user_id: 'ana' }, isMember: true }));
  const loading = favourites.load();
  (await next('setCollected')).reject(new ApiError(code));
  if (status === 'done') (await next('listCollected')).resolve(listed(1));
  await loading;
  expect([favourites.guestIds, favourites.loading.status]).toEqual([kept, status]);
});

it('removes a mark without its variant, and brings it back with it where the server refuses', async () => {
  const loading = favourites.load();
  (await next('listCollected')).resolve({ results: [{ id: 7, chosen_sku_id: 71 }] });
  await loading;
  const toggling = favourites.toggle(7, 'Probe', 72);
  const removal = await next('setCollected');
  expect(removal.payload).not.toHaveProperty('sku_id');
  removal.reject(new ApiError(Code.notAllowed));
  (await next('listCollected')).resolve({ results: [{ id: 7, chosen_sku_id: 71 }] });
  expect(await toggling).toBe(false);
  expect([favourites.skuIdOf(7), failures]).toEqual([71, [Code.notAllowed]]);
});

it('reads a member’s list when they sign in, and asks for none of a guest', async () => {
  leave();
  favourites.start(new StatePersistence(memoryStorage()));
  favourites.follow('a-change');
  expect([favourites.change, pending]).toEqual(['a-change', []]);
  runInAction(() => Object.assign(session, { user: { user_id: 'ana' }, isMember: true }));
  (await next('listCollected')).resolve(listed(1));
  await expect.poll(() => favourites.ids).toEqual([1]);
  leave();
  expect([favourites.ids, pending]).toEqual([[], []]);
});
