import { runInAction } from 'mobx';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CartStore } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { CustomerStore } from '../../../../../renderer/src/stores/customers/CustomerStore.ts';
import { SeenGoodsStore } from '../../../../../renderer/src/stores/products/SeenGoodsStore.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import type { ShownGoods } from '../../../../../shared/contract/schemas/cart.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

/** A cart that is saved in the browser, with what changes at sign-in. */
export function openCart(
  server = new FakeCartServer(),
  storage = memoryStorage(),
  onMerged: () => void = () => undefined,
) {
  const session = new SessionStore(server.call, new FakePlatform({}));
  const cart = new CartStore(server.call, session, new CustomerStore(null));
  const seenGoods = new SeenGoodsStore();
  const seen: Record<number, ShownGoods> = {};
  seenGoods.lists = { cart: seen, pad: {} };
  cart.start(new StatePersistence(storage), onMerged, undefined, async (merged) => seenGoods.shownBefore(merged));
  const become = async (user: typeof MEMBER | null): Promise<void> => {
    runInAction(() => (session.user = user));
    await settled(cart);
  };
  return { server, storage, session, cart, become, seen };
}

/** Waits until all changes are sent and answered. */
export async function settled(cart: CartStore): Promise<void> {
  await cart.member.settle();
  await new Promise((resolve) => setTimeout(resolve));
}

/** A cart of `MEMBER`, who has these quantities by variant. */
export async function openAsMember(quantities: Record<number, number> = {}) {
  const server = new FakeCartServer();
  for (const [id, quantity] of Object.entries(quantities)) server.quantities.set(Number(id), quantity);
  const opened = openCart(server);
  await opened.become(MEMBER);
  return opened;
}
