import type { Database } from '../platform/database/Database.ts';
import { isConnectionError } from '../platform/database/connectionErrors.ts';
import { storedCurrency } from '../modules/company/currency.ts';
import { CatalogueWriter } from '../modules/catalogue/writing/CatalogueWriter.ts';
import type { BrandRecord, CatalogueBatch, GroupRecord, ProductRecord } from '../modules/catalogue/writing/records.ts';
import { type DecimalSign, namedSign, signIn } from './rows/amounts.ts';
import type { ImportListener, ImportReport } from './ImportListener.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';
import { Accessories } from './rows/Accessories.ts';
import { CatalogueIndex, goodsKey, type KnownProduct, type KnownSku } from './CatalogueIndex.ts';
import { ImportBatch, type Rows } from './ImportBatch.ts';
import { reasonOf } from './reasonOf.ts';
import { BadRow, type ImportRow, parseRow, type RowOptions } from './rows/importRow.ts';
import { productRecord } from './rows/productRecord.ts';
import { type ColumnChoices, NO_CHOICES } from './file/headings/columnPlan.ts';
import { UnreadableFile } from './file/readLines.ts';
import type { FileOptions, FileRow } from './file/fileRow.ts';
import { type ReadRows, rowReader } from './file/readRows.ts';
import { surveyFile } from './file/surveyFile.ts';
import { type NamedProduct, productOf, RefusedRows } from './rows/RefusedRows.ts';
import { SimilarGoods } from './SimilarGoods.ts';
import { WithdrawnRows } from './rows/WithdrawnRows.ts';

export interface ImportOptions extends Partial<ColumnChoices> {
  /** Decimal sign of prices; null detects it from the file. */
  decimal?: DecimalSign | null;
  encoding?: string | null;
  /** Further files of a document of 1C. */
  more?: readonly string[];
  /**
   * The sign between the levels of a group. Null asks for it if the groups of the file seem to have one; '' says that they
   * have none.
   */
  groupSeparator?: string | null;
  /** Reads and checks all rows, and writes nothing. */
  isTrial?: boolean;
  /** Rows per batch; tests set a smaller one. */
  batchRows?: number;
}

/** A row's line in the file, and its cells as the file has them. */
type Placed = Pick<ImportRow, 'line' | 'source'>;

/** The batch's products in the store, with the ids of new ones. */
interface Known {
  products: Map<string, KnownProduct>;
  ids: Map<string, number>;
  skus: Map<string, KnownSku>;
  skuIds: Map<string, number>;
  /** Ids of products whose variants are exactly those of the batch. */
  complete: ReadonlySet<number>;
  goods: ReadonlyMap<string, { id: number }>;
}

const BATCH_ROWS = 1_000;

/** Imports a merchant's file into the catalogue: streams rows and writes them in batches, whatever its length. */
export class CatalogueImport {
  readonly #db: Database;
  /** Null in a trial. */
  readonly #writer: CatalogueWriter | null;
  readonly #index: CatalogueIndex;
  readonly #listener: ImportListener;
  readonly #options: ImportOptions;
  readonly #report: ImportReport = { rows: 0, products: 0, added: 0, variants: 0, refused: 0, retired: 0 };
  readonly #begun = new Date();
  readonly #refused = new RefusedRows();
  readonly #withdrawn = new WithdrawnRows();
  readonly #similar: SimilarGoods;
  readonly #accessories = new Accessories();
  /** Products with refused rows that an earlier batch may have written. */
  #toRestore: NamedProduct[] = [];
  #batch = new ImportBatch();

  constructor(db: Database, listener: ImportListener, options: ImportOptions = {}) {
    this.#db = db;
    this.#options = options;
    this.#writer = options.isTrial ? null : new CatalogueWriter(db);
    this.#index = new CatalogueIndex(db, options.isTrial);
    this.#listener = listener;
    this.#similar = new SimilarGoods(db, listener, options.isTrial === true);
  }

  /** Imports a file. `stop` aborts before the next row, with an ImportInterrupted as its reason. */
  async run(path: string, stop?: AbortSignal): Promise<ImportReport> {
    const { decimal, groupSeparator = null, encoding = null, more = [] } = this.#options;
    const currency = await storedCurrency(this.#db);
    const file: FileOptions = { ...NO_CHOICES, ...this.#options, encoding, currency, more };
    const read = rowReader(path, file);
    const asksForSeparator = groupSeparator === null;
    const named = decimal ? namedSign(decimal) : null;
    // To read the file twice takes time: not where both are named.
    const found =
      named && !asksForSeparator ? named : await surveyFile(path, read, { currency, asksForSeparator, stop });
    const money = { ...(named ?? found), currency };
    await this.#index.load();
    try {
      await this.#takeAll(read, { money, groupSeparator: groupSeparator || null }, stop);
    } catch (error) {
      // Complete batches are in the store and must be counted; the last product may lack variants, so it is dropped.
      const isOver = error instanceof UnreadableFile || error instanceof ImportInterrupted;
      if (isOver && this.#report.rows > 0) await this.#finish();
      throw error;
    }
    await this.#flush();
    this.#report.retired = await this.#withdrawn.retire(this.#index, this.#writer, {
      begun: this.#begun,
      isKept: (product) => this.#refused.keepsVariants(product),
    });
    await this.#finish();
    return this.#report;
  }

  async #finish(): Promise<void> {
    await this.#restore();
    await this.#accessories.resolve(this.#index, this.#writer, this.#listener);
    await this.#writer?.finish();
  }

