import type { ReactNode } from 'react';
import { useStyles } from './ProductSections.styles.ts';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with an anchor. */
export function Section({ id, title, children }: SectionProps) {
  const styles = useStyles();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {wrapText(children)}
    </section>
  );
}
