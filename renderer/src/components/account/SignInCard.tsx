import type { ReactNode } from 'react';
import styles from './SignInCard.module.css';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface SignInCardProps {
  title: string;
  lead?: string | undefined;
  /** Links to alternatives. */
  other?: ReactNode;
  children: ReactNode;
}

/** The card of every sign-in page. */
export function SignInCard({ title, lead, other, children }: SignInCardProps) {
  return (
    <main id="content" className={styles.root}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {wrapText(children)}
        {other && <p className={styles.other}>{other}</p>}
      </div>
    </main>
  );
}
