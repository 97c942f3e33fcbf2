import { typedIn } from '../../routing/listingQuery.ts';

/** What was searched for. */
export const keywordIn = (search: string): string => typedIn(new URLSearchParams(search), 'keyWord', 200);
