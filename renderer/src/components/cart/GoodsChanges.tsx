import styles from './GoodsChanges.module.css';

/** How the goods of a line differ from what their buyer was shown before, a sentence each. */
export const GoodsChanges = ({ changes }: { changes: readonly string[] }) =>
  changes.map((change) => (
    <span key={change} className={styles.root}>
      {change}
    </span>
  ));
