import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import type { LineCatalogue, NumberRow } from '../../../shared/orderPad/resolveLines.ts';

/** A catalogue that sells these part numbers, a product each. */
export function aLineCatalogue(codes: readonly string[]): LineCatalogue {
  const rows = codes.map((code, at): NumberRow => ({
    ...{ key: partNumberKey(code), code, product_id: at + 1, sku_id: at + 1 },
    ...{ is_retired: false, is_successor: false },
  }));
  return {
    numbersWith: (keys) => Promise.resolve(rows.filter(({ key }) => keys.includes(key))),
    numbersNear: () => Promise.resolve([]),
    variants: ({ skuIds }) => Promise.resolve(skuIds.map((id) => aVariant(id, codes[id - 1]!))),
  };
}

const aVariant = (id: number, code: string): SkuWithProduct =>
  ({
    ...{ id, product_id: id, code, sku_name: '', pack_size: 1, stock: 1, delivery_days: 1, is_priced: true },
    product: { id, product_name: code, seo_title_str: '', brand: { brand_name: 'Sonarys' } },
  }) as unknown as SkuWithProduct;
