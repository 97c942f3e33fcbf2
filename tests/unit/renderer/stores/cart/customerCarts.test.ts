import { configure, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { type RemovedLine } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { CARTS, CLARA, DAVID, Laptop, OWN, tick } from '../../../../support/fakes/RepLaptop.ts';

configure({ enforceActions: 'always' });

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('choose' as const), who: fc.nat({ max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('set' as const, 'remove' as const),
      line: fc.nat(),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'away', 'back', 'lost', 'tick', 'rest', 'start' as const) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Runs a rep's random steps, and models each cart by the customer shown on the screen. */
class Day {
  readonly laptop = new Laptop();
  readonly expected = new Map(CARTS.map((customer) => [customer, new Map<number, number>()]));
  #shown = OWN;
  #sku = 0;
  #removed: { lines: RemovedLine[]; from: string } = { lines: [], from: OWN };

  async perform(event: Event): Promise<void> {
    const { laptop } = this;
    const { cart } = laptop;
    if (event.kind === 'choose') {
      this.#shown = CARTS[event.who]!;
      void laptop.customers.act({ type: 'choose', id: this.#shown || null });
      expect(cart.customer, 'shown at once').toBe(this.#shown);
    } else if (event.kind === 'add') this.#add(event.quantity);
    else if (event.kind === 'set' || event.kind === 'remove') this.#change(event);
    else if (event.kind === 'undo') this.#undo();
    else if (event.kind === 'away') laptop.isOnline = false;
    else if (event.kind === 'back') laptop.isOnline = true;
    else if (event.kind === 'lost') this.#loseAnswer();
    else if (event.kind === 'tick') await tick();
    else await laptop.rest();
    if (event.kind === 'start') {
      await laptop.start();
      this.#removed = { lines: [], from: OWN };
    }
  }

  #add(quantity: number): void {
    const sku = ++this.#sku;
    this.expected.get(this.#shown)!.set(sku, quantity);
    void this.laptop.cart.add(sku, quantity);
  }

  #change({ kind, line: at, quantity }: { kind: 'set' | 'remove'; line: number; quantity: number }): void {
    const { cart } = this.laptop;
    const line = cart.lines[at % (cart.lines.length || 1)];
    if (!line) return;
    const lines = this.expected.get(this.#shown)!;
    expect(lines.has(line.sku.id), 'another cart’s line is shown').toBe(true);
    if (kind === 'set') {
      cart.setQuantity(line.sku.id, quantity);
      lines.set(line.sku.id, quantity);
    } else {
      this.#removed = { lines: cart.remove([line.sku.id]), from: this.#shown };
      lines.delete(line.sku.id);
    }
  }

  #undo(): void {
    const { lines, from } = this.#removed;
    this.laptop.cart.restore(lines);
    for (const { sku_id, quantity } of lines) this.expected.get(from)!.set(sku_id, quantity);
    this.#removed = { lines: [], from };
  }

  #loseAnswer(): void {
    const { server } = this.laptop;
    server.fail = () => {
      server.fail = () => null;
      return { error: new ApiError('timeout'), after: true };
    };
  }
}

const entriesOf = (lines: ReadonlyMap<number, number>): [number, number][] => [...lines].toSorted(([a], [b]) => a - b);

it('each cart has exactly its own lines, whatever is chosen, changed, queued and sent in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 25 }), async (events) => {
      const day = new Day();
      const { laptop, expected } = day;
      await laptop.start();
      for (const each of events) await day.perform(each);
      await laptop.finish();
      for (const customer of CARTS)
        expect(entriesOf(laptop.server.of(customer)), customer || 'own').toEqual(entriesOf(expected.get(customer)!));
      expect(laptop.cart.entries.map(({ sku_id }) => sku_id).toSorted((a, b) => a - b)).toEqual(
        entriesOf(expected.get(laptop.cart.customer!)!).map(([sku]) => sku),
      );
    }),
    { interruptAfterTimeLimit: 5_000, numRuns: 300 },
  );
});

