import type { ReactNode } from 'react';
import { useId } from 'react';
import { useStyles } from './Section.styles.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface SectionProps {
  title: string;
  /** The way to more of it, or its controls. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the front page under its title. */
export function Section({ title, aside, children }: SectionProps) {
  const styles = useStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {wrapText(children)}
    </section>
  );
}
