import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import styles from '../../components/order/OrderParts.module.css';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import own from './Payments.module.css';

/** The payment attempts, the newest first. */
export function Payments({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  if (order.payments.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="order-payments">
      <h2 id="order-payments" className={styles.heading}>
        {t('payment.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {order.payments.map((payment) => (
          <li key={payment.id} className={own.row}>
            <span>
              {payment.method === 'card'
                ? payment.card_last4
                  ? t('payment.card', { brand: payment.card_brand ?? '', last4: payment.card_last4 })
                  : t('pay.card')
                : t('pay.transfer')}
            </span>
            <span translate="no" className={own.end}>
              {formats.money(payment.amount, order.currency)}
            </span>
            <DateTime className={styles.small} at={payment.created_at} />
            <span className={styles.small}>
              {payment.refunded > 0 && payment.state === 'succeeded'
                ? t('payment.partly', { amount: formats.money(payment.refunded, order.currency) })
                : t(payment.page_path ? 'payment.page' : `payment.state.${payment.state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
