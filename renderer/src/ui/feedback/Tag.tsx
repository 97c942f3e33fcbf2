import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  tone: 'brand' | 'success' | 'warning' | 'count';
  className?: string;
  children: ReactNode;
}

/** A word or a number in a coloured box; a tenth of the size of Fluent's badge, as first views need it. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={clsx(styles.root, styles[tone], className)}>{children}</span>;
}
