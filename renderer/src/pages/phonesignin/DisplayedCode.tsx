import styles from './DisplayedCode.module.css';

/** The code on the other screen, for comparison. */
export function DisplayedCode({ code }: { code: string }) {
  return (
    <p className={styles.root} translate="no">
      {code}
    </p>
  );
}
