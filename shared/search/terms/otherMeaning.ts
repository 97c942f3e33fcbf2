import { attachedMeasure, numbersIn, rangeEnds, sizeParts } from '../measures/measures.ts';
import { numberInside } from '../measures/numerals.ts';
import { onScale, rangesAround } from '../measures/scales.ts';
import { specName, specNumber } from '../measures/specNames.ts';
import { phrasesIn } from '../words/concepts/phrases.ts';
import { tokenise } from '../words/tokens.ts';
import { LONE_NUMBER } from './specNumbers.ts';
import type { Term } from './Term.ts';
import { termOf } from './termOf.ts';

/** A second meaning of a word. */
interface OtherMeaning {
  of: Term;
  /** The word, also met by products that have a specification called so, or a measure around the range. */
  name: Term;
  /** Met by these products alone. */
  alone: Term;
}

/** A word as the name of a specification; null where it can be none. */
export function asSpecName(term: Term): OtherMeaning | null {
  const { token, alternatives, names, within, isRequired, girths = [] } = term;
  const [lexemes = []] = alternatives;
  if (token.kind === 'number' || isRequired || lexemes.length === 0) return null;
  const spelt = [...alternatives, ...names].filter(({ length }) => length === lexemes.length);
  const called = lexemes.map((_, index) => spelt.map((each) => specName(each[index]!)));
  const bound = within.flat();
  const own = [...numberInside(token.text), ...girths.flatMap((girth) => rangesAround(girth, 'cm'))];
  return {
    of: term,
    name: { ...term, within: called.map((each) => [...each, ...own, ...bound]) },
    alone: { ...term, alternatives: [], names: [], grams: [], within: called.map((each) => [...each, ...own]) },
  };
}

/** A range or a number without a unit, "27-35" and "3.5", as a measure in any unit that buyers leave out. */
function asRange(term: Term): OtherMeaning | null {
  const { text } = term.token;
  const ends = term.isRequired ? [] : LONE_NUMBER.test(text) ? numbersIn(text) : rangeEnds(text);
  if (ends.length === 0) return null;
  const scales = UNITS_LEFT_OUT.map((unit) => onScale(ends, unit).within);
  const bound = ends.length === 1 ? term.within.flat() : [];
  const within = ends.map((_, index) => [...scales.flatMap((lists) => lists[index] ?? []), ...bound]);
  return { of: term, name: { ...term, within }, alone: { ...term, alternatives: [], names: [], grams: [], within } };
}
const UNITS_LEFT_OUT = ['mm', 'cm', 'mhz', 'fr'];

/** A size as the measures that it consists of: a trocar of "12 x 100 mm" is 12 mm wide, and 100 mm long. */
function asSides(term: Term): OtherMeaning | null {
  const measure = attachedMeasure(term.token.text);
  const sides = sizeParts(measure?.numbers ?? '').map((side) => Number(side.replace(',', '.')));
  if (term.isRequired || sides.length < 2) return null;
  const within = sides.map((side) => {
    const { same, within: around } = onScale([side], measure!.unit);
    return [...same, ...around.flat()];
  });
  return { of: term, name: { ...term, within }, alone: { ...term, alternatives: [], names: [], grams: [], within } };
}

/** "12ch": a number of things, where it is no measure that some product has. */
function asNumberOf(term: Term): OtherMeaning | null {
  const [, number, word] = NUMBER_OF.exec(term.token.text) ?? [];
  if (term.isRequired || number === undefined || word === undefined) return null;
  const [phrase] = phrasesIn(tokenise(word));
  // "12a": a small word is the name of nothing.
  if (!phrase) return null;
  const { names, alternatives } = termOf(phrase, false);
  const within = [
    [...alternatives, ...names].filter(({ length }) => length === 1).map(([one]) => specNumber(one!, number)),
  ];
  return { of: term, name: { ...term, within }, alone: { ...term, alternatives: [], names: [], grams: [], within } };
}
const NUMBER_OF = /^(\d+)(\p{L}+)$/u;

/** A second meaning of a word that is not found as it is: the name of a specification, a range, measures, or a number of things. */
export const otherMeaning = (term: Term): OtherMeaning | null =>
  asSpecName(term) ?? asRange(term) ?? asSides(term) ?? asNumberOf(term);
