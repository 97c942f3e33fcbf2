import type { ProductRecord } from '../../../server/modules/catalogue/writing/records.ts';
import type { BrandSeed } from '../outline/brands.ts';
import type { Leaf } from '../outline/Leaf.ts';

/** A product before its ids and relations are complete. */
export interface Draft {
  leaf: Leaf;
  brand: BrandSeed;
  model: string;
  type: number;
  record: ProductRecord;
}
