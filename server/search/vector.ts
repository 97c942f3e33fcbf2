import type { Spec } from '../../shared/contracts/catalogue.ts';
import { normalisePartNumber } from '../../shared/partNumber.ts';
import { gramsOf, lexemesOf, tokenise } from '../../shared/search/tokens.ts';

/** A: the name, B: brand and group, C: what else describes it. */
export type Weight = 'A' | 'B' | 'C';

/** Marks a lexeme as a fragment of a part number, so that it never meets a word. */
export const GRAM_MARK = '#';

/** Texts of a thing by weight, and its part numbers, as the literal of a tsvector. */
export function vectorOf(texts: Partial<Record<Weight, Iterable<string>>>, partNumbers: string[] = []): string {
  const weights = new Map<string, Weight>();
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const lexeme of lexemes(texts[weight] ?? [])) if (!weights.has(lexeme)) weights.set(lexeme, weight);
  }
  const words = Array.from(weights, ([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`);
  const grams = new Set(partNumbers.flatMap((code) => gramsOf(normalisePartNumber(code))));
  return [...words, ...Array.from(grams, (gram) => quoteLexeme(GRAM_MARK + gram))].join(' ');
}

export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`;

/** What a specification is found by: its values, with the unit apart and attached ("3.5 MHz", "3.5MHz"). */
export const specTexts = (specs: Spec[]): string[] =>
  specs.flatMap(({ value, en_value, es_value, ru_value, unit = '' }) => {
    const values = new Set([value, en_value, es_value, ru_value].filter((text) => text !== undefined));
    return Array.from(values, (text) =>
      unit && /^[\d.,]+$/.test(text) ? `${text} ${unit} ${text}${unit}` : `${text} ${unit}`,
    );
  });

// The same names come again and again (brands, groups, units), and taking text apart is what an import spends time on.
const known = new Map<string, string[]>();
const KNOWN_MAX = 20_000;

function* lexemes(texts: Iterable<string>): Iterable<string> {
  for (const text of texts) {
    let found = known.get(text);
    if (!found) {
      found = tokenise(text).flatMap(lexemesOf);
      if (known.size >= KNOWN_MAX) known.clear();
      known.set(text, found);
    }
    yield* found;
  }
}
