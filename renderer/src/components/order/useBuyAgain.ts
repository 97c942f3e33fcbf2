import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useUnanswered } from '../account/form/useUnanswered.ts';

/** The cart that it goes into, and the idempotency key. */
type Again = Pick<Request<'reorder'>, 'customer' | 'idempotency_key'>;

/**
 * Adds the lines of an order or a quotation to the cart and opens it; lines that the cart refuses are reported, as
 * failures are; the call itself must not. Call it in an observer.
 */
export function useBuyAgain(
  operation: 'reorder' | 'repeatInquiry',
  id: number,
  ask: (again: Again) => Promise<Reply<'reorder'>>,
): {
  isRunning: boolean;
  buyAgain: () => Promise<void>;
} {
  const { cart, notices, session } = useStores();
  const navigate = useNavigate();
  const { sendOnce } = useUnanswered(operation);
  const [work] = useState(() => new Task());
  const buyAgain = async (): Promise<void> => {
    if (work.isRunning) return;
    const { target } = cart.member;
    const owner = [session.user?.user_id, id, target.customer].join(' ');
    let report: Reply<'reorder'>['report'] = [];
    const isDone = await work.run(
      () => sendOnce(owner, (idempotency_key) => ask({ ...target, idempotency_key })),
      (answer) => void (report = answer.report),
    );
    if (work.error) notices.actionFailed(work.error);
    if (!isDone) return;
    const addedCount = report.filter(({ outcome }) => outcome === 'added' || outcome === 'joined').length;
    const isWhole = addedCount === report.length;
    notices.show({
      intent: isWhole ? 'success' : 'warning',
      text: isWhole
        ? { key: 'order:detail.added', values: { count: addedCount } }
        : { key: 'order:detail.partly', values: { added: addedCount, all: report.length } },
    });
    await cart.load();
    if (report.some(({ outcome }) => outcome !== 'unavailable')) await navigate(paths.cart);
  };
  return { isRunning: work.isRunning, buyAgain };
}
