import { textParam } from '../../routing/listingQuery.ts';

const NAME = 'keyWord';

/** The searched text. */
export const keywordIn = (search: string): string => textParam(new URLSearchParams(search), NAME, 200);

/** The query with its keyword under the right name, where it came under another spelling of it, as people type `keyword`. */
export function respelled(search: string): URLSearchParams | null {
  const params = new URLSearchParams(search);
  const typed = [...params.keys()].find((name) => name.toLowerCase() === NAME.toLowerCase());
  if (typed === undefined || params.has(NAME)) return null;
  return new URLSearchParams(Array.from(params, ([name, value]) => [name === typed ? NAME : name, value]));
}
