import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../Panel.module.css';
import { StepField } from './StepField.tsx';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const STEP_MINUTES = 30;
/** The default hour where none was set: 04:00. */
const USUAL_MINUTES = 240;

/** The time of the nightly restart, HH:MM; null for none. */
export const isRestartTime = (time: string | null): boolean => time === null || TIME.test(time);

/** Adds minutes to a time, around the clock. */
function shiftTime(time: string | null, minutes: number): string {
  const [hour = 4, minute = 0] = time !== null && TIME.test(time) ? time.split(':').map(Number) : [];
  const minutesNow = time === null ? USUAL_MINUTES : (hour * 60 + minute + minutes + 1_440) % 1_440;
  return [Math.floor(minutesNow / 60), minutesNow % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

interface RestartFieldProps {
  time: string | null;
  isFixed: boolean;
  onChange: (time: string | null) => void;
}

/** The time of the nightly restart, if any. */
export function RestartField({ time, isFixed, onChange }: RestartFieldProps) {
  const { t } = useTranslation('staff');
  return (
    <StepField
      label={t('settings.restart')}
      value={time ?? ''}
      step={STEP_MINUTES}
      hint={t('settings.time')}
      isRight={isRestartTime(time)}
      isFixed={isFixed}
      maxLength={5}
      onStep={(direction) => onChange(shiftTime(time, direction * STEP_MINUTES))}
      onType={(text) => onChange(text || null)}
    >
      <button
        type="button"
        className={styles.action}
        aria-pressed={time === null}
        disabled={isFixed}
        onClick={() => onChange(null)}
      >
        {t('settings.never')}
      </button>
    </StepField>
  );
}
