import type { ReactNode } from 'react';
import styles from './ProductSections.module.css';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with an anchor. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {wrapText(children)}
    </section>
  );
}
