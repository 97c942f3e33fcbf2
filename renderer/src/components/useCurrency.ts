import { useStores } from '../stores/context.ts';

/** The store's currency (ISO 4217); empty until it is known. */
export const useCurrency = (): string => useStores().queries.peek('readConfig', {})?.currency ?? '';
