import type { QuotationTerms } from '../../../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { FactList } from './FactList.tsx';
import { useTermFacts } from '../useTerms.ts';

/** Payment, delivery and lead time of a quotation; nothing where it states no terms. */
export function TermsList({ terms }: { terms: QuotationTerms | null }) {
  return <FactList facts={useTermFacts(terms)} />;
}
