import { expect, it, vi } from 'vitest';
import { CustomerStore } from '../../../../../renderer/src/stores/customers/CustomerStore.ts';
import type { CustomersPort } from '../../../../../renderer/src/platform/Platform.ts';
import type { CustomersView } from '../../../../../shared/ipc/customers.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';

const anna = aCustomer({ name: 'Anna' });
const bob = aCustomer({ name: 'Bob' });
const viewOf = (view: Partial<CustomersView>): CustomersView =>
  ({ owner: 'rep', customers: [anna, bob], chosen: null, isPresenting: false, ...view }) as CustomersView;

function open(view: CustomersView | null) {
  let notify: (view: CustomersView) => void = () => undefined;
  const saving = { is: Promise.resolve(true) };
  const stop = vi.fn();
  const port = {
    atFirst: view,
    onChanged: (listener: typeof notify) => ((notify = listener), stop),
    act: vi.fn(() => saving.is),
    present: vi.fn(),
    allowCamera: vi.fn(async () => undefined),
    exportCsv: vi.fn(async () => true),
  };
  const store = new CustomerStore(port as unknown as CustomersPort);
  return { store, port, saving, stop, notify: (next: CustomersView) => notify(next) };
}

it('is available only to a rep who is signed in', () => {
  expect(open(viewOf({})).store.isThere).toBe(true);
  expect(open(viewOf({ owner: null })).store.isThere).toBe(false);
  const elsewhere = new CustomerStore(null);
  elsewhere.start()();
  expect([elsewhere.isThere, elsewhere.isPresenting, elsewhere.all, elsewhere.chosen]).toEqual([
    false,
    false,
    [],
    null,
  ]);
});

it('follows the client: who is chosen, and whether prices are hidden', () => {
  const { store, notify, stop } = open(viewOf({ chosen: anna.id }));
  const end = store.start();
  expect([store.chosen?.name, store.isPresenting]).toEqual(['Anna', false]);
  notify(viewOf({ chosen: bob.id, isPresenting: true }));
  expect([store.chosen?.name, store.isPresenting]).toEqual(['Bob', true]);
  expect([store.find(anna.id)?.name, store.find('nobody'), store.find(null)]).toEqual(['Anna', null, null]);
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it.each([true, false])('a choice shows at once, and the client’s once it is saved: %s', async (isSaved) => {
  const { store, port, saving, notify } = open(viewOf({ chosen: anna.id }));
  store.start();
  const answer = Promise.withResolvers<boolean>();
  saving.is = answer.promise;
  const done = store.act({ type: 'choose', id: bob.id });
  expect(store.chosen?.name).toBe('Bob');
  expect(port.act).toHaveBeenCalledWith('rep', { type: 'choose', id: bob.id });
  if (isSaved) notify(viewOf({ chosen: bob.id }));
  answer.resolve(isSaved);
  expect(await done).toBe(isSaved);
  expect(store.chosen?.name).toBe(isSaved ? 'Bob' : 'Anna');
});

it('keeps the newest of two choices until that one is saved', async () => {
  const { store, saving } = open(viewOf({}));
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  saving.is = first.promise;
  const one = store.act({ type: 'choose', id: anna.id });
  saving.is = second.promise;
  const other = store.act({ type: 'choose', id: bob.id });
  first.resolve(true);
  await one;
  expect(store.chosen?.name).toBe('Bob');
  second.resolve(false);
  await other;
  expect(store.chosen).toBeNull();
});

it('refuses changes and exports without a rep', async () => {
  const { store, port } = open(viewOf({ owner: null }));
  expect(await store.act({ type: 'choose', id: anna.id })).toBe(false);
  expect(await store.exportCsv([anna.id])).toBe(false);
  expect([port.act.mock.calls, port.exportCsv.mock.calls]).toEqual([[], []]);
  const elsewhere = new CustomerStore(null);
  expect([await elsewhere.act({ type: 'choose', id: null }), await elsewhere.exportCsv([])]).toEqual([false, false]);
});

it('passes on what a rep does, and reminds once', async () => {
  const { store, port } = open(viewOf({}));
  expect(store.isReminded).toBe(false);
  store.remind();
  expect(store.isReminded).toBe(true);
  store.present(true);
  await store.allowCamera(false);
  expect(await store.exportCsv([anna.id])).toBe(true);
  expect(port.present).toHaveBeenCalledWith(true);
  expect(port.allowCamera).toHaveBeenCalledWith(false);
  expect(port.exportCsv).toHaveBeenCalledWith('rep', [anna.id]);
});
