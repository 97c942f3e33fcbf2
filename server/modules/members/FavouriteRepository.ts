import { and, eq, type SQL, sql } from 'drizzle-orm';
import { FAVOURITES_MAX } from '../../../shared/contract/limits.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import type { CollectedSort } from '../../../shared/contract/schemas/members.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/text/languages.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { lockMember } from './lockMember.ts';
import { collected } from './schema.ts';

interface FavouritesQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  sort?: CollectedSort | undefined;
  /** The language of the names to sort by. */
  language?: Language;
}

/** Members' favourite products. */
export class FavouriteRepository {
  readonly #db: Database;
  readonly #products: ProductLookup;

  constructor(db: Database, products: ProductLookup) {
    this.#db = db;
    this.#products = products;
  }

  async has(memberId: string, productId: number): Promise<boolean> {
    const [row] = await this.#db.select().from(collected).where(isFavouriteOf(memberId, productId));
    return row !== undefined;
  }

  count(memberId: string, db: Executor = this.#db): Promise<number> {
    return db.$count(collected, eq(collected.memberId, memberId));
  }

  /** Adds or removes a favourite, with the chosen variant; a variant of another product is ignored. */
  async set(memberId: string, productId: number, isCollected: boolean, skuId?: number): Promise<void> {
    if (!isCollected) {
      await this.#db.delete(collected).where(isFavouriteOf(memberId, productId));
      return;
    }
    const [item] = await this.#products.itemsByIds([productId], { withPrices: false });
    if (!item) throw DomainError.notFound();
    await this.#db.transaction(async (tx) => {
      await lockMember(tx, memberId); // serialises concurrent additions, so that the limit holds
      const isNew = (await tx.$count(collected, isFavouriteOf(memberId, productId))) === 0;
      if (isNew && (await this.count(memberId, tx)) >= FAVOURITES_MAX)
        throw new DomainError(Code.notAllowed, null, 'favouritesMax');
      const variant = sql<
        number | null
      >`(select id from skus where id = ${skuId ?? null}::int and product_id = ${productId})`;
      await tx
        .insert(collected)
        .values({ memberId, productId, skuId: variant })
        .onConflictDoUpdate({
          target: [collected.memberId, collected.productId],
          set: { skuId: sql`excluded.sku_id` },
        });
    });
  }

  /** Returns one page, with retired products. */
  async list(
    memberId: string,
    { page, pageSize, sort = 'newest', language = DEFAULT_LANGUAGE }: FavouritesQuery,
  ): Promise<Reply<'listCollected'>['results']> {
    const { rows } = await this.#db.execute<{ id: number; sku_id: number | null }>(sql`
      select c.product_id as id, c.sku_id from collected c join products p on p.id = c.product_id
      where c.member_id = ${memberId} order by ${orderOf(sort, language)}, c.created_at desc, c.product_id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`);
    const ids = rows.map(({ id }) => id);
    const items = await this.#products.namedItems(ids, { withPrices: true });
    const byId = new Map(items.map((item) => [item.id, item]));
    return rows.flatMap(({ id, sku_id }) => {
      const item = byId.get(id);
      return item ? [{ ...item, ...(sku_id !== null && { chosen_sku_id: sku_id }) }] : [];
    });
  }
}

const isFavouriteOf = (memberId: string, productId: number) =>
  and(eq(collected.memberId, memberId), eq(collected.productId, productId));

function orderOf(sort: CollectedSort, language: Language): SQL {
  const field = language === 'zh' ? 'product_name' : `${language}_product_name`;
  switch (sort) {
    case 'name':
      return sql`coalesce(p.item->>${field}, p.item->>'product_name')`;
    case 'price_asc':
      return sql`p.price asc nulls last`;
    case 'price_desc':
      return sql`p.price desc nulls last`;
    case 'newest':
      return sql`c.created_at desc`;
  }
}
