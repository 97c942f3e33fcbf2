import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { wrapText } from '../text/wrapText.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  appearance?: 'secondary' | 'primary' | 'outline' | 'subtle' | 'transparent';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Disabled, but still focusable and read out. */
  disabledFocusable?: boolean;
}

/** A button with Fluent's look, without the cost of Fluent's slots. */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  icon,
  disabledFocusable = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isOff = disabledFocusable || props.disabled;
  const isBare = appearance === 'subtle' || appearance === 'transparent';
  const isIconOnly = Boolean(icon) && !children;
  return (
    <button
      type="button"
      {...(disabledFocusable && { 'aria-disabled': true })}
      {...props}
      className={clsx(
        styles.root,
        appearance !== 'secondary' && styles[appearance],
        size !== 'medium' && styles[size],
        Boolean(icon) && size !== 'medium' && styles[`${size}WithIcon`],
        isOff && styles.off,
        isOff && (isBare || appearance === 'primary') && styles.offWithoutBorder,
        isOff && (isBare || appearance === 'outline') && styles.offWithoutGround,
        isIconOnly && styles[`${size}Icon`],
        className,
      )}
      onClick={disabledFocusable ? refuse : onClick}
    >
      {icon && (
        <span className={clsx(styles.icon, size === 'large' && styles.iconOfLarge, !isIconOnly && styles.iconBeside)}>
          {icon}
        </span>
      )}
      {wrapText(children)}
    </button>
  );
}

/** A disabled button submits no form either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
