import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { LineCatalogue, NumberRow } from '../../../shared/orderPad/resolveLines.ts';
import type { PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import type { OpenFile } from './CatalogueFile.ts';

type Source = Pick<OpenFile, 'index' | 'product'>;

/** The kept catalogue as the lines of an order pad are looked up in it. It has nothing that is no longer sold. */
export class OfflineLines implements LineCatalogue {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  async numbersWith(keys: readonly string[]): Promise<NumberRow[]> {
    return (await this.#source.index.wholeNumbers([...new Set(keys)])).map(numberRow);
  }

  numbersNear(keys: readonly string[]): Promise<NumberRow[]> {
    return Promise.resolve(keys.flatMap((key) => this.#source.index.numbersNear(key)).map(numberRow));
  }

  async variants({
    skuIds,
    productIds,
  }: {
    skuIds: readonly number[];
    productIds: readonly number[];
  }): Promise<SkuWithProduct[]> {
    const skuIdSet = new Set(skuIds);
    const products = new Set(productIds);
    const holding = this.#source.index.products.filter(
      ({ item, skuIds: own }) => products.has(item.id) || own.some((id) => skuIdSet.has(id)),
    );
    const skuLists = holding.map(async ({ item }) => {
      const skus = (await this.#source.product(item.id))?.skus ?? [];
      return skus
        .filter(({ id }) => products.has(item.id) || skuIdSet.has(id))
        .map((sku) => ({ ...sku, product: item }));
    });
    return (await Promise.all(skuLists)).flat();
  }
}

const numberRow = ({ key, value, id, sku_id, field }: PartRow): NumberRow => ({
  key,
  code: value,
  product_id: id,
  sku_id,
  is_retired: false,
  is_successor: field === 'replaces',
});
