import type { Picture } from '../../shared/contract/wireTypes.ts';
import type {
  BrandRecord,
  CatalogueBatch,
  DocumentRecord,
  GroupRecord,
  ProductRecord,
} from '../modules/catalogue/writing/records.ts';
import { type CatalogueIndex, goodsKey, type KnownProduct, type KnownSku } from './CatalogueIndex.ts';
import type { Rows } from './ImportBatch.ts';
import type { ImportListener } from './ImportListener.ts';
import type { Accessories } from './rows/Accessories.ts';
import { BadRow } from './rows/BadRow.ts';
import type { ImportRow } from './rows/importRow.ts';
import { productRecord } from './rows/productRecord.ts';
import type { NamedDocument } from './rows/documentsIn.ts';
import type { ProductFiles } from './files/ProductFiles.ts';
import type { RefusedRows } from './rows/RefusedRows.ts';

export interface ResolverParts {
  index: CatalogueIndex;
  accessories: Accessories;
  pictures: ProductFiles<{ source: string }, Picture>;
  documents: ProductFiles<NamedDocument, DocumentRecord>;
  refused: RefusedRows;
  listener: ImportListener;
  /** When the import began: what was written since then is its own. */
  startedAt: Date;
  /** True if the file changes goods that the store has, and neither adds nor retires any. */
  isUpdate: boolean;
  refuseRow: (row: ImportRow, reason: string) => void;
}

export interface ResolvedBatch {
  batch: Required<CatalogueBatch>;
  /** The rows of each product of the batch. */
  accepted: Rows[];
  /** How many products the store did not have. */
  added: number;
}

/** The batch's products in the store, with the ids of new ones. */
interface StoredGoods {
  products: Map<string, KnownProduct>;
  ids: Map<string, number>;
  skus: Map<string, KnownSku>;
  skuIds: Map<string, number>;
  /** Ids of products whose variants are exactly those of the batch. */
  complete: ReadonlySet<number>;
  goods: ReadonlyMap<string, { id: number }>;
}

/** True if a product was written since a moment. */
export const isWrittenSince = (startedAt: Date, { updated_at }: KnownProduct): boolean =>
  new Date(updated_at) >= startedAt;

/** Turns rows into records to write, with the ids that the store has for them or new ones. */
export class BatchResolver {
  readonly #parts: ResolverParts;

  constructor(parts: ResolverParts) {
    this.#parts = parts;
  }