  async #takeAll(read: ReadRows, how: Omit<RowOptions, 'note'>, stop: AbortSignal | undefined): Promise<void> {
    const { batchRows = BATCH_ROWS } = this.#options;
    for await (const row of read((format) => this.#listener.opened?.(format))) {
      stop?.throwIfAborted();
      this.#report.rows += 1;
      const parsed = this.#parse(row, how);
      if (this.#toRestore.length >= batchRows) await this.#restore();
      if (!parsed) continue;
      // Rows of a product are adjacent; a full batch waits until its last product is complete.
      if (this.#batch.size >= batchRows && !this.#batch.has(parsed)) await this.#flush();
      this.#refused.pass();
      if (!this.#batch.add(parsed))
        this.#refuseRow(parsed, `the variant "${parsed.skuCode}" of ${parsed.brand} appears twice in the file`);
    }
  }

  #parse(row: FileRow, how: Omit<RowOptions, 'note'>): ImportRow | null {
    const note = (about: string, what: string): void => this.#listener.noted?.(row.line, about, what);
    if ('fault' in row) return this.#refuseUnread(row, row.fault);
    if ('leftOut' in row) {
      if (row.withdrawn) this.#withdrawn.note(row.line, row.withdrawn);
      return (note('row', row.leftOut), null);
    }
    const { money } = how;
    if (row.doubt) note(...row.doubt);
    money.sign ??= signIn(row.fields['price'], money.currency);
    try {
      return parseRow(row, { ...how, note });
    } catch (error) {
      if (error instanceof BadRow) return this.#refuseUnread(row, error.message);
      throw error;
    }
  }

  #refuseUnread(row: FileRow, reason: string): null {
    const { line, values: source } = row;
    const product = productOf(row);
    if (product) return this.#refuseRow({ ...product, line, source }, reason);
    if (product === undefined) return this.#refuse({ line, source }, reason);
    this.#refused.noteUnclear();
    return this.#refuse({ line, source }, `${reason}; the products next to it keep their variants`);
  }

  #refuseRow(row: NamedProduct & Placed, reason: string): null {
    this.#refused.note(row);
    this.#toRestore.push(row);
    return this.#refuse(row, `${reason}; ${row.code} keeps its variants`);
  }

