import type { Match, ProductItem, Spec } from '../contract/schemas/catalogue.ts';
import type { Language } from '../text/languages.ts';
import { localised, type Localised } from '../text/localised.ts';
import { localisedTexts } from '../text/localisedFields.ts';
import { withUnit } from '../units/units.ts';
import { unitWords } from '../units/unitWords.ts';
import type { SearchHits } from './SearchEngine.ts';
import { explainWords, type Source } from './explainMatch.ts';

/** The fields of a product that can show why it is a hit. */
export type NamedItem = Pick<ProductItem, 'id' | 'code' | 'brand' | 'group' | 'key_specs' | 'picture'> &
  Localised<'product_name'> &
  Localised<'seo_title_str'>;

/** Why a product is among the hits: the part number, or the text that has most of the words. */
export function matchOf(
  product: NamedItem,
  { parts, terms, near }: Pick<SearchHits, 'parts' | 'terms' | 'near'>,
  language: Language,
): Match {
  const part = parts.find((hit) => hit.id === product.id);
  if (part) return part.match;
  const text = explainWords(terms, sourcesOf(product, language));
  if (text) return text;
  // A near hit shows its group; any other has the words in a specification that lists do not show.
  if (near) return { kind: 'words', field: 'group', value: localised(product.group, 'group_name', language) };
  return { kind: 'words', field: 'spec', value: terms.map((term) => term.token.text).join(' ') };
}

// One after the other: mostly the first has all of the words.
function* sourcesOf(product: NamedItem, language: Language): Iterable<Source> {
  yield* sources('name', product, 'product_name', language);
  yield { field: 'brand', text: product.brand.brand_name };
  yield* sources('group', product.group, 'group_name', language);
  for (const spec of product.key_specs) yield* specSources(spec, language);
}

// The reader's language first: of texts that match equally, theirs explains the hit.
function sources<F extends string>(field: Source['field'], entity: Localised<F>, key: F, language: Language): Source[] {
  const texts = new Set([localised(entity, key, language), ...localisedTexts(entity, key)]);
  return Array.from(texts, (text) => ({ field, text }));
}

/**
 * A value as the reader's language writes it, then as the index has it: what was typed may be either; last with its name,
 * which may have been typed, too.
 */
function specSources(spec: Spec, language: Language): Source[] {
  const { unit } = spec;
  const read = withUnit(localised(spec, 'value', language), unit, unitWords(language));
  const valueTexts = localisedTexts(spec, 'value').map((text) => (unit ? `${text} ${unit}` : text));
  return [
    ...Array.from(new Set([read, ...valueTexts]), (text) => ({ field: 'spec' as const, text })),
    { field: 'spec', text: `${localised(spec, 'label', language)}: ${read}`, spec },
  ];
}
