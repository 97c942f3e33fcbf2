import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import type { StoredPicture } from './readPicture.ts';
import { productPictures } from './schema.ts';

const FILE_SCHEME = 'file:';
/** The source of a file's version: its name, size in bytes and time of change. */
export const fileSource = (file: string, size: number, mtimeMs: number): string =>
  `${FILE_SCHEME}${file}:${size}:${Math.round(mtimeMs)}`;

/** The pictures of imported products, in the database so that every instance and every backup has them. */
export class ProductPictures {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Returns the content of a picture as WebP; null if there is none with this key. */
  async contentOf(key: string): Promise<Uint8Array | null> {
    const [row] = await this.#db
      .select({ content: productPictures.content })
      .from(productPictures)
      .where(eq(productPictures.key, key))
      .limit(1);
    return row?.content ?? null;
  }

  /** Returns the keys of the pictures that were read from these sources; none for a source that is new. */
  async keysOf(sources: readonly string[]): Promise<Map<string, string>> {
    if (sources.length === 0) return new Map();
    const rows = await this.#db
      .select({ source: productPictures.source, key: productPictures.key })
      .from(productPictures)
      .where(inArray(productPictures.source, [...sources]));
    return new Map(rows.map(({ source, key }) => [source, key]));
  }

  /** Returns the keys of the newest versions of these files, whatever their size and time; none for a file that is new. */
  async keysOfFiles(files: readonly string[]): Promise<Map<string, string>> {
    if (files.length === 0) return new Map();
    const { rows } = await this.#db.execute<{ file: string; key: string }>(sql`
      select distinct on (file) file, key from (
        select regexp_replace(substr(source, ${FILE_SCHEME.length + 1}), ':[0-9]+:[0-9]+$', '') as file, key, created_at
        from product_pictures where starts_with(source, ${FILE_SCHEME})
      ) versions where file = any(${textArray([...files])}) order by file, created_at desc`);
    return new Map(rows.map(({ file, key }) => [file, key]));
  }

  /** Stores the picture of a source, instead of an earlier one. */
  async write(source: string, { key, content }: Pick<StoredPicture, 'key' | 'content'>, now: Date): Promise<void> {
    await this.#db
      .insert(productPictures)
      .values({ source, key, content, createdAt: now })
      .onConflictDoUpdate({ target: productPictures.source, set: { key, content, createdAt: now } });
  }

  /** Deletes pictures that no product shows. */
  async removeUnused(): Promise<void> {
    await this.#db.execute(sql`
      delete from product_pictures where '/media/p/' || key || '-{w}.{f}' not in (
        select picture->>'src' from products, jsonb_array_elements(detail->'pictures') picture
        where picture->>'src' is not null)`);
  }
}
