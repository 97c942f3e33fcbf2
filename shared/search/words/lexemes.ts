import type { Spec } from '../../contract/schemas/catalogue.ts';
import { localisedTexts } from '../../text/localisedFields.ts';
import { simplifiedChinese } from '../../text/simplifiedChinese.ts';
import type { Localised } from '../../text/localised.ts';
import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { lackLexemes } from '../negation/lacking.ts';
import { scaleLexemes } from '../measures/scales.ts';
import { isSpecNumber, specNameLexemes } from '../measures/specNames.ts';
import { trigramsOf, lexemesOf, tokenise } from './tokens.ts';

/**
 * Raise it whenever some text has other lexemes than before. The server then rewrites what products are found by at its
 * start (`server/modules/search/renewSearchVectors.ts`).
 */
export const LEXEME_VERSION = 12;
/** Marks products whose lexemes were computed by this version; no word contains the sign @. */
export const VERSION_LEXEME = `@${LEXEME_VERSION}`;

/** A: the name, B: brand and group, C: what else describes it. */
export type Weight = 'A' | 'B' | 'C';
/** The texts of a document by weight, and the specifications whose names it is found by. */
export interface WeighedTexts extends Partial<Record<Weight, Iterable<string>>> {
  specs?: readonly Spec[];
}

/** Marks n-grams of part numbers, so that they never match words. */
export const TRIGRAM_PREFIX = '#';

/** The searchable texts of a product: its own and those of its brand and groups, in all languages. */
export interface SearchableProduct extends Localised<'product_name'> {
  specs: Spec[];
  skus: readonly (Localised<'sku_name'> & { specs: Spec[] })[];
  fits: readonly { brand_name: string; model: string }[];
}

/** The texts of a product by weight, from A, its name, down. */
export function searchableTexts(
  product: SearchableProduct,
  brandName: string,
  groupNames: readonly string[],
): WeighedTexts {
  const skuNames = product.skus.flatMap((sku) => localisedTexts(sku, 'sku_name'));
  const specs = [product, ...product.skus].flatMap((part) => part.specs);
  const fits = product.fits.map((fit) => `${fit.brand_name} ${fit.model}`);
  return {
    A: localisedTexts(product, 'product_name'),
    B: [brandName, ...groupNames],
    C: [...skuNames, ...specTexts(specs), ...fits],
    specs,
  };
}

/** The lexemes of texts, each with its highest weight. */
export function weighLexemes(texts: WeighedTexts): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const lexeme of lexemes(texts[weight] ?? [])) if (!weights.has(lexeme)) weights.set(lexeme, weight);
  }
  // The number of a named specification tells a product as a name does; that it has one called so tells little.
  for (const lexeme of specNameLexemes(texts.specs ?? [])) weights.set(lexeme, isSpecNumber(lexeme) ? 'A' : 'C');
  return weights;
}

/** The marked n-grams of part numbers. */
export const trigramLexemes = (partNumbers: readonly string[]): Set<string> =>
  new Set(partNumbers.flatMap((code) => trigramsOf(partNumberKey(code)).map((gram) => TRIGRAM_PREFIX + gram)));

/** The searchable texts of a specification: its values, with the unit separate and attached ("3.5 MHz", "3.5MHz"). */
export const specTexts = (specs: readonly Spec[]): string[] =>
  specs.flatMap(({ value, en_value, es_value, ru_value, unit = '' }) => {
    const values = new Set([value, en_value, es_value, ru_value].filter((text) => text !== undefined));
    return Array.from(values, (text) =>
      unit && /^[\d.,]+$/.test(text) ? `${text} ${unit} ${text}${unit}` : `${text} ${unit}`,
    );
  });

// A cache: names of brands, groups and units recur, the same hits are explained again and again, and tokenising takes most
// of an import's time.
const cache = new Map<string, readonly string[]>();
const CACHE_MAX = 20_000;

/** The lexemes of a text as the index has them: its words, and where its measures are on their scales. */
export function textLexemes(rawText: string): readonly string[] {
  const text = simplifiedChinese(rawText);
  const cached = cache.get(text) ?? [...tokenise(text).flatMap(lexemesOf), ...scaleLexemes(text), ...lackLexemes(text)];
  if (cache.size >= CACHE_MAX && !cache.has(text)) cache.clear();
  cache.set(text, cached);
  return cached;
}

function* lexemes(texts: Iterable<string>): Iterable<string> {
  for (const text of texts) yield* textLexemes(text);
}
