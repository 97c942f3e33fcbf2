import { clsx } from 'clsx';
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import styles from '../../components/Steps.module.css';

/** The five states of a parcel (specification 4); those reached have their dates where the visitor may see them. */
export function Timeline({ parcel }: { parcel: Reply<'trackOrder'> }) {
  const hasDate = (at: string | null, isReached: boolean): boolean => at !== null || (parcel.has_dates && !isReached);
  const { t } = useTranslation('tracking');
  return (
    <section aria-labelledby="parcel">
      <h2 id="parcel" className={styles.heading} translate="no">
        <UnbrokenNumbers text={t('result', { number: parcel.logistics_number })} />
      </h2>
      <p className={styles.now} role="status">
        {t('now', { state: t(foreignKey(`state.${parcel.state}`)) })}
      </p>
      <ol role="list" className={styles.steps} aria-label={t('steps')}>
        {parcel.steps.map(({ state, at }) => {
          const isCurrent = state === parcel.state;
          const isReached = state <= parcel.state;
          return (
            <li
              key={state}
              className={clsx(styles.step, isReached && styles.reached)}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              <span
                className={clsx(styles.dot, isReached && styles.dotReached, isCurrent && styles.dotCurrent)}
                aria-hidden="true"
              >
                {isReached && <CheckmarkRegular />}
              </span>
              <span className={styles.text}>
                <span className={clsx(styles.name, isCurrent && styles.current)}>
                  {t(foreignKey(`state.${state}`))}
                </span>
                <span className={styles.quiet}>{t(foreignKey(`about.${state}`))}</span>
                {hasDate(at, isReached) && (
                  <span className={styles.quiet}>{at ? <DateTime at={at} /> : t('pending')}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
