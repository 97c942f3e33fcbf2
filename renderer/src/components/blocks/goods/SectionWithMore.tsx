import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from '../Section.module.css';
import { Section } from '../Section.tsx';

interface SectionWithMoreProps {
  title: string;
  /** The page with all items, and its name. */
  to: string;
  toAll: string;
  children: ReactNode;
}

/** A titled selection with a link to all. */
export function SectionWithMore({ title, to, toAll, children }: SectionWithMoreProps) {
  return (
    <Section
      title={title}
      aside={
        <Link className={styles.more} to={to}>
          {toAll}
        </Link>
      }
    >
      {children}
    </Section>
  );
}
