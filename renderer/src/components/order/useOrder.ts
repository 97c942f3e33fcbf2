import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { confirmChange } from '../../stores/confirmChange.ts';
import { useQuery } from '../loading/useQuery.ts';

export interface OrderHandle {
  order: Order | undefined;
  error: ApiError | null;
  retry: () => void;
  /** Reads the order again; the one that is shown stays where that fails. */
  refresh: () => void;
  /** The running action. */
  work: Task;
  /**
   * Runs an action; afterwards the order is shown as the server has it. `isDone`: whether an order is as the action
   * leaves it, which counts when its answer is lost.
   */
  change: (ask: () => Promise<Order>, isDone?: (order: Order) => boolean) => Promise<Order | null>;
}

/** An order as the server has it now, also after changes in another tab or by the bank. Call it in an observer. */
export function useOrder(id: number): OrderHandle {
  const { queries } = useStores();
  const { data, error, retry } = useQuery('readOrder', { id });
  const [newest, setNewest] = useState<Order | null>(null);
  const [work] = useState(() => new Task());
  const read = useCallback(async (): Promise<Order> => {
    const order = await queries.reload('readOrder', { id });
    setNewest(order);
    return order;
  }, [queries, id]);
  const refresh = useCallback((): void => void read().catch(() => undefined), [read]); // the former data stays
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
  const change: OrderHandle['change'] = async (ask, isDone = () => false) => {
    if (work.isRunning) return null;
    let answer: Order | null = null;
    await work.run(
      () => confirmChange(ask, read, isDone),
      (order) => {
        answer = order;
        setNewest(order);
      },
    );
    return answer;
  };
  return { order: newest ?? data, error: newest ? null : error, retry, refresh, work, change };
}
