import type { Database } from '../platform/database/Database.ts';
import { isConnectionError } from '../platform/database/connectionErrors.ts';
import { storedCurrency } from '../modules/company/currency.ts';
import { CatalogueWriter } from '../modules/catalogue/writing/CatalogueWriter.ts';
import { type DecimalSign, fileSignOf } from './rows/values/amounts.ts';
import { decimalSignOf } from './rows/values/priceUnit.ts';
import type { ImportListener, ImportReport } from './ImportListener.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';
import { Accessories } from './rows/Accessories.ts';
import { BatchResolver, isWrittenSince, type ResolverParts } from './BatchResolver.ts';
import { CatalogueIndex, goodsKey } from './CatalogueIndex.ts';
import { GoodsOnSale } from './GoodsOnSale.ts';
import { ImportBatch, type Rows } from './ImportBatch.ts';
import { BadRow } from './rows/BadRow.ts';
import { type ImportRow, parseRow, type RowOptions } from './rows/importRow.ts';
import { type ColumnChoices, NO_CHOICES } from './file/headings/columnPlan.ts';
import { UnreadableFile } from './file/readLines.ts';
import type { FileFormat, FileOptions, FileRow } from './file/fileRow.ts';
import { type ReadRows, rowReader } from './file/readRows.ts';
import { surveyFile } from './file/surveyFile.ts';
import { type NamedProduct, productOf, RefusedRows } from './rows/RefusedRows.ts';
import { DOCUMENTS } from './files/documents.ts';
import { pictureSources } from './files/fileSources.ts';
import { PICTURES } from './files/pictures.ts';
import { type FileParts, ProductFiles } from './files/ProductFiles.ts';
import { SimilarGoods } from './SimilarGoods.ts';
import { WithdrawnRows } from './rows/WithdrawnRows.ts';
import { causeText } from '../platform/errorText.ts';

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
  /** Changes what the file has columns for, of goods that the store has; adds and retires nothing. */
  isUpdate?: boolean;
  /** Loads the pictures that the file names; without it products keep none. */
  pictures?: FileParts;
  /** The same of documents. */
  documents?: FileParts;
  /** Rows per batch; tests set a smaller one. */
  batchRows?: number;
}

/** Facts about the whole file that its rows are read by. */
type FileMeaning = Pick<RowOptions, 'money' | 'groupSeparator'>;
/** A row's line in the file, and its cells as the file has them. */
type Placed = Pick<ImportRow, 'line' | 'source'>;

const BATCH_ROWS = 1_000;
/** The planner's statistics are updated after this number of products, and after each tenfold. */
const FIRST_ANALYSIS = 10_000;

/** Imports a merchant's file into the catalogue: streams rows and writes them in batches, whatever its length. */
export class CatalogueImport {
  readonly #db: Database;
  /** Null in a trial. */
  readonly #writer: CatalogueWriter | null;
  readonly #index: CatalogueIndex;
  readonly #listener: ImportListener;
  readonly #options: ImportOptions;
  readonly #report: ImportReport = { rows: 0, products: 0, added: 0, variants: 0, refused: 0, retired: 0 };
  readonly #startedAt = new Date();
  readonly #refused = new RefusedRows();
  readonly #withdrawn: WithdrawnRows;
  readonly #similar: SimilarGoods;
  readonly #accessories = new Accessories();
  readonly #pictures: ResolverParts['pictures'];
  readonly #documents: ResolverParts['documents'];
  readonly #resolver: BatchResolver;
  /** Null outside of an update. */
  readonly #goods: GoodsOnSale | null;
  /** Products with refused rows that an earlier batch may have written. */
  #toRestore: NamedProduct[] = [];
  #batch = new ImportBatch();
  #nextAnalysis = FIRST_ANALYSIS;
  /** The row before, to which a row of further pictures belongs; null where it was refused. */
  #last: ImportRow | null = null;

