import type { Match } from '../../../shared/contracts/catalogue.ts';
import type { Language } from '../../../shared/languages.ts';
import { localised, type Localised } from '../../../shared/localised.ts';
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
    ...row.item.key_specs.flatMap((spec) => sources('spec', withUnit(spec), 'value', language)),
  ]);
}

// The reader's language first: of texts that match equally, his own explains the hit.
function sources<F extends string>(field: Source['field'], entity: Localised<F>, key: F, language: Language): Source[] {
  const texts = new Set([localised(entity, key, language), ...localisedTexts(entity, key)]);
  return Array.from(texts, (text) => ({ field, text }));
}

function withUnit({ unit, ...spec }: Localised<'value'> & { unit?: string | undefined }): Localised<'value'> {
  const shown = (text: string | undefined): string | undefined =>
    text !== undefined && unit ? `${text} ${unit}` : text;
  const { value, en_value, es_value, ru_value } = spec;
  return { value: shown(value) ?? '', en_value: shown(en_value), es_value: shown(es_value), ru_value: shown(ru_value) };
}
