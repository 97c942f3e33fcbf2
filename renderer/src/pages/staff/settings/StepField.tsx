import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../Panel.module.css';
import { wrapText } from '../../../ui/text/wrapText.tsx';

export interface StepFieldProps {
  label: string;
  value: string;
  /** How far one touch goes. */
  step: number;
  /** The setting's hint. */
  hint: string;
  isRight: boolean;
  /** Remote settings are read-only. */
  isFixed: boolean;
  maxLength?: number;
  /** Down (-1) or up (1). */
  onStep: (direction: -1 | 1) => void;
  onType: (text: string) => void;
  children?: ReactNode;
}

/** A field set in steps for a finger, or typed into where there is a keyboard. */
export function StepField({ label, value, step, hint, isRight, isFixed, onStep, onType, ...rest }: StepFieldProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const nudge = (sign: string, direction: -1 | 1) => (
    <button
      type="button"
      className={clsx(styles.action, styles.step)}
      aria-label={`${label} ${sign}${step}`}
      disabled={isFixed}
      onClick={() => onStep(direction)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        {nudge('−', -1)}
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          maxLength={rest.maxLength}
          value={value}
          readOnly={isFixed}
          aria-invalid={!isRight}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        {nudge('+', 1)}
        {wrapText(rest.children)}
      </div>
      <span id={`${id}-hint`} className={clsx(styles.hint, !isRight && styles.wrong)}>
        {isFixed ? t('settings.fromAfar') : hint}
      </span>
    </div>
  );
}
