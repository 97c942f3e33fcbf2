import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { wrapText } from '../text/wrapText.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  appearance?: 'secondary' | 'primary' | 'outline' | 'subtle' | 'transparent';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** In place of `icon`: a class that draws one (`ui/media/drawnIcons.module.css`), for buttons of which a page has dozens. */
  iconClassName?: string | undefined;
  /** Disabled, but still focusable and read out. */
  disabledFocusable?: boolean;
}

/** A button with Fluent's look, without the cost of Fluent's slots. */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  icon,
  iconClassName,
  disabledFocusable = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isOff = disabledFocusable || props.disabled;
  const isBare = appearance === 'subtle' || appearance === 'transparent';
  const hasIcon = Boolean(icon ?? iconClassName);
  const isIconOnly = hasIcon && !children;
  const attributes = {
    type: 'button' as const,
    ...(disabledFocusable && { 'aria-disabled': true }),
    ...props,
    className: clsx(
      styles.root,
      appearance !== 'secondary' && styles[appearance],
      size !== 'medium' && styles[size],
      hasIcon && size !== 'medium' && styles[`${size}WithIcon`],
      isOff && styles.off,
      isOff && (isBare || appearance === 'primary') && styles.offWithoutBorder,
      isOff && (isBare || appearance === 'outline') && styles.offWithoutGround,
      isIconOnly && styles[`${size}Icon`],
      iconClassName,
      className,
    ),
    onClick: disabledFocusable ? refuse : onClick,
  };
  // A text alone in its element needs none of its own (decision 059).
  if (!icon && typeof children === 'string') return <button {...attributes}>{children}</button>;
  return (
    <button {...attributes}>
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
