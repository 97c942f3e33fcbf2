import type { ReactNode } from 'react';
import { useStyles } from './SignInCard.styles.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface SignInCardProps {
  title: string;
  lead: string;
  /** The other ways on. */
  other?: ReactNode;
  children: ReactNode;
}

/** The card of every sign-in page. */
export function SignInCard({ title, lead, other, children }: SignInCardProps) {
  const styles = useStyles();
  return (
    <main id="content" className={styles.root}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {wrapText(children)}
        {other && <p className={styles.other}>{other}</p>}
      </div>
    </main>
  );
}
