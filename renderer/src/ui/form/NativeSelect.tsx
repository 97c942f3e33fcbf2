import { clsx } from 'clsx';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ReactNode } from 'react';
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
    <span className={clsx(styles.root, className)}>
      <select
        {...(id !== undefined && { id })}
        className={clsx(styles.select, isLarge && styles.large, selectClassName)}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
      <ChevronDownRegular className={clsx(styles.icon, isLarge && styles.largeIcon)} aria-hidden="true" />
    </span>
  );
}
