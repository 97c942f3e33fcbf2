import type { Term } from '../terms/Term.ts';
import { phraseLexemes } from '../words/concepts/phraseLexemes.ts';

/** A maker, as a query may name it. */
export interface NameableBrand {
  id: number;
  brand_name: string;
}

/** Taking names apart takes time; the brands are the same until the catalogue changes. */
const lexemesOfBrands = new WeakMap<readonly NameableBrand[], { id: number; lexemes: string[] }[]>();

function lexemesOf(brands: readonly NameableBrand[]): { id: number; lexemes: string[] }[] {
  const brandNames =
    lexemesOfBrands.get(brands) ??
    brands
      .map(({ id, brand_name }) => ({ id, lexemes: phraseLexemes(brand_name) }))
      .filter(({ lexemes }) => lexemes.length > 0);
  lexemesOfBrands.set(brands, brandNames);
  return brandNames;
}

/**
 * The brands whose whole name is among the words for what is wanted, and no thing of the trade: of several those with
 * the most words. "Parts for ACME" asks for no parts by ACME.
 */
export function brandsNamed(terms: readonly Term[], brands: readonly NameableBrand[]): number[] {
  const pool = new Set(
    terms.flatMap(({ isHead, names, alternatives }) => (isHead && names.length === 0 ? alternatives.flat() : [])),
  );
  if (pool.size === 0) return [];
  const matching = lexemesOf(brands).filter(({ lexemes }) => lexemes.every((lexeme) => pool.has(lexeme)));
  const most = Math.max(0, ...matching.map(({ lexemes }) => lexemes.length));
  return matching.filter(({ lexemes }) => lexemes.length === most).map(({ id }) => id);
}

/** The terms that do not name one of these brands. */
export function withoutBrandTerms(
  terms: readonly Term[],
  brandIds: readonly number[],
  brands: readonly NameableBrand[],
): Term[] {
  const names = new Set(lexemesOf(brands).flatMap(({ id, lexemes }) => (brandIds.includes(id) ? lexemes : [])));
  return terms.filter(({ alternatives }) => !alternatives.some((lexemes) => lexemes.every((one) => names.has(one))));
}

/** A text without the names of these brands, where they stand as words of their own. */
export function withoutBrands(typed: string, brandIds: readonly number[], brands: readonly NameableBrand[]): string {
  const names = brands.filter(({ id }) => brandIds.includes(id)).map(({ brand_name }) => brand_name.trim());
  return names.reduce((text, name) => {
    const words = name.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
    return text.replace(new RegExp(String.raw`(?<=^|\s)${words.join(String.raw`\s+`)}(?=\s|$)`, 'iu'), ' ');
  }, typed);
}
