import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { observer } from 'mobx-react-lite';
import { useState, useEffect } from 'react';
import { CHECK_IN_POINTS, CHECK_IN_STREAK_DAYS, CHECK_IN_STREAK_POINTS } from '../../../../shared/contract/limits.ts';
import type { CheckInState } from '../../../../shared/contract/schemas/rewards.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './CheckInPage.module.css';
import { MonthTable } from './MonthTable.tsx';
import { useCheckIn } from './useCheckIn.ts';
import { WeekSteps } from './WeekSteps.tsx';

const LOOK_MS = 60_000;

/** Reads the check-ins again when the shown day (UTC) is over: the page may stay open overnight. */
function useNewDay(day: string | undefined): void {
  const { queries } = useStores();
  useEffect(() => {
    if (day === undefined) return;
    const look = (): void => {
      const isOver = document.visibilityState === 'visible' && new Date().toISOString().slice(0, 10) > day;
      if (isOver) queries.reload('readCheckIn', {}).catch(() => undefined); // the former data stays
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day, queries]);
}

/** The member's check-ins: today's, the streak, and the calendar. */
export const CheckInCard = observer(function CheckInCard() {
  const { queries } = useStores();
  const [month, setMonth] = useState<string | null>(null);
  const { data: now, error, retry } = useQuery('readCheckIn', {});
  const shownMonth = month === null ? {} : { month };
  const other = useQuery('readCheckIn', shownMonth);
  const { task, checkIn } = useCheckIn(() => {
    for (const payload of [{}, shownMonth]) queries.reload('readCheckIn', payload).catch(() => undefined); // the former data stays
  });
  // The former data stay while they are read again.
  const state = now ?? queries.peek('readCheckIn', {});
  useNewDay(state?.server_day);
  if (error) return <LoadError error={error} retry={retry} />;
  if (!state) return <LoadingPlaceholder />;
  return (
    <div className={styles.columns}>
      <Today state={state} isRunning={task.isRunning} onCheckIn={() => void checkIn()} />
      <MonthTable
        month={month ?? state.server_day.slice(0, 7)}
        days={(month === null ? state : other.data)?.days ?? []}
        today={state.server_day}
        onMonth={setMonth}
      />
    </div>
  );
});

interface TodayProps {
  state: CheckInState;
  isRunning: boolean;
  onCheckIn: () => void;
}

function Today({ state, isRunning, onCheckIn }: TodayProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const isSeventh = (state.streak + 1) % CHECK_IN_STREAK_DAYS === 0;
  return (
    <div className={styles.card}>
      <p className={styles.streak} role="status">
        {state.streak > 0 ? t('checkIn.streak', { count: state.streak }) : t('checkIn.noStreak')}
      </p>
      <WeekSteps streak={state.streak} isToday={state.today} />
      {state.today ? (
        <div>
          <p className={styles.done}>
            <CheckmarkCircleRegular className={styles.icon} aria-hidden="true" />
            <span>{t('checkIn.done')}</span>
          </p>
          <p className={styles.quiet}>{t('checkIn.tomorrow')}</p>
        </div>
      ) : (
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          disabledFocusable={isRunning}
          onClick={onCheckIn}
        >
          {t('checkIn.earns', { points: isSeventh ? CHECK_IN_STREAK_POINTS : CHECK_IN_POINTS })}
        </Button>
      )}
      <p className={styles.facts}>
        <span>{t('checkIn.balance', { points: formats.number(state.points) })}</span>
        <Link className={styles.link} to={paths.level}>
          {t('checkIn.toLevel')}
        </Link>
      </p>
    </div>
  );
}
