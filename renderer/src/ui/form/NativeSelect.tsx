import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import icons from '../media/drawnIcons.module.css';
import styles from './NativeSelect.module.css';

interface NativeSelectProps {
  id?: string;
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  isLarge?: boolean;
  className?: string;
  selectClassName?: string | undefined;
  /** Options. */
  children: ReactNode;
}

/** The browser's own select, styled like Fluent's, whose code only the forms load. */
export function NativeSelect({
  id,
  label,
  value,
  onChoose,
  isLarge = false,
  className,
  selectClassName,
  children,
}: NativeSelectProps) {
  return (
    <span className={clsx(styles.root, isLarge && styles.largeRoot, icons.chevronDown, className)}>
      <select
        {...(id !== undefined && { id })}
        className={clsx(styles.select, isLarge && styles.large, selectClassName)}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </span>
  );
}
