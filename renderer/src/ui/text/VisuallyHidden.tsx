import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  id?: string;
  /** A live region: screen readers read changes out. */
  isStatus?: boolean;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, isStatus = false, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.root} {...(isStatus && { role: 'status' })}>
      {children}
    </span>
  );
}