describe('the cart that is shown', () => {
  async function aLaptop(): Promise<Laptop> {
    const laptop = new Laptop();
    await laptop.start();
    await laptop.rest();
    return laptop;
  }

  it('is not the chosen customer’s where the choice could not be written down', async () => {
    const laptop = await aLaptop();
    laptop.port.isFull = true;
    const choosing = laptop.customers.act({ type: 'choose', id: CLARA.id });
    expect(laptop.cart.customer).toBe(CLARA.id);
    expect(await choosing).toBe(false);
    expect(laptop.cart.customer).toBe(OWN);
  });

  it('is the one that a new quantity, a removal and its undoing go to', async () => {
    const laptop = await aLaptop();
    const { cart, customers } = laptop;
    const inCart = () => [CLARA.id, OWN].map((customer) => entriesOf(laptop.server.of(customer)));
    await customers.act({ type: 'choose', id: CLARA.id });
    await cart.add(1, 2);
    let removed: RemovedLine[] = [];
    const steps = [() => cart.setQuantity(1, 5), () => (removed = cart.remove([1])), () => cart.restore(removed)];
    for (const [index, step] of steps.entries()) {
      step();
      await laptop.rest();
      expect(inCart()).toEqual([index === 1 ? [] : [[1, 5]], []]);
    }
  });

  it('goes on showing what waits for its customer when another’s has been sent', async () => {
    const laptop = await aLaptop();
    const { cart } = laptop;
    await laptop.customers.act({ type: 'choose', id: CLARA.id });
    await cart.add(1, 2);
    laptop.isOnline = false;
    cart.setQuantity(1, 7);
    await laptop.rest();
    cart.forgetKept((customer) => customer === CLARA.id);
    expect(cart.entries).toEqual([{ sku_id: 1, quantity: 7 }]);
    cart.forgetKept(() => false);
    expect(cart.entries).toEqual([{ sku_id: 1, quantity: 2 }]);
  });

  it('counts and ticks its own lines alone', async () => {
    const laptop = await aLaptop();
    const { cart, customers } = laptop;
    await cart.add(1, 1);
    cart.select([1], false);
    await customers.act({ type: 'choose', id: CLARA.id });
    await cart.add(1, 2);
    await cart.add(2, 1);
    expect([cart.count, cart.selected]).toEqual([2, [1, 2]]);
    cart.select([2], false);
    await laptop.start(); // deselected lines outlive the client
    await laptop.rest();
    expect([laptop.cart.count, laptop.cart.selected]).toEqual([2, [1]]);
    await laptop.customers.act({ type: 'choose', id: null });
    await laptop.rest();
    expect([laptop.cart.count, laptop.cart.selected]).toEqual([1, []]);
  });

  it('belongs to no customer until the rep’s customers are known, and holds added lines until then', async () => {
    const laptop = await aLaptop();
    await laptop.customers.act({ type: 'choose', id: CLARA.id });
    const other = { ...MEMBER, user_id: 'b5c1f5ae-4f0c-4f5e-8d6e-0a51f0f5d5c1' };
    runInAction(() => (laptop.session.user = other));
    expect([laptop.cart.customer, laptop.cart.cart]).toEqual([null, null]);
    const callsBefore = laptop.server.calls.length;
    expect(await laptop.cart.load()).toBe(false);
    expect(laptop.server.calls).toHaveLength(callsBefore);
    const added = laptop.cart.add(5, 1);
    await laptop.rest();
    expect(laptop.server.of(CLARA.id).size + laptop.server.of(OWN).size).toBe(0);
    runInAction(() => (laptop.customers.view = { ...laptop.port.last, owner: other.user_id, chosen: null }));
    expect(await added).toBe(true);
    expect(entriesOf(laptop.server.of(OWN))).toEqual([[5, 1]]);
  });

  it('is the rep’s own for a list that was made before signing in', async () => {
    const laptop = await aLaptop();
    await laptop.customers.act({ type: 'choose', id: DAVID.id });
    laptop.server.of(DAVID.id).set(9, 1);
    runInAction(() => {
      laptop.session.user = null;
      laptop.customers.view = { ...laptop.port.last, owner: null, customers: [], chosen: null };
    });
    await laptop.cart.add(3, 2);
    runInAction(() => {
      laptop.session.user = MEMBER;
      laptop.customers.view = laptop.port.last;
    });
    await laptop.rest();
    expect([laptop.cart.customer, laptop.cart.count]).toEqual([DAVID.id, 1]);
    expect(entriesOf(laptop.server.of(OWN))).toEqual([[3, 2]]);
  });
});
