import { useRef, useState } from 'react';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

interface Claim {
  task: Task;
  /** Resolves to whether the coupon is the member's now. */
  claim: (code: string) => Promise<boolean>;
}

/** Claims a coupon by its code and reports the result; the caller reads the lists again. */
export function useClaim(onClaimed: () => void): Claim {
  const { call, notices } = useStores();
  const text = useLocalised();
  const [task] = useState(() => new Task());
  // The idempotency key: a retry after a lost answer counts once.
  const key = useRef({ code: '', value: '' });
  const claim = async (code: string): Promise<boolean> => {
    if (key.current.code !== code) key.current = { code, value: randomUuid() };
    let claimed: Reply<'claimCoupon'> | null = null;
    const isDone = await task.run(
      () => call('claimCoupon', { code, idempotency_key: key.current.value }, { banTips: true }),
      (coupon) => (claimed = coupon),
    );
    if (!isDone || !claimed) return false;
    const name = text(claimed as Reply<'claimCoupon'>, 'coupon_name');
    notices.show({ intent: 'success', text: { key: 'rewards:coupons.claimed', values: { name } } });
    onClaimed();
    return true;
  };
  return { task, claim };
}