  /** Looks the rows up in the store, refuses those that belong to other products, and gives ids to what is new. */
  async resolve(all: readonly Rows[]): Promise<ResolvedBatch> {
    const stored = await this.#storedGoodsOf(all);
    const accepted = all.flatMap((rows) => this.#acceptedRows(rows, stored));
    const brands: BrandRecord[] = [];
    const groups: GroupRecord[] = [];
    const products: ProductRecord[] = [];
    const withIds = accepted.map((rows) => ({ id: stored.ids.get(goodsKey(rows[0].brand, rows[0].code))!, rows }));
    const pictures = await this.#parts.pictures.storedOf(withIds);
    const documents = await this.#parts.documents.storedOf(withIds);
    for (const rows of accepted) {
      const [first] = rows;
      const key = goodsKey(first.brand, first.code);
      const similar = this.#parts.index.similarBrand(first.brand);
      if (similar !== null)
        this.#parts.listener.noted?.(first.line, 'brand', `"${first.brand}" is new, and looks like "${similar}"`);
      const id = stored.ids.get(key)!;
      const since = new Date(stored.products.get(key)?.created_at ?? this.#parts.startedAt).toISOString();
      products.push(
        productRecord(rows, {
          id,
          since,
          keepsOthers: this.#parts.isUpdate || this.#parts.refused.keepsVariants(first),
          brand_id: await this.#parts.index.brandId(first.brand, first.brandCountry, brands),
          group_id: this.#parts.isUpdate
            ? stored.products.get(key)!.group_id
            : await this.#parts.index.groupId(first.groupPath, groups),
          accessory_ids: this.#parts.accessories.idsOf(rows, id, stored.goods),
          pictures: pictures.get(id) ?? [],
          documents: documents.get(id) ?? [],
          skuId: (code) => stored.skuIds.get(goodsKey(first.brand, code))!,
        }),
      );
    }
    // Excludes products of which every row was refused.
    const addedCount = accepted.filter(([first]) => !stored.products.has(goodsKey(first.brand, first.code))).length;
    return { batch: { brands, groups, products }, accepted, added: addedCount };
  }

  async #storedGoodsOf(all: readonly Rows[]): Promise<StoredGoods> {
    const firsts = all.map(([first]) => first);
    const accessories = firsts.flatMap((first) => first.accessories);
    const products = await this.#parts.index.products([
      ...new Set([...firsts.map(({ code }) => code), ...accessories]),
    ]);
    const ids = await this.#idsOf(
      'products',
      firsts.map(({ brand, code }) => goodsKey(brand, code)),
      products,
    );
    const rows = all.flat();
    const skus = await this.#parts.index.skus([...new Set(rows.map(({ skuCode }) => skuCode))]);
    const skuIds = await this.#idsOf(
      'skus',
      rows.map(({ brand, skuCode }) => goodsKey(brand, skuCode)),
      skus,
    );
    const goods = new Map([...products, ...Array.from(ids, ([key, id]) => [key, { id }] as const)]);
    const complete = new Set(all.flatMap((rows) => this.#completeId(rows, { products, skus })));
    return { products, ids, skus, skuIds, goods, complete };
  }

  #completeId(rows: Rows, { products, skus }: Pick<StoredGoods, 'products' | 'skus'>): number[] {
    const [{ brand, code }] = rows;
    const before = products.get(goodsKey(brand, code));
    if (!before || isWrittenSince(this.#parts.startedAt, before) || this.#parts.refused.keepsVariants(rows[0]))
      return [];
    const hasOwn = rows.some(({ skuCode }) =>
      [before.id, undefined].includes(skus.get(goodsKey(brand, skuCode))?.product_id),
    );
    return hasOwn ? [before.id] : [];
  }

  async #idsOf(
    table: 'products' | 'skus',
    keys: string[],
    existingIds: ReadonlyMap<string, { id: number }>,
  ): Promise<Map<string, number>> {
    const fresh = await this.#parts.index.newIds(table, keys.filter((key) => !existingIds.has(key)).length);
    return new Map(keys.map((key) => [key, existingIds.get(key)?.id ?? fresh.shift()!]));
  }

  /** Returns the acceptable rows of a product; none for a product that an earlier batch wrote. */
  #acceptedRows(rows: Rows, stored: StoredGoods): Rows[] {
    const [{ brand, code }] = rows;
    const key = goodsKey(brand, code);
    const before = stored.products.get(key);
    // Writing it again would retire its other variants.
    const isApart = !this.#parts.isUpdate && before !== undefined && isWrittenSince(this.#parts.startedAt, before);
    const free = rows.filter((row) => !isApart && this.#isFree(stored, stored.ids.get(key)!, row));
    for (const row of rows)
      if (isApart)
        this.#parts.refuseRow(
          row,
          `code "${code}" appears above already; put all rows of a product next to each other`,
        );
      else if (!free.includes(row)) this.#parts.refuseRow(row, `sku_code "${row.skuCode}" belongs to another product`);
    const completedRows = free.flatMap((row) =>
      this.#withStoredPack(row, stored.skus.get(goodsKey(row.brand, row.skuCode))),
    );
    return completedRows.length > 0 ? [completedRows as Rows] : [];
  }

  /**
   * Prices a row by the pack that the store has, where the file names none. Refuses a pack of another size without a price, and
   * a new price of which the file does not say whether it is of a piece or of that pack.
   */
  #withStoredPack(row: ImportRow, sku: KnownSku | undefined): ImportRow[] {
    const { columns, packSize, pieceUnit, price, priceOfPack } = row;
    if (sku === undefined || sku.pack_size === packSize) return [row];
    try {
      if (!columns.has('pack_size')) {
        if (priceOfPack) return [{ ...row, price: priceOfPack(sku.pack_size) }];
        if (pieceUnit === null || price === null || price === sku.price) return [row];
        throw new BadRow(
          `the price may be of one piece ("${pieceUnit}") or of the pack of ${sku.pack_size} that the store has: add a column pack_size, or leave the column of units aside with --map`,
        );
      }
      if (columns.has('price') || sku.price === null) return [row];
      throw new BadRow(
        `pack_size is ${packSize} and was ${sku.pack_size}: the file must have the price of the new pack`,
      );
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.#parts.refuseRow(row, error.message);
      return [];
    }
  }

  /** True if no other product has the variant, or had it and loses it in this batch, where each number is unique. */
  #isFree({ skus, complete }: StoredGoods, productId: number, { brand, skuCode }: ImportRow): boolean {
    const sku = skus.get(goodsKey(brand, skuCode));
    return sku === undefined || sku.product_id === productId || !sku.isSold || complete.has(sku.product_id);
  }
}
