import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Section.module.css';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface SectionProps {
  title: string;
  /** A link to more, or controls. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the front page with its title. */
export function Section({ title, aside, children }: SectionProps) {
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
