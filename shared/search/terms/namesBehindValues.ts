import { attachedMeasure } from '../measures/measures.ts';
import { asSpecName } from './otherMeaning.ts';
import type { Term } from './Term.ts';

/** "DLP-260", "DB9": a type with letters and digits. */
const TYPE = /^(?=.*\p{L})(?=.*\d)/u;

/** One word; not in "80mm x 20m". */
const NAME = /^[^ ]{2,}$/u;

/**
 * A word behind a value may say what that is of: "probe, DLP-260 connector", "probe 3 m cable". Behind another thing it
 * is also met by products that have a specification of this name.
 */
export function withNamesBehindValues(terms: readonly Term[]): Term[] {
  return terms.map((term, index) => {
    const before = terms.slice(0, index);
    const isOfThing = before.some((other) => other.isHead && other.names.length > 0 && !isValue(other));
    const isBehindValue = before.length > 0 && isValue(before.at(-1)!);
    if (!isOfThing || !isBehindValue || term.within.length > 0 || !NAME.test(term.token.text)) return term;
    return asSpecName(term)?.name ?? term;
  });
}

/** A measure or a type. */
export const isValue = ({ token }: Term): boolean =>
  token.kind === 'number' && (attachedMeasure(token.text) !== null || TYPE.test(token.text));
