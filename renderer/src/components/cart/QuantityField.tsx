import { clsx } from 'clsx';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './QuantityField.module.css';
import { useQuantity } from './useQuantity.ts';

interface QuantityFieldProps {
  label: string;
  value: number;
  /** Called with quantities of 1 to 999 only; typing is debounced. */
  onChange: (quantity: number) => void;
  /** A visible label; otherwise it is for screen readers only. */
  hasLabel?: boolean;
  /** The error of the last change. */
  error?: string | undefined;
}

/** A quantity: by typing, arrow keys, or the buttons beside the number. */
export function QuantityField({ label, value, onChange, hasLabel = false, error }: QuantityFieldProps) {
  const { t } = useTranslation('messages');
  const id = useId();
  const { text, problem, type, step, finish } = useQuantity(value, onChange);
  const message = problem ? t(problem) : error;

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={styles.root}>
      {hasLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={clsx(styles.box, message && styles.invalid)}>
        <Button
          className={styles.step}
          appearance="subtle"
          icon={<SubtractRegular />}
          aria-label={`${label}: −1`}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          aria-label={hasLabel ? undefined : label}
          {...(message && { 'aria-invalid': true, 'aria-describedby': `${id}-message` })}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={finish}
          onKeyDown={handleKeyDown}
        />
        <Button
          className={styles.step}
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={`${label}: +1`}
          onClick={() => step(1)}
        />
      </div>
      <span id={`${id}-message`} className={styles.message} role="alert">
        {message}
      </span>
    </div>
  );
}
