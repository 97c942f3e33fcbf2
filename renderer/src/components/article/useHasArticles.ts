import { useStores } from '../../stores/context.ts';

/** False in a store without articles; call it in an observer. */
export const useHasArticles = (): boolean => useStores().queries.peek('readConfig', {})?.has_articles !== false;
