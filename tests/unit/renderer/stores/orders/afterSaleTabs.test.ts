import { expect, it } from 'vitest';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import { DRAFTS_MAX } from '../../../../../renderer/src/stores/orders/GoodsDrafts.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

const order = (id: number) => ({ order_id: id, lines: [], exchange_until: null, return_until: 1 }) as never;

/** Opens tabs of one browser; each shows the return of an order. */
function browser() {
  const storage = sharedStorage();
  const tab = (id: number, userId = 'ana'): AfterSaleStore => {
    const afterSale = new AfterSaleStore((async () => ({})) as never);
    afterSale.persistIn(new StatePersistence(storage()));
    afterSale.begin(userId, order(id));
    return afterSale;
  };
  return { storage, tab };
}

it('keeps the return of each order that two tabs show, and sends one without the other', async () => {
  const { tab } = browser();
  const [seven, nine] = [tab(7), tab(9)];
  seven.write({ reason: 'Torn' });
  nine.write({ reason: 'Dented' });
  expect([seven, nine, tab(7), tab(9)].map(({ draft }) => draft?.reason)).toEqual(['Torn', 'Dented', 'Torn', 'Dented']);
  await nine.send();
  expect([tab(7), tab(9)].map(({ draft }) => draft?.reason)).toEqual(['Torn', '']);
  expect(seven.draft?.reason).toBe('Torn');
  expect(seven.endedElsewhere).toBeNull();
});

it.each<[string, (other: AfterSaleStore) => unknown]>([
  ['sends', (other) => other.send()],
  ['discards', (other) => other.forget()],
])('ends in each tab that shows it when another tab %s it, also beside returns of other orders', async (_what, end) => {
  const { tab } = browser();
  tab(9).write({ reason: 'Dented' });
  const [one, other] = [tab(7), tab(7)];
  other.write({ reason: 'Torn' });
  expect(one.draft?.reason).toBe('Torn');
  await end(other);
  expect([one.draft, one.photos, one.endedElsewhere, other.endedElsewhere]).toEqual([null, [], 7, null]);
  one.begin('ana', order(7));
  expect([one.draft?.reason, one.endedElsewhere]).toEqual(['', null]);
  expect(tab(9).draft?.reason).toBe('Dented');
});

it.each<[string, (open: ReturnType<typeof browser>) => unknown]>([
  [
    'as many are begun that it is left out',
    ({ tab }) => Array.from({ length: DRAFTS_MAX }, (_, index) => tab(100 + index)),
  ],
  ['another member begins one', ({ tab }) => tab(7, 'ben')],
  ['the drafts are deleted at sign-out', ({ storage }) => storage().write('afterSaleDraft', null)],
])('is not said to have ended when %s in another tab', (_what, act) => {
  const opened = browser();
  const one = opened.tab(7);
  one.write({ reason: 'Torn' });
  act(opened);
  expect(one.endedElsewhere).toBeNull();
});
