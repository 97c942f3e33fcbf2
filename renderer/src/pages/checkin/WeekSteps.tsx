import { clsx } from 'clsx';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { GiftRegular } from '@fluentui/react-icons/headless/svg/gift';
import { CHECK_IN_POINTS, CHECK_IN_STREAK_DAYS, CHECK_IN_STREAK_POINTS } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './CheckInPage.module.css';

/** The way to the seventh day, with each day's reward. */
export function WeekSteps({ streak, isToday }: { streak: number; isToday: boolean }) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  // On the day itself the seventh is shown as reached; the next day begins a new week.
  const rest = streak % CHECK_IN_STREAK_DAYS;
  const reachedDays = rest === 0 && streak > 0 && isToday ? CHECK_IN_STREAK_DAYS : rest;
  const days = Array.from({ length: CHECK_IN_STREAK_DAYS }, (_day, index) => index + 1);
  return (
    <ol role="list" className={styles.week} aria-label={t('checkIn.week')}>
      {days.map((day) => {
        const isLast = day === CHECK_IN_STREAK_DAYS;
        const points = isLast ? CHECK_IN_STREAK_POINTS : CHECK_IN_POINTS;
        return (
          <li key={day} className={clsx(styles.step, day <= reachedDays && styles.reached)}>
            <VisuallyHidden>{t('checkIn.day', { day })}</VisuallyHidden>
            <span translate="no" aria-hidden="true">
              {formats.number(day)}
            </span>
            <span className={styles.amount}>{formats.change(points)}</span>
            {isLast && <VisuallyHidden>{t('checkIn.gift')}</VisuallyHidden>}
            {day <= reachedDays ? (
              <>
                <CheckmarkCircleRegular aria-hidden="true" />
                <VisuallyHidden>{t('checkIn.reached')}</VisuallyHidden>
              </>
            ) : (
              isLast && <GiftRegular aria-hidden="true" />
            )}
          </li>
        );
      })}
    </ol>
  );
}
