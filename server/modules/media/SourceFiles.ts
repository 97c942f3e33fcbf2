import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import { productDocuments, productPictures } from './schema.ts';

const FILE_SCHEME = 'file:';
/** The source of a file's version: its name, size in bytes and time of change. */
export const fileSource = (file: string, size: number, mtimeMs: number): string =>
  `${FILE_SCHEME}${file}:${size}:${Math.round(mtimeMs)}`;

/** A file of a product as the store keeps it. */
export interface StoredFile {
  /** Made of the content: files by it never change. */
  key: string;
  content: Buffer;
}

/** Files of imported products, in the database so that every instance and every backup has them. */
export class SourceFiles {
  readonly #db: Executor;
  readonly #table: typeof productPictures | typeof productDocuments;
  readonly #shownKeys: SQL;

  /** `shownKeys`: a query of the keys that products show. */
  constructor(db: Executor, table: typeof productPictures | typeof productDocuments, shownKeys: SQL) {
    this.#db = db;
    this.#table = table;
    this.#shownKeys = shownKeys;
  }

  /** Returns the content of a file; null if there is none with this key. */
  async contentOf(key: string): Promise<Uint8Array | null> {
    const [row] = await this.#db
      .select({ content: this.#table.content })
      .from(this.#table)
      .where(eq(this.#table.key, key))
      .limit(1);
    return row?.content ?? null;
  }

  /** Returns the keys of the files that were read from these sources; none for a source that is new. */
  async keysOf(sources: readonly string[]): Promise<Map<string, string>> {
    if (sources.length === 0) return new Map();
    const rows = await this.#db
      .select({ source: this.#table.source, key: this.#table.key })
      .from(this.#table)
      .where(inArray(this.#table.source, [...sources]));
    return new Map(rows.map(({ source, key }) => [source, key]));
  }

  /** Returns the keys of the newest versions of these files, whatever their size and time; none for a file that is new. */
  async keysOfFiles(files: readonly string[]): Promise<Map<string, string>> {
    if (files.length === 0) return new Map();
    const { rows } = await this.#db.execute<{ file: string; key: string }>(sql`
      select distinct on (file) file, key from (
        select regexp_replace(substr(source, ${FILE_SCHEME.length + 1}), ':[0-9]+:[0-9]+$', '') as file, key, created_at
        from ${this.#table} where starts_with(source, ${FILE_SCHEME})
      ) versions where file = any(${textArray([...files])}) order by file, created_at desc`);
    return new Map(rows.map(({ file, key }) => [file, key]));
  }

  /** Stores the file of a source, instead of an earlier one. */
  async write(source: string, { key, content }: StoredFile, now: Date): Promise<void> {
    await this.#db
      .insert(this.#table)
      .values({ source, key, content, createdAt: now })
      .onConflictDoUpdate({ target: this.#table.source, set: { key, content, createdAt: now } });
  }

  /** Deletes files that no product shows. */
  async removeUnused(): Promise<void> {
    await this.#db.execute(sql`delete from ${this.#table} where key not in (${this.#shownKeys})`);
  }
}

/** The pictures of imported products, as WebP. */
export const storedPictures = (db: Executor): SourceFiles =>
  new SourceFiles(
    db,
    productPictures,
    sql`
      select substr(split_part(picture->>'src', '-{w}', 1), ${'/media/p/'.length + 1}::int)
      from products, jsonb_array_elements(detail->'pictures') picture where picture->>'src' is not null`,
  );

/** The documents of imported products, as PDF. */
export const storedDocuments = (db: Executor): SourceFiles =>
  new SourceFiles(
    db,
    productDocuments,
    sql`select split_part(url, '/', 4) from documents where starts_with(url, '/media/d/')`,
  );
