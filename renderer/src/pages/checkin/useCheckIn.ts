import { useRef, useState } from 'react';
import type { Reply } from '../../../../shared/contract/contract.ts';
import type { CheckInState } from '../../../../shared/contract/schemas/rewards.ts';
import { randomUuid } from '../../persistence/random.ts';
import { confirmChange } from '../../stores/confirmChange.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** Checks in for today and reports the reward; `onDone` reads the changed data. */
export function useCheckIn(onDone: () => void): { task: Task; checkIn: () => Promise<void> } {
  const { call, notices, queries } = useStores();
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
    const ask = async (): Promise<CheckInState> => {
      const answer = await call('checkIn', { idempotency_key }, { banTips: true });
      notifyEarned(answer);
      return answer;
    };
    const isDone = await task.run(() =>
      confirmChange(
        ask,
        () => queries.reload('readCheckIn', {}),
        ({ today }) => today,
      ),
    );
    if (isDone) {
      key.current = null;
      notices.actionDone();
      onDone();
    } else if (task.error) notices.actionFailed(task.error);
  };
  return { task, checkIn };
}
