import { clsx } from 'clsx';
import { BackspaceRegular } from '@fluentui/react-icons/headless/svg/backspace';
import { useEffect, useRef, useState } from 'react';
import { PIN_MAX } from '../../../../shared/ipc/kiosk.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PinPad.module.css';

interface PinPadProps {
  label: string;
  action: string;
  message: string;
  isBlocked: boolean;
  onDone: (pin: string) => Promise<void>;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A keypad for the PIN, by touch or keyboard; the digits are never shown. */
export function PinPad({ label, action, message, isBlocked, onDone }: PinPadProps) {
  const { t } = useTranslation('staff');
  const [pin, setPin] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const add = (digit: string): void => {
    if (!isBlocked) setPin((before) => (before + digit).slice(0, PIN_MAX));
  };
  const remove = (): void => setPin((before) => before.slice(0, -1));
  const finish = (): void => {
    if (isBlocked || pin === '') return;
    setPin('');
    void onDone(pin);
  };
  const handleKey = (key: string): void => {
    if (/^\d$/.test(key)) add(key);
    else if (key === 'Backspace') remove();
    else if (key === 'Enter') finish();
  };
  const digit = (each: string) => (
    <button key={each} type="button" className={styles.key} disabled={isBlocked} onClick={() => add(each)}>
      {each}
    </button>
  );
  return (
    <div
      ref={root}
      className={styles.root}
      role="group"
      aria-label={label}
      tabIndex={-1}
      // Enter on a focused key presses that key.
      onKeyDown={({ key, target }) => (key === 'Enter' && target instanceof HTMLButtonElement) || handleKey(key)}
    >
      <div className={styles.dots} role="status" aria-label={t('pin.digits', { count: pin.length })}>
        {Array.from({ length: Math.max(6, pin.length) }, (_, index) => (
          <span key={index} className={clsx(styles.dot, index < pin.length && styles.filled)} />
        ))}
      </div>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <div className={styles.keys}>
        {DIGITS.map(digit)}
        <button type="button" className={styles.key} aria-label={t('pin.delete')} onClick={remove}>
          <BackspaceRegular aria-hidden="true" />
        </button>
        {digit('0')}
        <button
          type="button"
          className={clsx(styles.key, styles.done)}
          disabled={isBlocked || pin === ''}
          onClick={finish}
        >
          {action}
        </button>
      </div>
    </div>
  );
}
