import type { Database } from '../data/Database.ts';
import { isDatabaseAway } from '../data/isDatabaseAway.ts';
import { CatalogueWriter } from '../data/catalogue/CatalogueWriter.ts';
import type { BrandRecord, CatalogueBatch, GroupRecord, ProductRecord } from '../data/catalogue/records.ts';
import { type DecimalSign, type FileSign, namedSign, signIn } from './amounts.ts';
import { BrokenOff } from './BrokenOff.ts';
import { CatalogueIndex, type KnownProduct } from './CatalogueIndex.ts';
import { readDecimalSign } from './decimalSign.ts';
import type { ImportRow } from './importRow.ts';
import { productRecord } from './productRecord.ts';
import { UnreadableFile } from './readLines.ts';
import { readRows, type FileRow } from './readRows.ts';
import { BadRow, parseRow } from './importRow.ts';

export interface ImportReport {
  rows: number;
  products: number;
  added: number;
  variants: number;
  refused: number;
}

export interface ImportListener {
  refused(line: number, reason: string): void;
  progress(report: ImportReport): void;
}

type Rows = [ImportRow, ...ImportRow[]];

const BATCH_ROWS = 1_000;

/** Takes a merchant's file into the catalogue: row by row, in batches, whatever its length. */
export class CatalogueImport {
  readonly #writer: CatalogueWriter;
  readonly #index: CatalogueIndex;
  readonly #listener: ImportListener;
  readonly #report: ImportReport = { rows: 0, products: 0, added: 0, variants: 0, refused: 0 };
  readonly #begun = new Date();
  /** Part number -> the rows of that product, in the batch being filled. */
  #open = new Map<string, Rows>();
  #skuCodes = new Set<string>();
  #waiting = 0;

  /** Of prices, where it was named; otherwise the file tells. */
  readonly #decimal: DecimalSign | null;

  constructor(db: Database, listener: ImportListener, decimal: DecimalSign | null = null) {
    this.#writer = new CatalogueWriter(db);
    this.#index = new CatalogueIndex(db);
    this.#listener = listener;
    this.#decimal = decimal;
  }

  /** `stop` breaks it off before the next row, for the reason that it has, which is a BrokenOff. */
  async run(path: string, stop?: AbortSignal): Promise<ImportReport> {
    const sign = this.#decimal ? namedSign(this.#decimal) : await readDecimalSign(path, stop);
    await this.#index.load();
    try {
      await this.#takeAll(path, sign, stop);
    } catch (error) {
      // Whole batches are in the store, which has to count them; the last product in hand may lack variants, and stays out.
      const isOver = error instanceof UnreadableFile || error instanceof BrokenOff;
      if (isOver && this.#report.rows > 0) await this.#writer.finish();
      throw error;
    }
    await this.#flush();
    await this.#writer.finish();
    return this.#report;
  }

  async #takeAll(path: string, sign: FileSign, stop?: AbortSignal): Promise<void> {
    for await (const row of readRows(path)) {
      stop?.throwIfAborted();
      this.#report.rows += 1;
      const parsed = this.#parse(row, sign);
      if (!parsed) continue;
      // Rows of one product stand together; a full batch waits until the product is complete.
      if (this.#waiting >= BATCH_ROWS && !this.#open.has(parsed.code)) await this.#flush();
      this.#take(parsed);
    }
  }

  #parse(row: FileRow, sign: FileSign): ImportRow | null {
    if ('fault' in row) return this.#refuse(row.line, row.fault);
    sign.sign ??= signIn(row.fields.price);
    try {
      return parseRow(row.line, row.fields, sign);
    } catch (error) {
      if (error instanceof BadRow) return this.#refuse(row.line, error.message);
      throw error;
    }
  }

