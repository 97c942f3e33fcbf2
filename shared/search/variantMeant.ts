import type { ProductItem, Sku } from '../contract/schemas/catalogue.ts';
import { localisedFields, localisedTexts } from '../text/localisedFields.ts';
import type { SearchHits } from './SearchEngine.ts';
import { isMet } from './explainMatch.ts';
import { specTexts, textLexemes } from './words/lexemes.ts';
import { specNameLexemes } from './measures/specNames.ts';
import { attachedMeasure } from './measures/measures.ts';
import type { Term } from './terms/Term.ts';

/** A hit with its variant that the search means, by part number or by words; without one if it means none in particular. */
export function withVariantMeant(item: ProductItem, skus: readonly Sku[], hits: SearchHits): ProductItem {
  const sku = item.sku_count > 1 ? variantMeant(item, skus, hits) : undefined;
  return sku ? { ...item, variant: listedVariant(sku) } : item;
}

function variantMeant(item: ProductItem, skus: readonly Sku[], { parts, terms }: SearchHits): Sku | undefined {
  const part = parts.find(({ id }) => id === item.id);
  return part ? skus.find(({ id }) => id === part.variant) : variantOfWords(item, skus, terms);
}

/** The variant that has most of the words that the product as a whole does not have; none where several have as many. */
function variantOfWords(item: ProductItem, skus: readonly Sku[], terms: readonly Term[]): Sku | undefined {
  const productLexemes = lexemesIn([
    ...localisedTexts(item, 'product_name'),
    ...localisedTexts(item.group, 'group_name'),
    item.brand.brand_name,
  ]);
  const specific = terms.filter((term) => isSpecific(term) && !isMet(term, productLexemes));
  if (specific.length === 0) return undefined;
  const counted = skus.map((sku) => {
    const texts = [...localisedTexts(sku, 'sku_name'), ...specTexts(sku.specs)];
    const lexemes = [...lexemesIn(texts), ...specNameLexemes(sku.specs)];
    return { sku, count: specific.filter((term) => isMet(term, lexemes)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === most);
  return most > 0 && best.length === 1 ? best[0]!.sku : undefined;
}

/** False for a number without a unit, which may be anything: a model, a quantity. */
const isSpecific = ({ token }: Term): boolean => token.kind !== 'number' || attachedMeasure(token.text) !== null;

const lexemesIn = (texts: readonly string[]): string[] => texts.flatMap((text) => textLexemes(text));

const listedVariant = (sku: Sku): NonNullable<ProductItem['variant']> => ({
  id: sku.id,
  code: sku.code,
  ...localisedFields(sku, 'sku_name'),
  pack_size: sku.pack_size,
  stock: sku.stock,
  delivery_days: sku.delivery_days,
  is_priced: sku.is_priced,
  ...(sku.market_price !== undefined && { market_price: sku.market_price }),
});
