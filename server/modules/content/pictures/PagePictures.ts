import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Database.ts';
import { articles, pageConfigs, pictures, publishPages } from '../schema.ts';
import type { StoredPicture } from '../../media/readPicture.ts';

/** The pictures of the merchant's pages, in the database so that every instance and every backup has them. */
export class PagePictures {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** The content of a picture as WebP; null if there is none with this key. */
  async contentOf(key: string): Promise<Uint8Array | null> {
    const [row] = await this.#db.select({ content: pictures.content }).from(pictures).where(eq(pictures.key, key));
    return row?.content ?? null;
  }

  async all(): Promise<StoredPicture[]> {
    const rows = await this.#db.select().from(pictures).orderBy(pictures.createdAt, pictures.key);
    return rows.map(({ key, name, content }) => ({ key, name, content: Buffer.from(content) }));
  }

  async write(tx: Executor, storedPictures: readonly StoredPicture[], now: Date): Promise<void> {
    for (const picture of storedPictures)
      await tx
        .insert(pictures)
        .values({ ...picture, createdAt: now })
        .onConflictDoNothing();
  }

  /** Deletes pictures that no page shows. */
  async removeUnused(tx: Executor): Promise<void> {
    const isNamed = (table: typeof articles | typeof pageConfigs | typeof publishPages) =>
      sql`exists (select from ${table} where position(${pictures.key} in to_jsonb(${table})::text) > 0)`;
    await tx
      .delete(pictures)
      .where(sql`not (${isNamed(articles)} or ${isNamed(pageConfigs)} or ${isNamed(publishPages)})`);
  }
}
