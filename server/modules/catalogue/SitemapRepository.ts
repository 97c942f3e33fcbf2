import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../shared/text/languages.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import type { Executor } from '../../platform/database/Database.ts';

/** The sitemap protocol's maximum of URLs in a file. A file of products covers a range of that many ids. */
export const ADDRESSES_PER_FILE = 50_000;
const ROWS_AT_ONCE = 2_000;

/** The time of the last change in an id range, group and brand. */
export interface ProductChange {
  part: number;
  group_id: number;
  brand_id: number;
  changed: string;
}
export interface ProductAddress {
  id: number;
  slug: string;
  changed: string;
}
export interface GroupAddress {
  id: number;
  seo_key: string;
  path: number[];
  texts: Localised<'group_name'>;
}

/** Data for sitemaps. Reads products in batches of a few thousand, as there may be a million. */
export class SitemapRepository {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Returns the last changes of ranges, groups and brands in one pass over the products. */
  async productChanges(): Promise<ProductChange[]> {
    const { rows } = await this.#db.execute<Dated<ProductChange>>(sql`
      select id / ${sql.raw(String(ADDRESSES_PER_FILE))} as part, group_id, brand_id, max(updated_at) as changed
      from products where retired_at is null group by 1, 2, 3 order by 1, 2, 3`);
    return rows.map((row) => ({ ...row, changed: moment(row.changed) }));
  }

  /** Returns true if a range has a product with texts in that language. */
  async hasProducts(part: number, language: Language): Promise<boolean> {
    const { rows } = await this.#db.execute<{ found: boolean }>(sql`
      select exists(select 1 from products where ${within(part)} and ${writtenIn(language)}) as found`);
    return rows[0]?.found ?? false;
  }

  async *products(part: number, language: Language): AsyncGenerator<ProductAddress[]> {
    let after = part * ADDRESSES_PER_FILE - 1;
    for (;;) {
      const { rows } = await this.#db.execute<Dated<ProductAddress>>(sql`
        select id, ${slugIn(language)} as slug, updated_at as changed from products
        where ${within(part)} and id > ${after} and ${writtenIn(language)} order by id limit ${ROWS_AT_ONCE}`);
      if (rows.length > 0) yield rows.map((row) => ({ ...row, changed: moment(row.changed) }));
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)!.id;
    }
  }

  async groups(): Promise<GroupAddress[]> {
    const { rows } = await this.#db.execute<GroupAddress & Record<string, unknown>>(
      sql`select id, seo_key, path, texts from groups order by id`,
    );
    return rows;
  }

  async brands(): Promise<{ id: number; seo_key: string }[]> {
    const { rows } = await this.#db.execute<{ id: number; seo_key: string }>(
      sql`select id, seo_key from brands order by id`,
    );
    return rows;
  }
}

type Dated<T extends { changed: string }> = Omit<T, 'changed'> & { changed: Date | string } & Record<string, unknown>;

const moment = (at: Date | string): string => new Date(at).toISOString();

const within = (part: number): SQL =>
  sql`id >= ${part * ADDRESSES_PER_FILE} and id < ${(part + 1) * ADDRESSES_PER_FILE} and retired_at is null`;

const OTHERS = ['en', 'es', 'ru'] as const;
const field = (name: string): SQL => sql`nullif(item->>${sql.raw(`'${name}'`)}, '')`;

/** SQL condition for a product with texts in a language; mirrors `languagesOf` (shared/text/localised.ts). */
function writtenIn(language: Language): SQL {
  const own =
    language === 'zh'
      ? sql`${field('product_name')} is distinct from ${field('en_product_name')}`
      : sql`${field(`${language}_product_name`)} is not null`;
  const others = OTHERS.map((other) => sql`${field(`${other}_product_name`)} is null`);
  return sql`(${own} or (${sql.join(others, sql` and `)}))`;
}

/** SQL expression for the slug of a product's URL; mirrors `localised` (shared/text/localised.ts). */
const slugIn = (language: Language): SQL =>
  sql`coalesce(${field(language === 'zh' ? 'seo_title_str' : `${language}_seo_title_str`)}, ${field('seo_title_str')}, ${field('en_seo_title_str')}, '')`;
