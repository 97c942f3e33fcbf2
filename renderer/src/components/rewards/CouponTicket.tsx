import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Localised } from '../../../../shared/text/localised.ts';
import type { CouponTerms } from '../../../../shared/checkout/rewards.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useMoney } from '../useMoney.ts';
import styles from './CouponTicket.module.css';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface CouponTicketProps {
  coupon: CouponTerms & Localised<'coupon_name'>;
  /** True for a used or expired coupon. */
  isSpent?: boolean;
  /** Its validity, its use, its actions. */
  children: ReactNode;
}

/** A coupon: its discount, and the total that it needs. */
export function CouponTicket({ coupon, isSpent = false, children }: CouponTicketProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const text = useLocalised();
  const money = useMoney();
  const { discount, percent, cap, minimum } = coupon;
  return (
    <li className={styles.ticket}>
      <div className={clsx(styles.stub, isSpent && styles.spent)}>
        <span className={styles.amount}>
          {percent === null
            ? t('coupons.off', { amount: money(discount) })
            : t('coupons.share', { percent: formats.percent(percent) })}
        </span>
        {cap !== null && <span className={styles.small}>{t('coupons.cap', { amount: money(cap) })}</span>}
      </div>
      <div className={styles.words}>
        <strong className={styles.name}>{text(coupon, 'coupon_name')}</strong>
        <span className={clsx(styles.quiet, styles.small)}>
          {minimum > 0 ? t('coupons.from', { amount: money(minimum) }) : t('coupons.always')}
        </span>
        {wrapText(children)}
      </div>
    </li>
  );
}
