import { type Behind, waysToLack } from '../negation/negation.ts';
import { specName } from '../measures/specNames.ts';
import type { Concept } from '../words/concepts/Concept.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';
import { isNameOf } from '../words/concepts/thesaurus.ts';
import { type Phrase } from '../words/concepts/phrases.ts';
import type { Term } from './Term.ts';
import { termOf } from './termOf.ts';

/** Words that lead to a thing are not that thing: "without image intensifier" asks for a C-arm, which it is a name for. */
export function unwantedTerm({ tokens, concepts }: Phrase, terms: readonly Term[]): Term {
  const unwantedLexemes = tokens.flatMap((token) => phraseLexemes(token.text));
  const isNamed = (concept: Concept): boolean =>
    isNameOf(concept, unwantedLexemes) ||
    (tokens.length === 1 && concept.names.some((name) => name.every((lexeme) => unwantedLexemes.includes(lexeme))));
  // Of "C-arm without image intensifier" both are names of one thing.
  const isWanted = ({ names }: Concept): boolean =>
    terms.some((term) => names.some((name) => term.names.includes(name)));
  const term = termOf(
    { tokens, concepts: concepts.filter((concept) => isNamed(concept) && !isWanted(concept)) },
    false,
  );
  // A product with a specification of this name has the thing, whatever its value: "grid: red".
  const called =
    unwantedLexemes.length === 1 && term.within.length === 0 ? [unwantedLexemes.map(specName)] : term.within;
  return { ...term, within: called, isHead: true, isRequired: false };
}

/** "Without latex": matches products that lack it, and those that say so. */
export function withoutTerm(text: string, unwanted: Term, behind: readonly Behind[] = []): Term {
  const lists = unwanted.anyOf ?? [[unwanted]];
  const waysOfTerms = lists.flatMap((terms) => terms.map(({ alternatives, names }) => [...alternatives, ...names]));
  // A phrase of several words is absent only where all of them are.
  const together = waysOfTerms.reduce((all, each) => all.flatMap((one) => each.map((other) => [...one, ...other])));
  const phrases = waysToLack(unwanted.token.text, together);
  return {
    token: { kind: 'word', text: text.toLowerCase() },
    alternatives: [],
    names: [],
    within: [],
    grams: [],
    isPrefix: false,
    isHead: true,
    isRequired: false,
    // Products that state the absence, or have some of the words, come first: "not rotating anode" asks for an anode.
    hints: [...new Set([...phrases.flatMap(([first]) => first ?? []), ...SAY_WITHOUT, ...someOf(together[0] ?? [])])],
    without: { unwanted, behind, phrases },
  };
}

const SAY_WITHOUT = ['without', 'sin', 'без'];
const someOf = (lexemes: readonly string[]): readonly string[] => (lexemes.length < 2 ? [] : lexemes);
