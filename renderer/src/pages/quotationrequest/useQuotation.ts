import { useStores } from '../../stores/context.ts';
import { QuotationStore } from '../../stores/orders/QuotationStore.ts';

/** The request for a quotation that is being written. */
export const useQuotation = (): QuotationStore => useStores().pageStore(QuotationStore);
