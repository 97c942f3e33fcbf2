import { WEIGHED_MAX } from '../catalogue/selection.ts';
import { modelPieces } from './terms/modelsIn.ts';
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
  const isThing = ({ names, isHead, token, isQuality, isProperty }: Term): boolean =>
    groups.length === 0 && isHead && names.length > 0 && token.kind !== 'number' && !isQuality && !isProperty;
  // "Paper for Vela 60 Pro": paper names no group. Other paper, which does not fit the machine, is shown after what fits.
  const ofMachine = new Set(terms.some(isThing) ? [] : machine?.split(' '));
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
  // "For an Avon 50 X", which no part is listed for: of its name only the series says what may fit.
  const uses = terms.filter(({ isHead }) => !isHead);
  const ofModels = new Set(machine !== null || corrected.length > 0 ? [] : modelPieces(uses));
  const rest = ranked.filter(
    (term) => !ofModels.has(term) && (term.token.kind !== 'number' || !ofMachine.has(term.token.text)),
  );
  return rest.length > 0 ? rest : ranked;
}

/**
 * The groups of which products with all words go before those that come near; any groups if empty. For "battery for a
 * Vela 45" a module for a Vela 65 and a Ritmo 45 has all words by accident, whether or not some part fits a Vela 45.
 */
export const groupsBeforeNear = ({
  groups,
  machine,
  terms,
}: Pick<SearchHits, 'groups' | 'machine' | 'terms'>): number[] =>
  machine !== null || modelPieces(terms).length > 0 ? groups : [];
