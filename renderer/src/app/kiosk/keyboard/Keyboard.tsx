import { mergeClasses } from '@fluentui/react-components';
import { ArrowEnterLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-enter-left';
import { BackspaceRegular } from '@fluentui/react-icons/headless/svg/backspace';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { KeyboardDockRegular } from '@fluentui/react-icons/headless/svg/keyboard-dock';
import { KeyboardShiftRegular } from '@fluentui/react-icons/headless/svg/keyboard-shift';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSite } from '../../../ui/Head.tsx';
import { type Key, type KeyAction, rowsOf, type Sheet, sheetFor } from './layouts.ts';
import { useStyles } from './Keyboard.styles.ts';
import { scrollNeeded, sideFor } from './placement.ts';
import { enter, erase, type Field, move, type } from './typing.ts';

// Only who writes Chinese needs the characters.
const Candidates = lazy(() => import('./pinyin/Candidates.tsx').then((module) => ({ default: module.Candidates })));

/** Keys that show a picture instead of a word. */
const ICONS: Partial<Record<KeyAction, ReactNode>> = {
  shift: <KeyboardShiftRegular aria-hidden="true" />,
  back: <BackspaceRegular aria-hidden="true" />,
  enter: <ArrowEnterLeftRegular aria-hidden="true" />,
  left: <ChevronLeftRegular aria-hidden="true" />,
  right: <ChevronRightRegular aria-hidden="true" />,
  hide: <KeyboardDockRegular aria-hidden="true" />,
};

/** Keys on the screen for the field that has the focus; they never take it, and never cover it. */
export function Keyboard({ field }: { field: Field }) {
  const { t } = useTranslation('kiosk');
  const { language } = useSite();
  const styles = useStyles();
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
    type(field, isShifted ? key.toUpperCase() : key);
    setShifted(false);
  };
  return (
    <div
      ref={root}
      data-kiosk-own
      role="group"
      aria-label={t('keyboard.label')}
      className={mergeClasses(styles.root, styles[side])}
    >
      {sheet === 'letters' && language === 'zh' && (
        <Suspense fallback={<div className={styles.candidates} />}>
          <Candidates field={field} takeFirst={takeFirst} />
        </Suspense>
      )}
      {rowsOf(sheet, language).map((row, index) => (
        <div key={index} className={styles.row}>
          {row.map((key) => {
            const [action, character] = typeof key === 'string' ? [null, key] : [key.action, ''];
            return (
              <button
                key={action ?? character}
                type="button"
                tabIndex={-1}
                className={mergeClasses(
                  styles.key,
                  action !== null && styles.tool,
                  action === 'space' && styles.space,
                  action === 'enter' && styles.enter,
                  action === 'shift' && isShifted && styles.on,
                )}
                {...(action !== null && { 'aria-label': t(`keyboard.${action}`) })}
                {...(action === 'shift' && { 'aria-pressed': isShifted })}
                onPointerDown={(event) => {
                  // The field keeps the focus, and what closes at a touch outside stays open.
                  event.preventDefault();
                  event.stopPropagation();
                  press(key);
                }}
              >
                {action === null ? letter(character, isShifted) : (ICONS[action] ?? t(`keyboard.${action}`))}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const letter = (key: string, isShifted: boolean): string => (isShifted ? key.toUpperCase() : key);

/** Makes room below the page and brings the field above the keyboard, or the keyboard above the field. */
function usePlace(field: Field) {
  const root = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  useLayoutEffect(() => {
    const height = root.current?.offsetHeight ?? 0;
    const { body } = document;
    body.style.setProperty('padding-bottom', `${height}px`);
    window.scrollBy({ top: scrollNeeded(field.getBoundingClientRect(), window.innerHeight, height) });
    setSide(sideFor(field.getBoundingClientRect(), window.innerHeight, height));
    return () => void body.style.removeProperty('padding-bottom');
  }, [field]);
  return { root, side };
}
