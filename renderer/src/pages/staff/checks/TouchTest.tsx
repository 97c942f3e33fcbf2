import { mergeClasses } from '@fluentui/react-components';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStyles as usePageStyles } from '../StaffPage.styles.ts';
import { useStyles } from './TouchTest.styles.ts';

export const FIELDS = 60;
/** A screen that no longer hears any touch could not be told to close either. */
const WAIT_MS = 20_000;

/** The whole screen in fields, each of which shows that it was touched; ends by itself. */
export function TouchTest({ onDone }: { onDone: (touched: number) => void }) {
  const { t } = useTranslation('staff');
  const styles = useStyles();
  const page = usePageStyles();
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const close = useRef<HTMLButtonElement>(null);
  const count = touched.size;
  useEffect(() => {
    close.current?.focus();
    // A bar beside the page would be a strip that no field covers.
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
    // A finger that is held down belongs to the field where it came down: which it is over is asked of the page.
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
        <span
          key={field}
          data-field={field}
          className={mergeClasses(styles.field, touched.has(field) && styles.touched)}
        />
      ))}
      <div className={styles.card}>
        <p role="status">{t('tests.touchHint', { count: FIELDS - count })}</p>
        <button
          ref={close}
          type="button"
          className={mergeClasses(page.action, styles.close)}
          onClick={() => onDone(count)}
        >
          {t('tests.close')}
        </button>
      </div>
    </div>
  );
}
