import type { QuotationTerms } from '../../../../shared/contract/schemas/quotationTerms.ts';
import styles from './ChargeList.module.css';
import { useTermFacts } from './useTerms.ts';

/** Payment, delivery and lead time of a quotation; nothing where it states no terms. */
export function TermsList({ terms }: { terms: QuotationTerms | null }) {
  const facts = useTermFacts(terms);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
