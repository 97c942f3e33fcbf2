import { isValue } from '../terms/namesBehindValues.ts';
import { modelPieces } from '../terms/modelsIn.ts';
import type { Term } from '../terms/Term.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import { areMachines } from './machineGroups.ts';
import { groupsNamed, isOneName, type NameableGroup } from './namedGroups.ts';

/** Prepositions such as "with" or "de", before which the thing is named and after which it is described. */
const THING_FIRST = /\p{Script=Cyrillic}|(?<=\s)(?:with|without|w\/|de|del|con|sin)(?=\s)/iu;

/**
 * The words of a text in which one thing stands for another without a "for": of "defibrillator battery" only the battery is
 * wanted. English and Chinese name the wanted thing last, Russian and Spanish first.
 */
export function withOneHead(typed: string, terms: readonly Term[], groups: readonly NameableGroup[]): Term[] {
  const heads = terms.filter(({ isHead, isRequired }) => isHead && !isRequired);
  if (heads.length < 2) return [...terms];
  const top = new Set(groups.filter(({ parent_id }) => parent_id === null).map(({ id }) => id));
  const namingTerms = heads
    .map((term) => ({ term, ids: groupsNamed([term], groups) }))
    .filter(({ ids }) => ids.length > 0 && !ids.some((id) => top.has(id)));
  const isFirst = THING_FIRST.test(typed) || areSpanish(namingTerms, groups);
  const things = namingTerms.filter(({ term }) => !isSpecification(term, terms, isFirst));
  if (things.length < 2 || new Set(things.flatMap(({ ids }) => ids)).size < things.flatMap(({ ids }) => ids).length)
    return [...terms];
  if (isOneName(heads, groups)) return [...terms];
  const parts = WITH.test(typed) ? [] : things.filter(({ ids }) => !areMachines(ids, groups));
  // "Ecógrafo, sonda volumétrica" asks for the probe of a machine in either order.
  const isPart = parts.length > 0 && parts.length < things.length;
  const mainThings = new Set(isPart ? parts : [things.at(isFirst ? 0 : -1)!]);
  const others = new Set(things.filter((thing) => !mainThings.has(thing)).map(({ term }) => term));
  return terms.map((term) => (others.has(term) ? { ...term, isHead: false } : term));
}

const WITH = /(?<=\s)(?:with|without|w\/|con|sin|с|со|без)(?=\s)/iu;
/**
 * "4 probe ports", "3 m cable", "cable length": a word beside a number or a quality says what a thing has. In languages
 * that name the thing first, a value belongs to the word before it: "cable 3 metros sonda".
 */
function isSpecification(term: Term, terms: readonly Term[], isThingFirst: boolean): boolean {
  const index = terms.indexOf(term);
  const [before, after] = [terms[index - 1], terms[index + 1]];
  if (before?.isQuality || after?.isQuality) return true;
  // "Vela 45 ventilator battery": this number is of a model.
  if (before && modelPieces(terms).includes(before)) return false;
  return term.within.length > 0 && !(isThingFirst && before !== undefined && isValue(before));
}

/** The words are those of Spanish names, and none of English ones. */
function areSpanish(things: readonly { term: Term; ids: number[] }[], groups: readonly NameableGroup[]): boolean {
  const isNamedIn = (names: readonly string[], term: Term): boolean => {
    const lexemes = new Set(names.flatMap(phraseLexemes));
    return (term.alternatives[0] ?? []).every((lexeme) => lexemes.has(lexeme));
  };
  return things.some(({ term, ids }) => {
    const namedGroups = groups.filter(({ id }) => ids.includes(id));
    const english = namedGroups.flatMap((group) => group.en_group_name ?? []);
    const spanish = namedGroups.flatMap((group) => group.es_group_name ?? []);
    return isNamedIn(spanish, term) && !isNamedIn(english, term);
  });
}
