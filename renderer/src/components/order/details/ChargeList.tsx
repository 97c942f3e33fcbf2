import { clsx } from 'clsx';
import type { Charge } from '../../../../../shared/contract/schemas/orders.ts';
import type { QuotationTerms } from '../../../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import styles from './ChargeList.module.css';

interface ChargeListProps {
  charge: Charge;
  /** The terms of its quotation; null for catalogue prices. */
  terms: QuotationTerms | null;
  /** The order is paid, or payment is not due yet. */
  isPaid?: boolean;
}

/** The parts of the server's total, line by line. */
export function ChargeList({ charge, terms, isPaid = false }: ChargeListProps) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const { hidesMoney } = useSite();
  const money = (cents: number): string => formats.money(cents, charge.currency);
  const { subtotal, shipping, tax, coupon_discount: coupon, points, points_discount: pointsOff } = charge;
  return (
    <dl className={styles.root}>
      <Row name={t('charge.subtotal')} amount={money(subtotal)} />
      <Row
        name={t('charge.shipping')}
        amount={shipping === 0 ? t(terms ? 'charge.included' : 'charge.free') : money(shipping)}
      />
      {terms?.tax != null && <Row name={t('charge.tax')} amount={money(tax)} />}
      {coupon > 0 && <Row name={t('charge.coupon')} amount={money(-coupon)} isSaved />}
      {points > 0 && !hidesMoney && (
        <Row name={t('charge.points', { count: points })} amount={money(-pointsOff)} isSaved />
      )}
      <div className={clsx(styles.row, styles.total)}>
        <dt>{t(isPaid ? 'charge.sum' : 'charge.total')}</dt>
        <dd translate="no" className={clsx(styles.amount, styles.sum)}>
          {money(charge.total)}
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, amount, isSaved = false }: { name: string; amount: string; isSaved?: boolean }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={clsx(styles.amount, isSaved && styles.saved)}>{amount}</dd>
    </div>
  );
}
