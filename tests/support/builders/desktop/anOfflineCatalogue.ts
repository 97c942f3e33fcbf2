import type { Head } from '../../../../electron/main/catalogue/CatalogueFile.ts';
import type { OfflineProduct } from '../../../../shared/contract/schemas/offlineCatalogue.ts';
import type { CatalogueView } from '../../../../shared/ipc/catalogue.ts';
import { aBrand, aConfig, aGroup, aProduct } from '../aProduct.ts';

const GROUP = 12;

/** A probe as it is stored on the disk. */
export function anOfflineProduct(id: number): OfflineProduct {
  const code = `CX5-${id}C`;
  const texts = { description: '', summary: '', warranty_months: 12, origin: 'DE' };
  const dates = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' };
  const sku = {
    id: id * 100,
    product_id: id,
    code: `${code}-A`,
    sku_name: '标准',
    specs: [],
    gtin: null,
    pack_size: 1,
  };
  return {
    ...aProduct({ id, code, en_product_name: `Probe ${id}`, sku_id: sku.id }),
    ...texts,
    ...dates,
    pictures: [],
    specs: [],
    fits: [],
    documents: [],
    accessory_ids: [],
    skus: [{ ...sku, stock: 1, delivery_days: id, is_priced: true }],
  };
}

/** The client's view of its offline catalogue; by default nothing is stored. */
export const aCatalogueView = (view: Partial<CatalogueView> = {}): CatalogueView => ({
  at: null,
  products: 0,
  total: 0,
  pictures: 0,
  isServing: false,
  isFetching: false,
  hasFailed: false,
  ...view,
});

/** The head of an offline catalogue of three products. */
export const aHead = (): Head => ({
  stamp: 'as it is',
  state: { stamp: 's', total: 3, groups: [aGroup(GROUP, 'Convex Probes')], brands: [aBrand(3, 'Sonarys')] },
  answers: [{ name: 'readConfig', payload: {}, data: aConfig }],
});

/** Products as the store sends them, page by page. */
export async function* inPages(...pages: OfflineProduct[][]): AsyncGenerator<OfflineProduct[]> {
  for (const page of pages) yield await Promise.resolve(page);
}
