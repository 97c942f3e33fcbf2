import { WEIGHED_MAX } from '../catalogue/selection.ts';
import type { Term } from './terms/Term.ts';
import { COUNT_MAX } from './WordIndex.ts';
import type { SearchEngine, SearchHits } from './SearchEngine.ts';
import { termOfThings } from './named/severalThings.ts';

/** A page of hits: who finds fewer is shown what comes near. */
const FEW = 10;

/**
 * The hits with what comes after them where few products have all words: others of the groups that the words name, or of the
 * thing where they name none. Words in quotation marks, what is not wanted and the model of a machine still count. Where
 * these others are very many nothing is added, as they could not be weighed.
 */
export async function withNear(engine: SearchEngine, hits: SearchHits): Promise<SearchHits> {
  const { parts, terms, groups, things } = hits;
  if (parts.length + things.length > 0 || terms.length + hits.others.length < 2) return hits;
  const near = neededOf(hits);
  const areAllNeeded = near.length === terms.length;
  if (areAllNeeded || (groups.length === 0 && near.length === 0)) return hits;
  if (groups.length > 0 && (await countOf(engine, groups)) > WEIGHED_MAX) return hits;
  const counted = groups.length > 0 ? [terms] : [terms, near];
  const [all = 0, others = 0] = await engine.countEach(counted.map((some) => termOfThings('', [{ terms: some }])));
  return all < FEW && others < COUNT_MAX ? { ...hits, near } : hits;
}

/** The words that what comes near has to have, too. */
function neededOf({ terms, groups, machine }: SearchHits): Term[] {
  const ofMachine = new Set(machine?.split(' '));
  const isThing = ({ names, isHead, token, isQuality, isProperty }: Term): boolean =>
    groups.length === 0 && isHead && names.length > 0 && token.kind !== 'number' && !isQuality && !isProperty;
  return terms.filter(
    (term) => term.isRequired || term.without !== undefined || ofMachine.has(term.token.text) || isThing(term),
  );
}

async function countOf(engine: SearchEngine, groups: readonly number[]): Promise<number> {
  const namedGroups = (await engine.groups()).filter(({ id }) => groups.includes(id));
  return namedGroups.reduce((sum, { product_count }) => sum + product_count, 0);
}

/**
 * The terms that products are ranked by: those that found them, and those that were left out. The number in a machine's model is
 * ignored for its parts: among parts for a "Kvant 80" one of 80 kW ranks no higher.
 */
export function rankedTerms({
  terms,
  others,
  machine,
  corrected,
}: Pick<SearchHits, 'terms' | 'others' | 'machine' | 'corrected'>): Term[] {
  const ofMachine = new Set(machine?.split(' '));
  const ranked = [...terms, ...others];
  // The model of a machine that was misspelt is not looked up, but parts for it may well be listed.
  const ofModels = machine !== null || corrected.length > 0 ? new Set<Term>() : modelPieces(terms);
  const rest = ranked.filter(
    (term) => !ofModels.has(term) && (term.token.kind !== 'number' || !ofMachine.has(term.token.text)),
  );
  return rest.length > 0 ? rest : ranked;
}

/** "For an Avon 50 X": the number and the letter behind the series of a machine that no part is listed for. */
function modelPieces(terms: readonly Term[]): ReadonlySet<Term> {
  const pieces = new Set<Term>();
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    if (!before || term.isHead || before.isHead) continue;
    const isSeries = before.token.kind === 'word' && before.names.length === 0 && before.token.text.length > 1;
    if (isSeries && /^\d{1,4}$/.test(term.token.text)) pieces.add(term);
    if (pieces.has(before) && /^[a-z]$/.test(term.token.text)) pieces.add(term);
  }
  return pieces;
}
