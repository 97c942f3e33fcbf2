import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  tone: 'brand' | 'success' | 'warning' | 'count';
  className?: string;
  children: ReactNode;
}

/** A word or a number in a coloured box: the part of Fluent's badge that first views need, at a tenth of its weight. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={clsx(styles.root, styles[tone], className)}>{children}</span>;
}
