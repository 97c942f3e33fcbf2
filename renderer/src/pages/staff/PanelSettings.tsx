import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useId, useState } from 'react';
import type { StaffPanel, StaffSettings } from '../../../../shared/ipc/kiosk.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { StaffStore } from '../../stores/StaffStore.ts';
import { useStyles } from './Panel.styles.ts';

/** Within what main takes. */
const NUMBERS = [
  { name: 'idle_seconds', label: 'idle', min: 10, max: 3_600, step: 10 },
  { name: 'warning_seconds', label: 'warning', min: 5, max: 120, step: 5 },
] as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** So many minutes earlier or later on the clock's face; the usual hour where there was none. */
function shifted(time: string | null, minutes: number): string {
  const [hour = 4, minute = 0] = time !== null && TIME.test(time) ? time.split(':').map(Number) : [];
  const at = time === null ? 240 : (hour * 60 + minute + minutes + 1_440) % 1_440;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

interface PanelSettingsProps {
  store: StaffStore;
  panel: Pick<StaffPanel, 'settings' | 'fromAfar'>;
}

/** What staff may set, in steps that a finger can touch: there may be no keyboard. What is set from afar only stands there. */
export function PanelSettings({ store, panel: { settings, fromAfar } }: PanelSettingsProps) {
  const { t } = useTranslation('staff');
  const styles = useStyles();
  const [draft, setDraft] = useState(settings);
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null);
  const timeId = useId();
  const isFixed = fromAfar.includes('restart_at');
  const isTime = draft.restart_at === null || TIME.test(draft.restart_at);
  const change = (part: Partial<StaffSettings>): void => {
    setDraft({ ...draft, ...part });
    setSaid(null);
  };
  const isRight = isTime && NUMBERS.every(({ name, min, max }) => draft[name] >= min && draft[name] <= max);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRight) setSaid((await store.configure(draft)) ? 'saved' : 'failed');
  };
  const nudge = (minutes: number, sign: string) => (
    <button
      type="button"
      className={mergeClasses(styles.action, styles.step)}
      aria-label={`${t('settings.restart')} ${sign}${Math.abs(minutes)}`}
      disabled={isFixed}
      onClick={() => change({ restart_at: shifted(draft.restart_at, minutes) })}
    >
      {sign}
    </button>
  );
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('settings.title')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {NUMBERS.map(({ name, label, ...range }) => (
          <Stepper
            key={name}
            label={t(`settings.${label}`)}
            value={draft[name]}
            range={range}
            isFixed={fromAfar.includes(name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <div className={styles.field}>
          <label htmlFor={timeId}>{t('settings.restart')}</label>
          <div className={styles.row}>
            {nudge(-30, '−')}
            <input
              id={timeId}
              className={styles.input}
              inputMode="numeric"
              maxLength={5}
              value={draft.restart_at ?? ''}
              readOnly={isFixed}
              aria-invalid={!isTime}
              aria-describedby={`${timeId}-hint`}
              onChange={({ currentTarget }) => change({ restart_at: currentTarget.value || null })}
            />
            {nudge(30, '+')}
            <button
              type="button"
              className={styles.action}
              aria-pressed={draft.restart_at === null}
              disabled={isFixed}
              onClick={() => change({ restart_at: null })}
            >
              {t('settings.never')}
            </button>
          </div>
          <span id={`${timeId}-hint`} className={mergeClasses(styles.hint, !isTime && styles.wrong)}>
            {t(isFixed ? 'settings.fromAfar' : 'settings.time')}
          </span>
        </div>
        <div className={styles.row}>
          <button type="submit" className={styles.action} disabled={!isRight}>
            {t('settings.save')}
          </button>
          <span role="status" className={mergeClasses(styles.said, said === 'failed' && styles.wrong)}>
            {said === 'saved' ? t('settings.saved') : said === 'failed' ? t('failed') : ''}
          </span>
        </div>
      </form>
    </section>
  );
}

interface StepperProps {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  isFixed: boolean;
  onChange: (value: number) => void;
}

function Stepper({ label, value, range, isFixed, onChange }: StepperProps) {
  const { t } = useTranslation('staff');
  const styles = useStyles();
  const id = useId();
  const { min, max, step } = range;
  const isRight = value >= min && value <= max;
  const by = (change: number): void => onChange(Math.min(max, Math.max(min, value + change)));
  const button = mergeClasses(styles.action, styles.step);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <button
          type="button"
          className={button}
          aria-label={`${label} −${step}`}
          disabled={isFixed}
          onClick={() => by(-step)}
        >
          −
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          value={String(value)}
          readOnly={isFixed}
          aria-invalid={!isRight}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value.replace(/\D/g, '').slice(0, 4)))}
        />
        <button
          type="button"
          className={button}
          aria-label={`${label} +${step}`}
          disabled={isFixed}
          onClick={() => by(step)}
        >
          +
        </button>
      </div>
      <span id={`${id}-hint`} className={mergeClasses(styles.hint, !isRight && styles.wrong)}>
        {isFixed ? t('settings.fromAfar') : t('settings.range', { min, max })}
      </span>
    </div>
  );
}
