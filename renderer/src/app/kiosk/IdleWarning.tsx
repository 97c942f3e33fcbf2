import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useDismissal } from '../../ui/feedback/useDismissal.ts';
import styles from './Card.module.css';

/** "Are you still there?" Any touch answers. */
export const IdleWarning = observer(function IdleWarning() {
  const { t } = useTranslation('kiosk');
  const { kiosk } = useStores();
  const titleId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  // A key press counts as activity, and does not act on the page beneath.
  useDismissal(() => undefined);
  useEffect(() => stay.current?.focus(), []);
  const seconds = kiosk.view?.secondsLeft ?? 0;
  return (
    <div className={styles.shade} data-kiosk-own>
      <div className={styles.card} role="alertdialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('warning.title')}
        </h2>
        <span className={styles.count} role="timer" aria-label={t('warning.seconds', { count: seconds })}>
          {seconds}
        </span>
        <p className={styles.text}>{t('warning.text')}</p>
        <div className={styles.actions}>
          <button ref={stay} type="button" className={clsx(styles.action, styles.primary)}>
            {t('warning.stay')}
          </button>
          <button type="button" className={styles.action} data-leaves onClick={kiosk.leave}>
            {t('warning.leave')}
          </button>
        </div>
      </div>
    </div>
  );
});
