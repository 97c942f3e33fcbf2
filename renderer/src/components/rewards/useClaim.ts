import { useState } from 'react';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useIdempotencyKey } from '../account/form/useIdempotencyKey.ts';

interface Claim {
  task: Task;
  /** Resolves to whether the coupon is the member's now. */
  claim: (code: string) => Promise<boolean>;
}

/**
 * Claims a coupon by its code and reports the result; the caller reads the lists again. `keptKeyOf` returns the idempotency
 * key where it outlives the page.
 */
export function useClaim(onClaimed: () => void, keptKeyOf?: (form: object) => string): Claim {
  const { call, notices } = useStores();
  const text = useLocalised();
  const [task] = useState(() => new Task());
  // A retry after a lost answer counts once.
  const ownKeyOf = useIdempotencyKey();
  const keyOf = keptKeyOf ?? ownKeyOf;
  const claim = async (code: string): Promise<boolean> => {
    let claimed: Reply<'claimCoupon'> | null = null;
    const isDone = await task.run(
      () => call('claimCoupon', { code, idempotency_key: keyOf({ code }) }, { banTips: true }),
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