  #take(row: ImportRow): void {
    if (this.#skuCodes.has(row.skuCode)) {
      this.#refuse(row.line, `sku_code "${row.skuCode}" stands twice in the file`);
      return;
    }
    this.#skuCodes.add(row.skuCode);
    const rows = this.#open.get(row.code);
    if (rows) rows.push(row);
    else this.#open.set(row.code, [row]);
    this.#waiting += 1;
  }

  #refuse(line: number, reason: string): null {
    this.#report.refused += 1;
    this.#listener.refused(line, reason);
    return null;
  }

  async #flush(): Promise<void> {
    const products = [...this.#open.values()];
    this.#open = new Map();
    this.#skuCodes = new Set();
    this.#waiting = 0;
    if (products.length > 0) await this.#write(products);
    this.#listener.progress(this.#report);
  }

  // A batch that the database refuses is tried product by product, so that the others come in.
  async #write(products: Rows[]): Promise<void> {
    const { batch, taken, added } = await this.#resolve(products);
    try {
      await this.#writer.write(batch);
    } catch (error) {
      // Nothing is wrong with the rows: all that follow would be refused for the same.
      if (isDatabaseAway(error)) throw error;
      this.#index.forget(batch);
      if (products.length > 1) for (const rows of taken) await this.#write([rows]);
      else this.#refuse(products[0]![0].line, reasonOf(error));
      return;
    }
    this.#report.products += batch.products.length;
    this.#report.variants += batch.products.reduce((all, product) => all + product.skus.length, 0);
    this.#report.added += added;
  }

  async #resolve(all: Rows[]): Promise<{ batch: Required<CatalogueBatch>; taken: Rows[]; added: number }> {
    const codes = all.map(([first]) => first.code);
    const { ids, known } = await this.#index.productIds(codes);
    const accessories = await this.#accessoryIds(all, ids);
    const skus = await this.#index.skus(all.flatMap((rows) => rows.map((row) => row.skuCode)));
    const brands: BrandRecord[] = [];
    const groups: GroupRecord[] = [];
    const products: ProductRecord[] = [];
    const taken: Rows[] = [];
    for (const rows of all) {
      const [first] = rows;
      const id = ids.get(first.code)!;
      const before = known.get(first.code);
      if (this.#refuseApart(rows, before)) continue;
      const own = rows.filter((row) => (skus.get(row.skuCode)?.product_id ?? id) === id);
      for (const row of rows)
        if (!own.includes(row)) this.#refuse(row.line, `sku_code "${row.skuCode}" belongs to another product`);
      if (!isFilled(own)) continue;
      taken.push(own);
      products.push(
        productRecord(own, {
          ...{ id, since: new Date(before?.created_at ?? this.#begun).toISOString() },
          brand_id: this.#index.brandId(first.brand, first.brandCountry, brands),
          group_id: this.#index.groupId(first.groupPath, groups),
          accessory_ids: first.accessories.flatMap((code) => accessories.get(code) ?? []),
          skuId: (code) => skus.get(code)?.id ?? this.#index.newSkuId(),
        }),
      );
    }
    // A product of which every row was refused is not among them.
    const added = products.filter(({ code }) => !known.has(code)).length;
    return { batch: { brands, groups, products }, taken, added };
  }

  // What came in with a batch before this one would be replaced, its variants and all.
  #refuseApart(rows: Rows, before: KnownProduct | undefined): boolean {
    const isApart = before !== undefined && new Date(before.updated_at) >= this.#begun;
    for (const { line, code } of isApart ? rows : [])
      this.#refuse(line, `code "${code}" stands above already, and its rows have to stand together`);
    return isApart;
  }

  // An accessory is known if it came earlier, in this batch or in another; a second run knows them all.
  async #accessoryIds(all: Rows[], ids: Map<string, number>): Promise<Map<string, number>> {
    const codes = [...new Set(all.flatMap(([first]) => first.accessories))].filter((code) => !ids.has(code));
    return codes.length === 0 ? ids : new Map([...ids, ...(await this.#index.knownProductIds(codes))]);
  }
}

const isFilled = (rows: ImportRow[]): rows is Rows => rows.length > 0;

/** The innermost message: drivers wrap what happened into "Failed query". */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
