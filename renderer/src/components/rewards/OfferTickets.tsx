import type { ReactNode } from 'react';
import type { CouponOffer } from '../../../../shared/contract/schemas/rewards.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CouponTicket } from './CouponTicket.tsx';
import styles from './CouponTicket.module.css';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface OfferTicketsProps {
  offers: readonly CouponOffer[];
  /** The action for an offer. */
  renderAction?: (offer: CouponOffer) => ReactNode;
}

/** Coupons that can be claimed. */
export function OfferTickets({ offers, renderAction }: OfferTicketsProps) {
  const { t } = useTranslation('rewards');
  return (
    <ul role="list" className={styles.list}>
      {offers.map((offer) => (
        <CouponTicket key={offer.code} coupon={offer} isSpent={offer.state !== 'open'}>
          <span className={styles.small}>{t('coupons.days', { count: offer.valid_days })}</span>
          {wrapText(renderAction?.(offer))}
        </CouponTicket>
      ))}
    </ul>
  );
}
