import type { Match } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { paths } from '../../routing/paths.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

type Linked = Localised<'seo_title_str'> & { id: number; match?: Match | undefined };

/** The address of a product in the reader's language, with the variant that is meant: by default the one a search found. */
export function useProductPath(): (product: Linked, skuId?: number) => string {
  const text = useLocalised();
  return (product, skuId = product.match?.sku_id) => paths.product(product.id, text(product, 'seo_title_str'), skuId);
}
