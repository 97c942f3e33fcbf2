import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import page from '../StaffPage.module.css';
import styles from './TouchTest.module.css';

export const FIELDS = 60;
/** A screen without touch could not close the test either, so it ends by itself. */
const WAIT_MS = 20_000;

/** The whole screen as fields that mark each touch; ends by itself. */
export function TouchTest({ onDone }: { onDone: (touched: number) => void }) {
  const { t } = useTranslation('staff');
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const close = useRef<HTMLButtonElement>(null);
  const count = touched.size;
  useEffect(() => {
    close.current?.focus();
    // A scroll bar would be a strip without fields.
    const { style } = document.documentElement;
    style.setProperty('overflow', 'hidden');
    return () => void style.removeProperty('overflow');
  }, []);
  useEffect(() => {
    if (count === FIELDS) return onDone(count);
    const timer = setTimeout(() => onDone(count), WAIT_MS);
    return () => clearTimeout(timer);
  }, [count, onDone]);
  const handle = ({ clientX, clientY }: PointerEvent): void => {
    // A held finger's events go to the field where it came down: the field below it is looked up.
    const field = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (field !== undefined)
      setTouched((before) => (before.has(Number(field)) ? before : new Set(before).add(Number(field))));
  };
  return (
    <div
      className={styles.root}
      role="dialog"
      aria-modal="true"
      aria-label={t('tests.touch')}
      onPointerDown={handle}
      onPointerMove={handle}
    >
      {Array.from({ length: FIELDS }, (_, field) => (
        <span key={field} data-field={field} className={clsx(styles.field, touched.has(field) && styles.touched)} />
      ))}
      <div className={styles.card}>
        <p role="status">{t('tests.touchHint', { count: FIELDS - count })}</p>
        <button ref={close} type="button" className={clsx(page.action, styles.close)} onClick={() => onDone(count)}>
          {t('tests.close')}
        </button>
      </div>
    </div>
  );
}
