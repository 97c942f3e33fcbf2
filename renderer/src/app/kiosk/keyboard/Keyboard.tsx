import { clsx } from 'clsx';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { KeyButton } from './KeyButton.tsx';
import { applyShift, type Key, type KeyAction, rowsIn, rowsOf, type Sheet, sheetFor } from './layouts.ts';
import styles from './Keyboard.module.css';
import { scrollDistance, sideFor } from './placement.ts';
import { enter, erase, type Field, move, type } from './typing.ts';

// Loaded for Chinese only.
const Candidates = lazy(() => import('./pinyin/Candidates.tsx').then((module) => ({ default: module.Candidates })));

/** The on-screen keyboard for the focused field; it neither takes the focus nor covers the field. */
export function Keyboard({ field }: { field: Field }) {
  const { t } = useTranslation('kiosk');
  const { language } = useSite();
  const [sheet, setSheet] = useState<Sheet>(() => sheetFor(field));
  const [isShifted, setShifted] = useState(false);
  const { root, side } = usePlace(field);
  const takeFirst = useRef<(() => boolean) | null>(null);

  const act: Record<KeyAction, () => void> = {
    shift: () => setShifted(!isShifted),
    back: () => erase(field),
    enter: () => enter(field),
    space: () => {
      if (!takeFirst.current?.()) type(field, ' ');
    },
    left: () => move(field, -1),
    right: () => move(field, 1),
    letters: () => setSheet('letters'),
    digits: () => setSheet('digits'),
    latin: () => setSheet('latin'),
    hide: () => field.blur(),
  };
  const press = (key: Key): void => {
    if (typeof key !== 'string') return act[key.action]();
    type(field, applyShift(key, isShifted));
    setShifted(false);
  };
  return (
    <div
      ref={root}
      data-kiosk-own
      role="group"
      aria-label={t('keyboard.label')}
      className={clsx(styles.root, rowsIn(language) === 6 && styles.six, styles[side])}
    >
      {sheet === 'letters' && language === 'zh' && (
        <Suspense fallback={<div className={styles.candidates} />}>
          <Candidates field={field} takeFirst={takeFirst} />
        </Suspense>
      )}
      {rowsOf(sheet, language).map((row, index) => (
        <div key={index} className={styles.row}>
          {row.map((key) => (
            <KeyButton key={nameOf(key)} value={key} isShifted={isShifted} onPress={press} />
          ))}
        </div>
      ))}
    </div>
  );
}

const nameOf = (key: Key): string => (typeof key === 'string' ? key : key.action);

/** Makes room below the page, and scrolls the field above the keyboard, or puts the keyboard above the field. */
function usePlace(field: Field) {
  const root = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  useLayoutEffect(() => {
    const height = root.current?.offsetHeight ?? 0;
    const { body } = document;
    body.style.setProperty('padding-bottom', `${height}px`);
    body.style.setProperty('--kiosk-keys', `${height}px`);
    window.scrollBy({ top: scrollDistance(field.getBoundingClientRect(), window.innerHeight, height) });
    setSide(sideFor(field.getBoundingClientRect(), window.innerHeight, height));
    return () => ['padding-bottom', '--kiosk-keys'].forEach((name) => body.style.removeProperty(name));
  }, [field]);
  return { root, side };
}
