import { useState } from 'react';
import { useQuery } from '../../components/member/useQuery.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

/** Carts of customers who are not in the list on this computer, by the customers' ids. Call it in an observer. */
export function useOrphanedCarts(): { carts: readonly string[]; deleteAll: () => Promise<void>; isRunning: boolean } {
  const { call, customers } = useStores();
  const [work] = useState(() => new Task());
  // Without a network there is nothing to be said of them.
  const { data, retry } = useQuery('listCustomerCarts', {});
  const carts = (data?.carts ?? []).map(({ customer }) => customer).filter((id) => customers.find(id) === null);
  const deleteAll = async (): Promise<void> => {
    await work.run(async () => {
      for (const customer of carts) await call('deleteCustomerCart', { customer });
    });
    retry();
  };
  return { carts, deleteAll, isRunning: work.isRunning };
}
