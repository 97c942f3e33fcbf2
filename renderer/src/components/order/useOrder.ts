import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useQuery } from '../loading/useQuery.ts';

export interface OrderHandle {
  order: Order | undefined;
  error: ApiError | null;
  retry: () => void;
  /** Reads the order again; the one that is shown stays where that fails. */
  refresh: () => void;
  /** The running action. */
  work: Task;
  /** Runs an action; afterwards the order is shown as the server has it. */
  change: (ask: () => Promise<Order>) => Promise<Order | null>;
}

/** An order as the server has it now, also after changes in another tab or by the bank. Call it in an observer. */
export function useOrder(id: number): OrderHandle {
  const { queries } = useStores();
  const { data, error, retry } = useQuery('readOrder', { id });
  const [newest, setNewest] = useState<Order | null>(null);
  const [work] = useState(() => new Task());
  const refresh = useCallback((): void => {
    queries.reload('readOrder', { id }).then(setNewest, () => undefined); // the former data stays
  }, [queries, id]);
  useEffect(() => {
    const handleSight = (): void => void (document.visibilityState === 'visible' && refresh());
    // A page that the browser has kept comes back as it was left.
    const handleReturn = ({ persisted }: PageTransitionEvent): void => void (persisted && refresh());
    document.addEventListener('visibilitychange', handleSight);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleSight);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [refresh]);
  const change: OrderHandle['change'] = async (ask) => {
    if (work.isRunning) return null;
    let answer: Order | null = null;
    await work.run(ask, (order) => {
      answer = order;
      setNewest(order);
    });
    if (!answer) refresh(); // refused or unanswered: the order may have changed meanwhile
    return answer;
  };
  return { order: newest ?? data, error: newest ? null : error, retry, refresh, work, change };
}
