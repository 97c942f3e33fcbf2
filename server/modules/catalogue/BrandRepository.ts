import { sql, type SQL } from 'drizzle-orm';
import type { Brand } from '../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import type { QueryCache } from '../../platform/cache/QueryCache.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { intArray } from './writing/upsert.ts';

interface BrandRow extends Record<string, unknown> {
  id: number;
  brand_name: string;
  seo_key: string;
  country: string;
  founded: number | null;
  logo: Picture | null;
  product_count: number;
  texts: Localised<'description'>;
}

/** The names of a brand, and whether it has products. */
type BrandName = Pick<Brand, 'id' | 'brand_name' | 'seo_key' | 'product_count'>;

const columns = sql`id, brand_name, seo_key, country, founded, logo, product_count, texts`;

/** Brands (manufacturers), sorted by name. */
export class BrandRepository {
  readonly #db: Executor;
  readonly #memory: QueryCache;

  constructor(db: Executor, memory: QueryCache) {
    this.#db = db;
    this.#memory = memory;
  }

  async list(page: number, pageSize: number): Promise<{ results: Brand[]; total: number }> {
    const { rows } = await this.#db.execute<{ total: number }>(sql`select count(*)::int as total from brands`);
    const results = await this.#read(sql`true`, pageSize, (page - 1) * pageSize);
    return { results, total: rows[0]?.total ?? 0 };
  }

  async read(id: number): Promise<Brand> {
    const [brand] = await this.#read(sql`id = ${id}`);
    if (!brand) throw DomainError.notFound();
    return brand;
  }

  /** Returns brands with products in a group or its descendants; counts cover only those products. */
  async ofGroup(groupId: number): Promise<Brand[]> {
    const { rows } = await this.#db.execute<BrandRow>(sql`
      select b.id, brand_name, seo_key, country, founded, logo, counted.total as product_count, texts from brands b
      join (
        select brand_id, count(*)::int as total from products
        where retired_at is null and group_id in (select id from groups where path @> ${intArray([groupId])}) group by brand_id
      ) counted on counted.brand_id = b.id order by lower(brand_name), id`);
    return rows.map(toBrand);
  }

  /** Returns the names of all brands, sorted, as one list until the catalogue changes. Callers share it. */
  all(): Promise<readonly BrandName[]> {
    return this.#memory.read('brands by name', async () => {
      const { rows } = await this.#db.execute<BrandName & Record<string, unknown>>(sql`
        select id, brand_name, seo_key, product_count from brands order by lower(brand_name), id`);
      return rows;
    });
  }

  async #read(condition: SQL, limit = 100_000, offset = 0): Promise<Brand[]> {
    const { rows } = await this.#db.execute<BrandRow>(sql`
      select ${columns} from brands where ${condition} order by lower(brand_name), id limit ${limit} offset ${offset}`);
    return rows.map(toBrand);
  }
}

const toBrand = ({ texts, id, brand_name, seo_key, country, founded, logo, product_count }: BrandRow): Brand => ({
  id,
  brand_name,
  seo_key,
  country,
  founded,
  logo,
  product_count,
  ...texts,
});
