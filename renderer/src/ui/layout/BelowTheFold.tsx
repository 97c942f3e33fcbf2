import type { ReactNode } from 'react';
import { useIsPainted } from '../loading/useIsPainted.ts';
import styles from './BelowTheFold.module.css';

interface BelowTheFoldProps {
  children: ReactNode;
  /** True while it cannot be rendered yet. */
  isWaiting?: boolean;
}

/** Content below a page's heading or first view: after a navigation it is rendered after the first frame. */
export function BelowTheFold({ children, isWaiting = false }: BelowTheFoldProps) {
  return useIsPainted() && !isWaiting ? children : <div className={styles.room} />;
}
