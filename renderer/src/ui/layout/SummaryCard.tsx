import type { ReactNode } from 'react';
import { wrapText } from '../text/wrapText.tsx';
import styles from './SummaryCard.module.css';

/** A list and beside it, on a wide screen, the summary of it. */
export function WithSummary({ children, summary }: { children: ReactNode; summary: ReactNode }) {
  return (
    <div className={styles.columns}>
      {wrapText(children)}
      {wrapText(summary)}
    </div>
  );
}

interface SummaryCardProps {
  /** The title's id. */
  id: string;
  title: string;
  children: ReactNode;
}

/** The total of a list, and the next steps; it stays in view. */
export function SummaryCard({ id, title, children }: SummaryCardProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {wrapText(children)}
    </section>
  );
}

/** The total of a list, already formatted. */
export function SummaryTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.total}>
      <span>{label}</span>
      <output translate="no" className={styles.amount}>
        {amount}
      </output>
    </div>
  );
}
