import type { Match } from '../../../shared/contracts/catalogue.ts';
import type { Language } from '../../../shared/languages.ts';
import { localised, type Localised } from '../../../shared/localised.ts';
import { withUnit } from '../../../shared/units.ts';
import { explainWords, type Source } from '../../search/explain.ts';
import type { SearchHits } from '../../search/ProductSearch.ts';
import { localisedTexts } from './localisedFields.ts';
import type { ItemRow } from './productItems.ts';

/** Why a product is among the hits: the part number, or the text that has most of the words. */
export function matchOf(row: ItemRow, { parts, terms }: SearchHits, language: Language): Match {
  const part = parts.find((hit) => hit.id === row.id);
  if (part) return part.match;
  return explainWords(terms, [
    ...sources('name', row.item, 'product_name', language),
    { field: 'brand', text: row.brand_name },
    ...sources('group', row.group_texts, 'group_name', language),
    ...row.item.key_specs.flatMap((spec) => specSources(spec, language)),
  ]);
}

// The reader's language first: of texts that match equally, his own explains the hit.
function sources<F extends string>(field: Source['field'], entity: Localised<F>, key: F, language: Language): Source[] {
  const texts = new Set([localised(entity, key, language), ...localisedTexts(entity, key)]);
  return Array.from(texts, (text) => ({ field, text }));
}

/** A value as the reader's language writes it, then as the index has it: what was typed may be either. */
function specSources(
  { unit, ...spec }: Localised<'value'> & { unit?: string | undefined },
  language: Language,
): Source[] {
  const read = withUnit(localised(spec, 'value', language), unit, language);
  const written = localisedTexts(spec, 'value').map((text) => (unit ? `${text} ${unit}` : text));
  return Array.from(new Set([read, ...written]), (text) => ({ field: 'spec', text }));
}
