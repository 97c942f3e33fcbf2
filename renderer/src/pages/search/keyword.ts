import { textParam } from '../../routing/listingQuery.ts';

const NAME = 'keyWord';

/** The searched text. */
export const keywordIn = (search: string): string => textParam(new URLSearchParams(search), NAME, 200);

/** Renames a parameter such as `keyword`, as people type it, to the right spelling. */
export function respelled(search: string): URLSearchParams | null {
  const params = new URLSearchParams(search);
  const typed = [...params.keys()].find((name) => name.toLowerCase() === NAME.toLowerCase());
  if (typed === undefined || params.has(NAME)) return null;
  return new URLSearchParams(Array.from(params, ([name, value]) => [name === typed ? NAME : name, value]));
}
