import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CartStore, type RemovedLine } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { CustomerStore } from '../../../../../renderer/src/stores/customers/CustomerStore.ts';
import { addQuantity, setLineQuantity, restoreLine } from '../../../../../renderer/src/stores/cart/guestCart.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const skuId = fc.integer({ min: 1, max: 4 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), skuId, quantity: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ kind: fc.constant('set' as const), skuId, quantity: fc.integer({ min: -5, max: 1_500 }) }),
  fc.record({ kind: fc.constant('remove' as const), skuId }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('load' as const) }),
  fc.record({ kind: fc.constant('wait' as const) }),
);
const outcome = fc.constantFrom('good', 'good', 'good', 'refused', 'offline', 'lost');
const FAILURES = {
  good: null,
  refused: { error: new ApiError(Code.conflict) },
  offline: { error: new ApiError('offline') },
  lost: { error: new ApiError('timeout'), after: true },
} as const;

type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

async function play(operations: readonly Operation[], outcomes: readonly (keyof typeof FAILURES)[], asMember: boolean) {
  const server = new FakeCartServer();
  const session = new SessionStore(server.call, new FakePlatform({}));
  const cart = new CartStore(server.call, session, new CustomerStore(null));
  cart.start(new StatePersistence(memoryStorage()), () => undefined);
  if (asMember) runInAction(() => (session.user = MEMBER));
  await cart.member.settle();

  const queue = [...outcomes];
  server.fail = () => FAILURES[queue.shift() ?? 'good'];
  let removed: RemovedLine[] = [];
  for (const one of operations) {
    if (one.kind === 'add') void cart.add(one.skuId, one.quantity);
    if (one.kind === 'set') cart.setQuantity(one.skuId, one.quantity);
    if (one.kind === 'remove') removed = cart.remove([one.skuId]);
    if (one.kind === 'undo') cart.restore(removed);
    if (one.kind === 'load') void cart.load();
    if (one.kind === 'wait') await cart.member.settle();
    expect(new Set(cart.entries.map((entry) => entry.sku_id)).size).toBe(cart.entries.length);
    expect(cart.entries.every(({ quantity }) => quantity >= 1 && quantity <= 999)).toBe(true);
  }
  server.fail = () => null;
  await cart.member.settle();
  return { server, cart };
}

it('comes to rest on what the server holds, whatever was refused or lost on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { maxLength: 20 }),
      fc.array(outcome, { maxLength: 20 }),
      async (operations, outcomes) => {
        const { server, cart } = await play(operations, outcomes, true);
        expect(cart.member.isSaving).toBe(false);
        await cart.load();
        expect(Object.fromEntries(cart.entries.map((entry) => [entry.sku_id, entry.quantity]))).toEqual(
          Object.fromEntries(server.quantities),
        );
      },
    ),
    { numRuns: 300 },
  );
});

it('shows without asking again what the server holds, as long as no answer was lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { maxLength: 20 }),
      fc.array(fc.constantFrom('good' as const, 'refused' as const), { maxLength: 20 }),
      async (operations, outcomes) => {
        const { server, cart } = await play(operations, outcomes, true);
        expect(Object.fromEntries(cart.entries.map((entry) => [entry.sku_id, entry.quantity]))).toEqual(
          Object.fromEntries(server.quantities),
        );
      },
    ),
    { numRuns: 300 },
  );
});

it('a click made twice counts once, and takes back nothing that was done between the two', async () => {
  const add = { kind: 'add' as const, skuId: 4, quantity: 419 };
  const { server, cart } = await play([add, { kind: 'set', skuId: 1, quantity: 1 }, add], [], true);
  expect([...server.quantities]).toEqual([
    [4, 419],
    [1, 1],
  ]);
  expect(cart.entries.map((entry) => [entry.sku_id, entry.quantity])).toEqual([...server.quantities]);
});

it('keeps every line of a guest one of a kind and within 1 to 999', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 30 }), async (operations) => {
      const { server } = await play(operations, [], false);
      expect(server.calls).toEqual([]);
    }),
  );
});

const lines = fc.uniqueArray(fc.record({ sku_id: skuId, quantity: fc.integer({ min: 1, max: 999 }) }), {
  selector: (line) => line.sku_id,
});

it('puts a guest’s line back exactly as it was', () => {
  fc.assert(
    fc.property(lines, fc.nat(), (known, pick) => {
      fc.pre(known.length > 0);
      const lineIndex = pick % known.length;
      expect(
        restoreLine(
          known.filter((_line, index) => index !== lineIndex),
          known[lineIndex]!,
          lineIndex,
        ),
      ).toEqual(known);
    }),
  );
});

it('never decreases a quantity by adding', () => {
  fc.assert(
    fc.property(lines, skuId, fc.integer({ min: 1, max: 5_000 }), (known, id, quantity) => {
      const before = known.find((line) => line.sku_id === id)?.quantity ?? 0;
      const after = addQuantity(known, id, quantity)!.find((line) => line.sku_id === id)!.quantity;
      expect(after).toBe(Math.min(999, before + quantity));
      expect(setLineQuantity(known, id, quantity)).toHaveLength(known.length);
    }),
  );
});
