import type { ReactNode } from 'react';
import { wrapText } from '../../../ui/text/wrapText.tsx';
import styles from './CarriedOut.module.css';

/** Says above a refused form that an earlier request, whose answer was lost, was carried out. */
export function CarriedOut({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.root}>
      <p>{text}</p>
      {wrapText(children)}
    </div>
  );
}
