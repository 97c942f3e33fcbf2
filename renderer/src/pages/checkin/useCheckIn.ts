import { useRef, useState } from 'react';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** Checks in for today and reports the reward; `onDone` reads the changed data. */
export function useCheckIn(onDone: () => void): { task: Task; checkIn: () => Promise<void> } {
  const { call, notices } = useStores();
  const text = useLocalised();
  const [task] = useState(() => new Task());
  // The idempotency key: a retry after a lost answer counts once.
  const key = useRef<string | null>(null);

  const notifyEarned = ({ earned, coupon }: Reply<'checkIn'>): void => {
    if (earned === 0) return; // another tab has checked in and reported it
    const name = coupon && text(coupon, 'coupon_name');
    notices.show({
      intent: 'success',
      text: name
        ? { key: 'rewards:checkIn.earnedCoupon', values: { points: earned, name } }
        : { key: 'rewards:checkIn.earned', values: { points: earned } },
    });
  };
  const checkIn = async (): Promise<void> => {
    key.current ??= randomUuid();
    const idempotency_key = key.current;
    const isDone = await task.run(async () => {
      const answer = await call('checkIn', { idempotency_key }, { banTips: true });
      notifyEarned(answer);
    });
    if (isDone) {
      key.current = null;
      notices.actionDone();
      onDone();
    } else if (task.error) notices.actionFailed(task.error);
  };
  return { task, checkIn };
}
