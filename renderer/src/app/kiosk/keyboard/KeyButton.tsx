import { clsx } from 'clsx';
import { ArrowEnterLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-enter-left';
import { BackspaceRegular } from '@fluentui/react-icons/headless/svg/backspace';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { KeyboardDockRegular } from '@fluentui/react-icons/headless/svg/keyboard-dock';
import { KeyboardShiftRegular } from '@fluentui/react-icons/headless/svg/keyboard-shift';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Keyboard.module.css';
import { applyShift, type Key, type KeyAction } from './layouts.ts';

/** Keys with an icon instead of a text. */
const ICONS: Partial<Record<KeyAction, ReactNode>> = {
  shift: <KeyboardShiftRegular aria-hidden="true" />,
  back: <BackspaceRegular aria-hidden="true" />,
  enter: <ArrowEnterLeftRegular aria-hidden="true" />,
  left: <ChevronLeftRegular aria-hidden="true" />,
  right: <ChevronRightRegular aria-hidden="true" />,
  hide: <KeyboardDockRegular aria-hidden="true" />,
};

interface KeyButtonProps {
  value: Key;
  isShifted: boolean;
  onPress: (key: Key) => void;
}

/** One key; pressing it does not move the focus. */
export function KeyButton({ value, isShifted, onPress }: KeyButtonProps) {
  const { t } = useTranslation('kiosk');
  const action = typeof value === 'string' ? null : value.action;
  const icon = action === null ? undefined : ICONS[action];
  const handlePointerDown = (event: PointerEvent): void => {
    // The field keeps the focus, and parts that close on an outside press stay open.
    event.preventDefault();
    event.stopPropagation();
    onPress(value);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={clsx(
        styles.key,
        action !== null && styles.tool,
        icon !== undefined && styles.pictured,
        action === 'space' && styles.space,
        action === 'enter' && styles.enter,
        action === 'shift' && isShifted && styles.on,
      )}
      {...(action !== null && { 'aria-label': t(`keyboard.${action}`) })}
      {...(action === 'shift' && { 'aria-pressed': isShifted })}
      onPointerDown={handlePointerDown}
    >
      {typeof value === 'string' ? applyShift(value, isShifted) : (icon ?? t(`keyboard.${value.action}`))}
    </button>
  );
}
