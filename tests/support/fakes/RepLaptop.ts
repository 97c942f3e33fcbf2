import { runInAction } from 'mobx';
import { memoryStorage } from '../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CartStore } from '../../../renderer/src/stores/cart/CartStore.ts';
import { CustomerStore } from '../../../renderer/src/stores/customers/CustomerStore.ts';
import { SessionStore } from '../../../renderer/src/stores/session/SessionStore.ts';
import type { Call, CallOptions } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { CustomerAct } from '../../../shared/ipc/customers.ts';
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { outboxOperations } from '../../../shared/outbox/operations.ts';
import type { Entries } from '../../../shared/outbox/ports.ts';
import { callThroughOutbox } from '../../../shared/outbox/callThroughOutbox.ts';
import { aCustomer } from '../builders/desktop/aCustomer.ts';
import { FakeCartServer } from './FakeCartServer.ts';
import { FakeClock } from './FakeClock.ts';
import { FakeCustomers } from './FakeCustomers.ts';
import { FakePlatform, MEMBER } from './FakePlatform.ts';

export const [CLARA, DAVID] = [aCustomer({ name: 'Clara' }), aCustomer({ name: 'David' })];
export const OWN = '';
export const CARTS = [OWN, CLARA.id, DAVID.id];
/** Lets all promises run that are ready. */
export const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A laptop that is slow to save the chosen customer. */
class SlowCustomers extends FakeCustomers {
  override async act(owner: string, act: CustomerAct): Promise<boolean> {
    await tick();
    return super.act(owner, act);
  }
}

/** A laptop with its disk, and the store; the client on it may be started again. */
export class Laptop {
  readonly server = new FakeCartServer();
  readonly port = new SlowCustomers([CLARA, DAVID]);
  readonly storage = memoryStorage();
  isOnline = true;
  outbox!: Outbox;
  cart!: CartStore;
  customers!: CustomerStore;
  session!: SessionStore;
  #disk: Entries = [];
  #stop: () => void = () => undefined;

  async start(): Promise<void> {
    this.#stop();
    this.outbox = new Outbox({
      storage: {
        read: () => Promise.resolve(this.#disk),
        change: (change) => Promise.resolve((this.#disk = structuredClone(change(this.#disk)))),
        exclusive: (work) => work(),
        wasLost: () => false,
      },
      call: this.#call,
      clock: new FakeClock(),
      random: () => 0,
      newId: () => crypto.randomUUID(),
      memberId: () => Promise.resolve(MEMBER.user_id),
      takes: outboxOperations,
    });
    await this.outbox.open({ isAlone: true });
    const call = callThroughOutbox(this.#call, this.outbox);
    this.session = new SessionStore(call, new FakePlatform({}));
    this.customers = new CustomerStore(this.port);
    const last = this.port.last;
    runInAction(() => (this.customers.view = last));
    this.cart = new CartStore(call, this.session, this.customers);
    const stops = [this.customers.start(), this.cart.start(new StatePersistence(this.storage), () => undefined)];
    this.#stop = () => stops.forEach((stop) => stop());
    runInAction(() => (this.session.user = MEMBER));
  }

  async rest(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(CARTS.map((customer) => this.cart.cartOf(customer).settle()));
      await tick();
    }
  }

  /** Goes online and sends everything that is queued. */
  async finish(): Promise<void> {
    this.isOnline = true;
    this.server.fail = () => null;
    await this.rest();
    await this.outbox.act({ type: 'send', id: null });
    await this.rest();
    this.cart.forgetKept(() => false);
    await this.cart.load();
  }

  readonly #call = (async (name: string, payload: Record<string, never>, _options: CallOptions) => {
    await tick();
    if (!this.isOnline) throw new ApiError('offline', '', { wasSent: false });
    return (this.server.call as (name: string, payload: Record<string, never>) => Promise<unknown>)(name, payload);
  }) as unknown as Call;
}
