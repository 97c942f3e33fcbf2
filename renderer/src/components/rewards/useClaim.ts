import { useState } from 'react';
import type { Localised } from '../../../../shared/text/localised.ts';
import { confirmChange } from '../../stores/confirmChange.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useIdempotencyKey } from '../account/form/useIdempotencyKey.ts';

type Named = Localised<'coupon_name'>;

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
  const { call, notices, queries } = useStores();
  const text = useLocalised();
  const [task] = useState(() => new Task());
  // A retry after a lost answer counts once.
  const ownKeyOf = useIdempotencyKey();
  const keyOf = keptKeyOf ?? ownKeyOf;
  const claim = async (code: string): Promise<boolean> => {
    let claimedCoupon: Named | undefined;
    const ask = (): Promise<Named> =>
      call('claimCoupon', { code, idempotency_key: keyOf({ code }) }, { banTips: true });
    // A pressed offer: a code that is typed again is refused, as its coupon may be used.
    const read = async (): Promise<Named | undefined> => {
      const { offers, new_pack: welcomePack } = await queries.reload('listCouponOffers', {});
      return [...offers, ...welcomePack].find((offer) => offer.code === code && offer.state === 'claimed');
    };
    const isDone = await task.run(
      () => (keptKeyOf ? ask() : confirmChange<Named | undefined>(ask, read, Boolean)),
      (coupon) => (claimedCoupon = coupon),
    );
    if (!isDone || !claimedCoupon) return false;
    const name = text(claimedCoupon, 'coupon_name');
    notices.show({ intent: 'success', text: { key: 'rewards:coupons.claimed', values: { name } } });
    onClaimed();
    return true;
  };
  return { task, claim };
}
