import { textParam } from '../../routing/listingQuery.ts';

/** The searched text. */
export const keywordIn = (search: string): string => textParam(new URLSearchParams(search), 'keyWord', 200);
