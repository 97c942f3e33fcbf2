import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { brandsNamed, withoutBrands } from '../named/namedBrands.ts';
import { findSlips, findWholeNumbers } from '../numbers/findNumbers.ts';
import { type PartHit, rankPartNumbers } from '../numbers/rankPartNumbers.ts';
import type { SearchQuery } from '../parseQuery.ts';
import type { Term } from '../terms/Term.ts';
import type { SearchEngine } from '../SearchEngine.ts';

/**
 * The part numbers that match a whole text or begin with it; otherwise whole part numbers among its words. Whole ones rank
 * before numbers that contain several words of the text.
 */
export async function numbersIn(engine: SearchEngine, query: SearchQuery, withInfix: boolean): Promise<PartHit[]> {
  const parts = await findPartNumbers(engine, query, query.hasDigit && withInfix);
  const [best] = parts;
  if (best && (best.match.kind !== 'part' || !/\s/.test(query.upperCase))) return parts;
  const wholeNumbers = await findWholeNumbers(engine, query);
  if (wholeNumbers.length > 0 || parts.length > 0) return wholeNumbers.length > 0 ? wholeNumbers : parts;
  const beginning = beginningOf(query.upperCase);
  return beginning === null
    ? []
    : findPartNumbers(engine, { ...query, upperCase: beginning, partKey: partNumberKey(beginning) }, false);
}

/** "2106391-XXX": signs that stand for any others behind the beginning of a number; null for any other text. */
const beginningOf = (text: string): string | null => /^(?=\S*\p{N})(\S{3,}?)[-–./]?[XХ]{2,}$/u.exec(text)?.[1] ?? null;

/** The part numbers that a text matches except for a typing error. Brand names are left out, even with digits. */
export async function slipsOf(engine: SearchEngine, { typed, terms }: SearchQuery): Promise<PartHit[]> {
  const brands = await engine.brands();
  const rest = withoutBrands(typed, brandsNamed(terms, brands), brands);
  return findSlips(engine, rest.trim() === '' ? typed : rest);
}

/** Products whose own or whose variants' part number is, begins with or contains the key, best first (D6). */
export async function findPartNumbers(
  engine: SearchEngine,
  query: SearchQuery,
  withInfix: boolean,
): Promise<PartHit[]> {
  return query.partKey === '' ? [] : rankPartNumbers(await engine.partNumbers(query.partKey, withInfix), query);
}

/**
 * The words to look for beside the part numbers. One number alone was looked up among those: its fragments in any
 * order, or its pieces apart from each other, would only add strangers.
 */
export function termsBesideNumbers(terms: Term[], parts: PartHit[]): Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only) return terms;
  return [{ ...only, grams: [], alternatives: parts.length > 0 ? only.alternatives.slice(0, 1) : only.alternatives }];
}
