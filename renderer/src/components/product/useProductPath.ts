import type { Match } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { paths } from '../../routing/paths.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

type Linked = Localised<'seo_title_str'> & {
  id: number;
  match?: Match | undefined;
  variant?: { id: number } | undefined;
};

/** The variant that a search found of a product. */
export const foundSku = ({ variant, match }: Pick<Linked, 'variant' | 'match'>): number | undefined =>
  variant?.id ?? match?.sku_id;

/** Returns a product's path in the reader's language, for a variant: by default the one that a search found. */
export function useProductPath(): (product: Linked, skuId?: number) => string {
  const text = useLocalised();
  return (product, skuId = foundSku(product)) => paths.product(product.id, text(product, 'seo_title_str'), skuId);
}