  constructor(db: Database, listener: ImportListener, options: ImportOptions = {}) {
    this.#db = db;
    this.#options = options;
    this.#writer = options.isTrial ? null : new CatalogueWriter(db);
    this.#index = new CatalogueIndex(db, options.isTrial);
    this.#listener = listener;
    this.#similar = new SimilarGoods(db, listener, options.isTrial === true);
    const parts = (of: FileParts | undefined): FileParts | null => (options.isTrial ? null : (of ?? null));
    this.#pictures = new ProductFiles(PICTURES, parts(options.pictures), listener);
    this.#documents = new ProductFiles(DOCUMENTS, parts(options.documents), listener);
    this.#withdrawn = new WithdrawnRows(options.isUpdate);
    const refuseRow = (row: ImportRow, reason: string): null => this.#refuseRow(row, reason);
    this.#goods = options.isUpdate ? new GoodsOnSale(this.#index, refuseRow) : null;
    this.#resolver = new BatchResolver({
      index: this.#index,
      accessories: this.#accessories,
      pictures: this.#pictures,
      documents: this.#documents,
      refused: this.#refused,
      listener,
      startedAt: this.#startedAt,
      isUpdate: options.isUpdate === true,
      refuseRow,
    });
  }

  /** Imports a file. `stop` aborts before the next row, with an ImportInterrupted as its reason. */
  async run(path: string, stop?: AbortSignal): Promise<ImportReport> {
    const { decimal, groupSeparator = null, encoding = null, more = [] } = this.#options;
    const currency = await storedCurrency(this.#db);
    const file: FileOptions = { ...NO_CHOICES, ...this.#options, encoding, currency, more };
    const readRow = rowReader(path, file);
    const asksForSeparator = groupSeparator === null;
    const declaredSign = decimal ? fileSignOf(decimal) : null;
    // To read the file twice takes time: not where both are named.
    const survey =
      declaredSign && !asksForSeparator
        ? declaredSign
        : await surveyFile(path, readRow, { currency, asksForSeparator, stop });
    const money = { ...(declaredSign ?? survey), currency };
    await this.#index.load();
    try {
      await this.#takeAll(readRow, { money, groupSeparator: groupSeparator || null }, stop);
    } catch (error) {
      // Complete batches are in the store and must be counted; the last product may lack variants, so it is dropped.
      const isOver = error instanceof UnreadableFile || error instanceof ImportInterrupted;
      if (isOver && this.#report.rows > 0) await this.#finish();
      throw error;
    }
    await this.#flush();
    this.#report.retired = await this.#withdrawn.retire(this.#index, this.#writer, {
      startedAt: this.#startedAt,
      isKept: (product) => this.#refused.keepsVariants(product),
    });
    await this.#finish();
    await this.#pictures.loadAll(this.#writer, stop);
    await this.#documents.loadAll(this.#writer, stop);
    return this.#report;
  }

  async #finish(): Promise<void> {
    await this.#restore();
    await this.#accessories.resolve(this.#index, this.#writer, this.#listener);
    await this.#writer?.finish();
  }

  async #takeAll(read: ReadRows, fileMeaning: FileMeaning, stop: AbortSignal | undefined): Promise<void> {
    const { batchRows = BATCH_ROWS, isUpdate = false } = this.#options;
    let columns: ReadonlySet<string> = new Set();
    const open = (format: FileFormat): void => {
      columns = format.columns;
      this.#listener.opened?.(format);
    };
    for await (const row of read(open)) {
      stop?.throwIfAborted();
      this.#report.rows += 1;
      const parsed = this.#parse(row, { ...fileMeaning, columns, isUpdate });
      if (this.#toRestore.length >= batchRows) await this.#restore();
      if (!parsed) continue;
      // Rows of a product are adjacent; a full batch waits until its last product is complete.
      if (this.#batch.size >= batchRows && !this.#batch.has(parsed)) await this.#flush();
      this.#refused.pass();
      if (this.#batch.add(parsed)) this.#last = parsed;
      else {
        const owner = parsed.brand === '' ? '' : ` of ${parsed.brand}`;
        this.#refuseRow(parsed, `the variant "${parsed.skuCode}"${owner} appears twice in the file`);
      }
    }
  }

  #parse(row: FileRow, options: Omit<RowOptions, 'note'>): ImportRow | null {
    const note = (about: string, text: string): void => this.#listener.noted?.(row.line, about, text);
    if (!('leftOut' in row)) this.#last = null;
    if ('fault' in row) return this.#refuseUnread(row, row.fault);
    if ('leftOut' in row) {
      if (row.pictures !== undefined) this.#last?.pictures.push(...pictureSources(row.pictures));
      if (row.withdrawn) this.#withdrawn.note(row.line, row.withdrawn);
      return (note('row', row.leftOut), null);
    }
    const { money } = options;
    if (row.doubt) note(...row.doubt);
    money.sign ??= decimalSignOf(row.fields['price'], money.currency);
    try {
      return parseRow(row, { ...options, note });
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
    if (this.#options.isUpdate) return this.#refuse(row, reason);
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
    const readProducts = this.#batch.products;
    this.#batch = new ImportBatch();
    await this.#restore();
    const products = this.#goods ? await this.#goods.match(readProducts.flat()) : readProducts;
    if (products.length > 0) {
      await this.#similar.report(products.flat());
      await this.#write(products);
      await this.#analyse();
    }
    this.#refused.endBatch();
    this.#listener.progress(this.#report);
  }

  async #analyse(): Promise<void> {
    if (this.#report.products < this.#nextAnalysis) return;
    this.#nextAnalysis *= 10;
    await this.#writer?.analyse();
  }

  // A refused row may follow long after its product was written; restore the variants that were retired.
  async #restore(): Promise<void> {
    const productsToRestore = this.#toRestore;
    this.#toRestore = [];
    if (productsToRestore.length === 0 || !this.#writer) return;
    const stored = await this.#index.products([...new Set(productsToRestore.map(({ code }) => code))]);
    const codes = new Set(productsToRestore.flatMap(({ code, brand }) => (brand === null ? [code] : [])));
    const keys = new Set(productsToRestore.map(({ code, brand }) => goodsKey(brand ?? '', code)));
    const writtenHere = [...stored].filter(
      ([key, product]) => (keys.has(key) || codes.has(product.code)) && isWrittenSince(this.#startedAt, product),
    );
    const ids = writtenHere.map(([, { id }]) => id);
    if (ids.length > 0) await this.#writer.restoreVariants(ids, this.#startedAt);
  }

  // If the database rejects a batch, its products are written one by one, so that the others succeed.
  async #write(products: Rows[]): Promise<void> {
    const { batch, accepted, added } = await this.#resolver.resolve(products);
    try {
      const brands = accepted.map(([{ brand }]) => brand);
      if (this.#writer) await this.#writer.write(batch);
      else this.#index.simulateWrite(brands, batch);
    } catch (error) {
      // A connection error would make every following row fail, too.
      if (isConnectionError(error)) throw error;
      this.#index.forget(batch);
      if (products.length > 1) for (const rows of accepted) await this.#write([rows]);
      else this.#refuseRow(products[0]![0], causeText(error));
      return;
    }
    this.#report.products += batch.products.length;
    this.#report.variants += batch.products.reduce((all, product) => all + product.skus.length, 0);
    this.#report.added += added;
  }
}
