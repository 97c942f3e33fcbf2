import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FieldButton.module.css';

interface FieldButtonProps {
  label: string;
  type?: 'button' | 'submit';
  className?: string;
  onClick?: () => void;
  /** Its icon. */
  children: ReactNode;
}

/** A button within a field, as high as the field. */
export function FieldButton({ label, type = 'button', className, onClick, children }: FieldButtonProps) {
  return (
    <button type={type} className={clsx(styles.root, className)} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
