import common from '../thesaurus/common.json' with { type: 'json' };
import type { Term } from '../terms/Term.ts';
import { simplify, type Token } from './tokens.ts';

const PARTS = new Set(common.parts.map(simplify));

const CONSUMABLES = new Set(common.consumables.map(simplify));

/** True for a word that any part of a machine may be called by: "accessories", "запчасти". */
export const isPartWord = ({ text }: Pick<Token, 'text'>): boolean => PARTS.has(text);

/** Two-word names for any part, and the one word for it: "replacement parts", "расходные материалы". */
const IN_TWO_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:replacement|spare|genuine|original|oem)\s+(?=(?:parts?|accessor(?:y|ies)|consumables?)(?!\p{L}))/giu,
    '',
  ],
  [/(?<!\p{L})piezas\s+de\s+(?:repuesto|recambio)(?!\p{L})/giu, 'repuestos'],
  [/(?<!\p{L})materiales?\s+(?:fungibles?|consumibles?)(?!\p{L})/giu, 'consumibles'],
  [/(?<!\p{L})расходн\p{L}+\s+материал\p{L}*/giu, 'расходники'],
  [/(?<!\p{L})запасн\p{L}+\s+част\p{L}*/giu, 'запчасти'],
];

/** A text with one word for any part. */
export const withPlainPartWords = (text: string): string =>
  IN_TWO_WORDS.reduce((plain, [words, word]) => plain.replaceAll(words, word), text);

/** True for a word for what is used up: "consumables", "расходники". */
export const isConsumableWord = ({ text }: Pick<Token, 'text'>): boolean => CONSUMABLES.has(text);

/** True for such a word of a query, unless it is in quotation marks. */
export const saysAnyPart = ({ token, isRequired }: Term): boolean => !isRequired && isPartWord(token);
