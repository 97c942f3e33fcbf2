import { clsx } from 'clsx';
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import parts from '../../components/order/OrderParts.module.css';
import styles from '../../components/Steps.module.css';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';

/** The order's events with their times, and the steps to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <section className={parts.card} aria-labelledby="order-timeline">
      <h2 id="order-timeline" className={parts.heading}>
        {t('detail.timeline')}
      </h2>
      <ol role="list" className={styles.steps}>
        {order.timeline.map(({ state, at }) => {
          const isCurrent = state === order.state;
          return (
            <li
              key={state}
              className={clsx(styles.step, at !== null && styles.reached)}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              <span
                className={clsx(styles.dot, at !== null && styles.dotReached, isCurrent && styles.dotCurrent)}
                aria-hidden="true"
              >
                {at !== null && (state === 'cancelled' ? <DismissRegular /> : <CheckmarkRegular />)}
              </span>
              <span className={styles.text}>
                <span className={clsx(styles.name, isCurrent && styles.current)}>{t(`state.${state}`)}</span>
                <span className={styles.quiet}>{at ? <DateTime at={at} /> : t('detail.pending')}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
