import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { alternativesOf } from '../words/alternativesOf.ts';
import { clothingSize } from '../measures/clothingSizes.ts';
import { hanHints, hintsOf } from '../words/concepts/hintsOf.ts';
import { measuredAs } from '../measures/measuredAs.ts';
import { attachedMeasure } from '../measures/measures.ts';
import { hanPairs, inOtherSpelling } from '../words/concepts/phraseLexemes.ts';
import { type Phrase } from '../words/concepts/phrases.ts';
import { lexemesOf, type Token, trigramsOf } from '../words/tokens.ts';
import { saysLack } from '../negation/lacking.ts';
import type { Term } from './Term.ts';

const NUMBER_PREFIX_MIN = 2;
const DECIMAL = /^\d+[.,]\d+$/;

/** A word or a phrase of a query, and how it is met. */
export function termOf({ tokens, concepts }: Phrase, isLast: boolean): Omit<Term, 'isHead' | 'isRequired'> {
  const [token] = tokens;
  const names = concepts.flatMap((concept) => concept.names);
  const state = concepts.find((concept) => concept.state)?.state;
  const isQuality = concepts.length > 0 && concepts.every((concept) => concept.isQuality);
  const isProperty = concepts.length > 0 && concepts.every((concept) => concept.isProperty);
  const girths = concepts.find((concept) => concept.girths)?.girths;
  const traits = {
    ...(state && { state }),
    ...(isQuality && { isQuality: true as const }),
    ...(isProperty && { isProperty: true as const }),
    ...(girths && { girths }),
  };
  if (tokens.length > 1) {
    const text = tokens.map((each) => each.text).join(' ');
    const lexemes = tokens.flatMap((each) => (each.kind === 'han' ? hanPairs(each.text) : [lexemesOf(each)[0]!]));
    const other = inOtherSpelling(tokens);
    // "Sin cable" is wireless, and nothing that is without something and has a cable.
    const isLack = names.length > 0 && saysLack(text);
    const alternatives = isLack ? names.slice(0, 1) : other ? [lexemes, other] : [lexemes];
    const hints = isLack ? [] : tokens.flatMap((each) => hintsOf(each, names));
    const plain = { token: { kind: 'word' as const, text }, alternatives, names, within: [], grams: [] };
    return { ...plain, isPrefix: isLast, ...traits, ...(hints.length > 0 && { hints }) };
  }
  const size = clothingSize(token!);
  if (size !== null) return { ...wordTerm(token!, isLast), names: [size], within: [] };
  const measured = measuredAs(token!);
  const hints = token!.kind === 'han' && names.length > 0 ? hanHints(token!.text, names) : (measured.hints ?? []);
  return {
    ...wordTerm(token!, isLast),
    names: [...names, ...measured.names],
    within: measured.within,
    ...traits,
    ...(hints.length > 0 && { hints }),
  };
}

function wordTerm(token: Token, isLast: boolean): Omit<Term, 'names' | 'within' | 'isHead' | 'isRequired'> {
  if (token.kind === 'han') return { token, alternatives: [hanPairs(token.text)], grams: [], isPrefix: false };
  const isNumber = token.kind === 'number';
  const isMeasure = attachedMeasure(token.text) !== null;
  // The digits of "0.35" are no piece of a part number.
  const key = isNumber && !isMeasure && !DECIMAL.test(token.text) ? partNumberKey(token.text) : '';
  return {
    token,
    alternatives: alternativesOf(token),
    grams: trigramsOf(key),
    isPrefix: !isMeasure && (isLast || (isNumber && token.text.length >= NUMBER_PREFIX_MIN)),
  };
}
