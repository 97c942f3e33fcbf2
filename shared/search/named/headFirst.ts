import { parseQuery } from '../parseQuery.ts';
import type { Term } from '../terms/Term.ts';
import { groupsNamed, type NameableGroup } from './namedGroups.ts';

/** With this many details behind it, a thing is described, as in tenders; the text is not a list of things. */
const DETAILS_MIN = 2;
const BETWEEN = /[,;，；、]\s+|[；，、]|\s[-–—]\s/u;

/** The words of a description, and the groups of the thing. */
interface Described {
  terms: Term[];
  groups: number[];
}

/**
 * Reads a description such as "Patient monitor, ECG, SpO2, 12.1 inch screen". Its first part names the product. The other
 * parts are its properties, even if some of them are names of other products.
 */
export function withHeadFirst(typed: string, terms: readonly Term[], groups: readonly NameableGroup[]): Described {
  const [first = '', ...details] = typed.split(BETWEEN).filter((text) => text.trim() !== '');
  if (details.length < DETAILS_MIN) return { terms: [...terms], groups: [] };
  const heads = parseQuery(first).terms;
  const described = groupsNamed(heads, groups);
  if (described.length === 0) return { terms: [...terms], groups: [] };
  const headWords = new Set(heads.flatMap(({ token }) => token.text.split(' ')));
  const isWanted = ({ token }: Term): boolean => token.text.split(' ').some((word) => headWords.has(word));
  return { terms: terms.map((term) => (isWanted(term) ? term : { ...term, isHead: false })), groups: described };
}
