import { expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CheckoutStore } from '../../../../../renderer/src/stores/orders/CheckoutStore.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

const ORDER = { lines: [{ sku_id: 1, quantity: 2 }], address_id: 4, total: 2_000, points: 0 };
const of = (about: string, origin = 'cart') => ({ userId: 'ana', customer: '', origin, about });

function twoTabs(call: Call): [CheckoutStore, CheckoutStore] {
  const storage = sharedStorage();
  const tab = (): CheckoutStore => {
    const checkout = new CheckoutStore(call);
    checkout.persistIn(new StatePersistence(storage()));
    return checkout;
  };
  return [tab(), tab()];
}

const answer = (async () => ({ id: 1 })) as unknown as Call;

it('learns that its order was placed in another tab, and can begin it again', async () => {
  const [one, other] = twoTabs(answer);
  for (const tab of [one, other]) tab.begin(of('1×2'));
  expect(other.draft?.key).toBe(one.draft?.key);
  await one.place(ORDER);
  expect([one.draft, one.orderedElsewhere]).toEqual([null, null]);
  expect([other.draft, other.orderedElsewhere]).toEqual([null, '1×2']);
  other.begin(of('1×2'));
  expect(other.draft).not.toBeNull();
  expect(other.orderedElsewhere).toBeNull();
});

it('goes on with its own goods while another tab orders other goods', async () => {
  const [one, other] = twoTabs(answer);
  one.begin(of('1×2'));
  other.begin(of('7×1', 'sku 7'));
  other.choose({ addressId: 9 });
  const begun = other.draft;
  expect(one.draft?.about).toBe('1×2');
  await one.place(ORDER);
  expect(one.draft).toBeNull();
  expect(other.draft).toEqual(begun);
  expect(other.orderedElsewhere).toBeNull();
});

it('keeps the choices and the key of each tab’s goods over a reload of both', async () => {
  const storage = sharedStorage();
  const tab = (about: string, origin: string): CheckoutStore => {
    const checkout = new CheckoutStore(answer);
    checkout.persistIn(new StatePersistence(storage()));
    checkout.begin(of(about, origin));
    return checkout;
  };
  const cart = tab('1×2 7×1', 'cart');
  cart.choose({ addressId: 4, note: 'Ring twice' });
  const single = tab('7×1', 'sku 7');
  expect(single.draft?.note).toBe('');
  single.choose({ note: 'For theatre 3' });
  expect(tab('1×2 7×1', 'cart').draft).toEqual(cart.draft);
  const reloaded = tab('7×1', 'sku 7');
  expect(reloaded.draft).toEqual(single.draft);
  await reloaded.place(ORDER);
  expect(tab('1×2 7×1', 'cart').draft).toEqual(cart.draft);
  expect(tab('7×1', 'sku 7').draft).toMatchObject({ note: '', addressId: null });
});

it('resumes the choices for each goods, when one tab goes from one to the other and back', () => {
  const [checkout] = twoTabs(answer);
  checkout.begin(of('1×2'));
  checkout.choose({ note: 'Ring twice' });
  const first = checkout.draft;
  checkout.begin(of('7×1', 'sku 7'));
  expect(checkout.draft?.note).toBe('');
  checkout.begin(of('1×2'));
  expect(checkout.draft).toEqual(first);
  checkout.begin({ ...of('1×2'), userId: 'ben' });
  checkout.begin(of('1×2'));
  expect(checkout.draft?.note).toBe('');
});

it('shows no reason of an earlier refusal beside other choices', async () => {
  const refuse = (async () => {
    throw new ApiError(Code.refused);
  }) as unknown as Call;
  const checkout = new CheckoutStore(refuse);
  checkout.begin(of('1×2'));
  checkout.choose({ couponId: 3 });
  await checkout.place(ORDER);
  expect(checkout.placing.error).not.toBeNull();
  checkout.choose({ note: 'Ring twice' });
  expect(checkout.placing.error).not.toBeNull();
  checkout.choose({ couponId: null });
  expect(checkout.placing.error).toBeNull();
});
