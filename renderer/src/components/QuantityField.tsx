import { mergeClasses } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../shared/constants.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { useStyles } from './QuantityField.styles.ts';

interface QuantityFieldProps {
  label: string;
  value: number;
  /** Called with quantities of 1 to 999 alone; typing is passed on once it pauses. */
  onChange: (quantity: number) => void;
  /** The label is written above the field; otherwise only read out. */
  hasLabel?: boolean;
  /** Why the last change did not happen. */
  error?: string | undefined;
}

/** Long enough to type a second digit. */
const TYPING_MS = 500;

/** How many pieces: by typing, by the arrow keys, or by the buttons beside the number. */
export function QuantityField({ label, value, onChange, hasLabel = false, error }: QuantityFieldProps) {
  const { t } = useTranslation('messages');
  const styles = useStyles();
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
      <div className={mergeClasses(styles.box, message && styles.invalid)}>
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
          {...(!hasLabel && { 'aria-label': label })}
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

function useQuantity(value: number, onChange: (quantity: number) => void) {
  const [text, setText] = useState(String(value));
  const [problem, setProblem] = useState<string | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    // A page that is left or reloaded within the pause takes what was typed along.
    const flush = (): void => waiting.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      clearTimeout(typing.current);
    };
  }, []);

  const rest = (): void => {
    clearTimeout(typing.current);
    waiting.current = null;
  };
  const commit = (quantity: number): void => {
    rest();
    if (quantity !== value) onChange(quantity);
  };
  const type = (typed: string): void => {
    // A Chinese keyboard may write digits as wide as its characters.
    const next = typed.normalize('NFKC');
    rest();
    setText(next);
    const wrong = next.trim() === '' ? null : problemOf(next);
    setProblem(wrong);
    if (next.trim() === '' || wrong) return;
    waiting.current = () => commit(Number(next));
    typing.current = setTimeout(waiting.current, TYPING_MS);
  };
  /** What cannot be is not taken: the last good number comes back, the message stays. */
  const finish = (): void => {
    rest();
    if (problemOf(text)) setText(String(value));
    else commit(Number(text));
  };
  const step = (by: number): void => {
    const next = (problemOf(text) ? value : Number(text)) + by;
    const wrong = problemOf(String(next));
    setProblem(wrong);
    if (wrong) return;
    setText(String(next));
    commit(next);
  };
  return { text, problem, type, step, finish };
}

/** What is wrong with a quantity as typed, as a key of the messages; null for a good one. */
function problemOf(text: string): 'wholeNumber' | 'quantityMin' | 'quantityMax' | null {
  if (!/^-?\d+$/.test(text.trim())) return 'wholeNumber';
  if (Number(text) < CART_QUANTITY_MIN) return 'quantityMin';
  return Number(text) > CART_QUANTITY_MAX ? 'quantityMax' : null;
}
