import type { ReactNode } from 'react';
import styles from './ProductSections.module.css';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** True for a section outside the window in the first frame after going back: it is empty. */
  height?: number | null;
  children: ReactNode;
}

/** A section with an anchor. */
export function Section({ id, title, height = null, children }: SectionProps) {
  if (height !== null) return <section id={id} style={{ height }} />;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {wrapText(children)}
    </section>
  );
}
