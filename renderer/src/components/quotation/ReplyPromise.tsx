import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/client/serverNow.ts';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './ReplyPromise.module.css';

/** The countdown to the promised answer; says when it is overdue. */
export function ReplyPromise({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('quotation');
  const formats = useFormats();
  const now = useNow();
  if (inquiry.state !== 'submitted' && inquiry.state !== 'in_progress')
    return <p className={styles.promise}>{t('success.answered')}</p>;
  const msLeft = Date.parse(inquiry.reply_due_at) - now;
  const date = formats.dateTime(inquiry.reply_due_at);
  if (msLeft <= 0)
    return (
      <p className={clsx(styles.promise, styles.late)} role="status">
        {t('success.late', { date })}
      </p>
    );
  return (
    <div className={styles.promise}>
      <span>{t('success.promise', { date })}</span>
      <span className={styles.quiet} id="time-left">
        {t('success.left')}
      </span>
      <span className={styles.left} role="timer" aria-labelledby="time-left">
        {clockOf(msLeft)}
      </span>
    </div>
  );
}

/** Rendered after hydration only, so it may read the clock. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Hours, minutes and seconds as on a clock, the same in every language. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
