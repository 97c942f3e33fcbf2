import { serverNow } from '../../../../shared/client/serverNow.ts';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { useTimeLeft } from '../../components/blocks/campaign/useTimeLeft.ts';
import { clockOf } from '../../components/quotation/ReplyPromise.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './QuotationDetailPage.module.css';

const DAY_MS = 24 * 3_600_000;

/** A countdown to the end of the quotation's validity. */
export function Validity({ until }: { until: NonNullable<Inquiry['valid_until']> }) {
  const { t } = useTranslation('member');
  const timeLeft = useTimeLeft(until, serverNow);
  if (timeLeft === null || timeLeft <= 0) return null;
  const days = Math.floor(timeLeft / DAY_MS);
  return (
    <p className={styles.validity}>
      {days > 0 ? (
        t('inquiry.daysLeft', { count: days })
      ) : (
        <span>
          <span id="validity-left">{t('inquiry.timeLeft')}</span>{' '}
          <span className={styles.price} role="timer" aria-labelledby="validity-left">
            {clockOf(timeLeft)}
          </span>
        </span>
      )}
    </p>
  );
}
