import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { StaffStore } from '../../stores/kiosk/StaffStore.ts';
import styles from './Panel.module.css';

/** Actions that end the kiosk are confirmed. */
export function PanelActions({ store }: { store: StaffStore }) {
  const { t } = useTranslation('staff');
  const [isSure, setSure] = useState(false);
  return (
    <section className={styles.card}>
      <p role="status" className={clsx(styles.question, styles.danger)}>
        {isSure && t('acts.sure')}
      </p>
      <div className={styles.actions}>
        {!isSure && (
          <>
            <button type="button" className={styles.action} onClick={() => store.beginChoice(true)}>
              {t('acts.pin')}
            </button>
            <button type="button" className={styles.action} onClick={() => store.act('restart')}>
              {t('acts.restart')}
            </button>
          </>
        )}
        <button
          type="button"
          className={clsx(styles.action, styles.danger)}
          onClick={() => (isSure ? store.act('exit') : setSure(true))}
        >
          {t('acts.exit')}
        </button>
        {isSure && (
          <button type="button" className={styles.action} onClick={() => setSure(false)}>
            {t('acts.cancel')}
          </button>
        )}
      </div>
    </section>
  );
}