  #refuse({ line, source }: Placed, reason: string): null {
    this.#report.refused += 1;
    this.#listener.refused(line, reason, source);
    return null;
  }

  async #flush(): Promise<void> {
    const { products } = this.#batch;
    this.#batch = new ImportBatch();
    await this.#restore();
    if (products.length > 0) {
      await this.#similar.tell(products.flat());
      await this.#write(products);
    }
    this.#refused.endBatch();
    this.#listener.progress(this.#report);
  }

  // A refused row may follow long after its product was written; restore the variants that were retired.
  async #restore(): Promise<void> {
    const named = this.#toRestore;
    this.#toRestore = [];
    if (named.length === 0 || !this.#writer) return;
    const known = await this.#index.products([...new Set(named.map(({ code }) => code))]);
    const codes = new Set(named.flatMap(({ code, brand }) => (brand === null ? [code] : [])));
    const keys = new Set(named.map(({ code, brand }) => goodsKey(brand ?? '', code)));
    const written = [...known].filter(
      ([key, product]) => (keys.has(key) || codes.has(product.code)) && this.#isWritten(product),
    );
    const ids = written.map(([, { id }]) => id);
    if (ids.length > 0) await this.#writer.restoreVariants(ids, this.#begun);
  }

  #isWritten = ({ updated_at }: KnownProduct): boolean => new Date(updated_at) >= this.#begun;

  // If the database rejects a batch, its products are written one by one, so that the others succeed.
  async #write(products: Rows[]): Promise<void> {
    const { batch, taken, added } = await this.#resolve(products);
    try {
      const brands = taken.map(([{ brand }]) => brand);
      if (this.#writer) await this.#writer.write(batch);
      else this.#index.simulateWrite(brands, batch);
    } catch (error) {
      // A connection error would make every following row fail, too.
      if (isConnectionError(error)) throw error;
      this.#index.forget(batch);
      if (products.length > 1) for (const rows of taken) await this.#write([rows]);
      else this.#refuseRow(products[0]![0], reasonOf(error));
      return;
    }
    this.#report.products += batch.products.length;
    this.#report.variants += batch.products.reduce((all, product) => all + product.skus.length, 0);
    this.#report.added += added;
  }

  async #resolve(all: Rows[]): Promise<{ batch: Required<CatalogueBatch>; taken: Rows[]; added: number }> {
    const known = await this.#knownOf(all);
    const taken = all.flatMap((rows) => this.#takenOf(rows, known));
    const brands: BrandRecord[] = [];
    const groups: GroupRecord[] = [];
    const products: ProductRecord[] = [];
    for (const rows of taken) {
      const [first] = rows;
      const key = goodsKey(first.brand, first.code);
      const similar = this.#index.similarBrand(first.brand);
      if (similar !== null) this.#listener.noted?.(first.line, 'brand', `"${first.brand}" is new, and looks like "${similar}"`); // prettier-ignore
      const since = new Date(known.products.get(key)?.created_at ?? this.#begun).toISOString();
      products.push(
        productRecord(rows, {
          ...{ id: known.ids.get(key)!, since, keepsOthers: this.#refused.keepsVariants(first) },
          brand_id: await this.#index.brandId(first.brand, first.brandCountry, brands),
          group_id: await this.#index.groupId(first.groupPath, groups),
          accessory_ids: this.#accessories.idsOf(rows, known.ids.get(key)!, known.goods),
          skuId: (code) => known.skuIds.get(goodsKey(first.brand, code))!,
        }),
      );
    }
    // Excludes products of which every row was refused.
    const added = taken.filter(([first]) => !known.products.has(goodsKey(first.brand, first.code))).length;
    return { batch: { brands, groups, products }, taken, added };
  }

  async #knownOf(all: Rows[]): Promise<Known> {
    const firsts = all.map(([first]) => first);
    const accessories = firsts.flatMap((first) => first.accessories);
    const products = await this.#index.products([...new Set([...firsts.map(({ code }) => code), ...accessories])]);
    const ids = await this.#idsOf('products', firsts.map(({ brand, code }) => goodsKey(brand, code)), products); // prettier-ignore
    const rows = all.flat();
    const skus = await this.#index.skus([...new Set(rows.map(({ skuCode }) => skuCode))]);
    const skuIds = await this.#idsOf('skus', rows.map(({ brand, skuCode }) => goodsKey(brand, skuCode)), skus); // prettier-ignore
    const goods = new Map([...products, ...Array.from(ids, ([key, id]) => [key, { id }] as const)]);
    const complete = new Set(all.flatMap((rows) => this.#completeId(rows, { products, skus })));
    return { products, ids, skus, skuIds, goods, complete };
  }

  #completeId(rows: Rows, { products, skus }: Pick<Known, 'products' | 'skus'>): number[] {
    const [{ brand, code }] = rows;
    const before = products.get(goodsKey(brand, code));
    if (!before || this.#isWritten(before) || this.#refused.keepsVariants(rows[0])) return [];
    const hasOwn = rows.some(({ skuCode }) => [before.id, undefined].includes(skus.get(goodsKey(brand, skuCode))?.product_id)); // prettier-ignore
    return hasOwn ? [before.id] : [];
  }

  async #idsOf(
    table: 'products' | 'skus',
    keys: string[],
    known: ReadonlyMap<string, { id: number }>,
  ): Promise<Map<string, number>> {
    const fresh = await this.#index.newIds(table, keys.filter((key) => !known.has(key)).length);
    return new Map(keys.map((key) => [key, known.get(key)?.id ?? fresh.shift()!]));
  }

  /** Returns the acceptable rows of a product; none for a product that an earlier batch wrote. */
  #takenOf(rows: Rows, known: Known): Rows[] {
    const [{ brand, code }] = rows;
    const key = goodsKey(brand, code);
    const before = known.products.get(key);
    // Writing it again would retire its other variants.
    const isApart = before !== undefined && this.#isWritten(before);
    const own = rows.filter((row) => !isApart && this.#isFree(known, known.ids.get(key)!, row));
    for (const row of rows)
      if (isApart)
        this.#refuseRow(row, `code "${code}" appears above already; put all rows of a product next to each other`);
      else if (!own.includes(row)) this.#refuseRow(row, `sku_code "${row.skuCode}" belongs to another product`);
    return own.length > 0 ? [own as Rows] : [];
  }

  /** True if no other product has the variant, or had it and loses it in this batch, where each number is unique. */
  #isFree({ skus, complete }: Known, productId: number, { brand, skuCode }: ImportRow): boolean {
    const sku = skus.get(goodsKey(brand, skuCode));
    return sku === undefined || sku.product_id === productId || !sku.isSold || complete.has(sku.product_id);
  }
}
