import { expect, it } from 'vitest';
import { AfterSaleStore } from '../../../../../renderer/src/stores/orders/AfterSaleStore.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

const order = (id: number) => ({ order_id: id, lines: [], exchange_until: null, return_until: 1 }) as never;

it('keeps the return of each order that two tabs show, and sends one without the other', async () => {
  const storage = sharedStorage();
  const tab = (id: number): AfterSaleStore => {
    const afterSale = new AfterSaleStore((async () => ({})) as never);
    afterSale.persistIn(new StatePersistence(storage()));
    afterSale.begin('ana', order(id));
    return afterSale;
  };
  const [seven, nine] = [tab(7), tab(9)];
  seven.write({ reason: 'Torn' });
  nine.write({ reason: 'Dented' });
  expect([seven, nine, tab(7), tab(9)].map(({ draft }) => draft?.reason)).toEqual(['Torn', 'Dented', 'Torn', 'Dented']);
  await nine.send();
  expect([tab(7), tab(9)].map(({ draft }) => draft?.reason)).toEqual(['Torn', '']);
  expect(seven.draft?.reason).toBe('Torn');
});
