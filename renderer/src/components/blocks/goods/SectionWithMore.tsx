import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStyles } from '../Section.styles.ts';
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
  const { more } = useStyles();
  return (
    <Section
      title={title}
      aside={
        <Link className={more} to={to}>
          {toAll}
        </Link>
      }
    >
      {children}
    </Section>
  );
}
