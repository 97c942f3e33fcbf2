import type { ReactNode } from 'react';
import styles from './CarriedOut.module.css';

/** Says above a refused form that an earlier request, whose answer was lost, was carried out. */
export function CarriedOut({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p role="alert" className={styles.root}>
      <span>{text}</span>
      {children && <> {children}</>}
    </p>
  );
}
