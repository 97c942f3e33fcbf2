import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** `h1` if it is the page's only content. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Links or buttons to continue. */
  children?: ReactNode;
}

/** An empty state: what is missing, why, and where to go. */
export function EmptyState({ icon, title, text, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading className={styles.title} {...(Heading === 'h1' && { tabIndex: -1 })}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
