import type { ReactNode } from 'react';
import { useStyles } from './ProductSections.styles.ts';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page that can be linked to. */
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
