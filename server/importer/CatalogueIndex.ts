import { sql } from 'drizzle-orm';
import type { Localised } from '../../shared/localised.ts';
import type { Executor } from '../data/Database.ts';
import { localisedTexts } from '../../shared/localisedFields.ts';
import type { BrandRecord, GroupRecord } from '../data/catalogue/records.ts';
import { textArray } from '../data/catalogue/upsert.ts';
import { slug } from './slug.ts';

// Below these, ids belong to the demonstration catalogue, which brings its own.
export const FIRST_IMPORTED = 1_000_000;
const FIRST_IMPORTED_GROUP = 100_000;

/** A product that the store has had before. */
export interface KnownProduct extends Record<string, unknown> {
  id: number;
  code: string;
  created_at: Date | string;
  updated_at: Date | string;
}

/** What is in the catalogue already, by the names a merchant's file uses, and the next free ids. */
export class CatalogueIndex {
  readonly #db: Executor;
  readonly #brands = new Map<string, number>();
  /** `parent id/name` or slug -> group. */
  readonly #groups = new Map<string, number>();
  #next = { products: 0, skus: 0, brands: 0, groups: 0 };

  constructor(db: Executor) {
    this.#db = db;
  }

  async load(): Promise<void> {
    const brands = await this.#db.execute<{ id: number; brand_name: string }>(sql`select id, brand_name from brands`);
    for (const { id, brand_name } of brands.rows) this.#brands.set(plain(brand_name), id);
    const groups = await this.#db.execute<{
      id: number;
      parent_id: number | null;
      seo_key: string;
      texts: Localised<'group_name'>;
    }>(sql`select id, parent_id, seo_key, texts from groups order by level desc`);
    for (const { id, parent_id, seo_key, texts } of groups.rows) {
      this.#groups.set(seo_key, id);
      for (const name of localisedTexts(texts, 'group_name')) this.#groups.set(groupKey(parent_id, name), id);
    }
    await this.#loadNextIds();
  }

  /** Ids of part numbers, those that are new get the next free ones; and what is known of the others. */
  async productIds(codes: string[]): Promise<{ ids: Map<string, number>; known: Map<string, KnownProduct> }> {
    const known = new Map((await this.#known(codes)).map((product) => [product.code, product]));
    const ids = new Map(codes.map((code) => [code, known.get(code)?.id ?? this.#next.products++]));
    return { ids, known };
  }

  async knownProductIds(codes: string[]): Promise<Map<string, number>> {
    return new Map((await this.#known(codes)).map(({ code, id }) => [code, id]));
  }

  async #known(codes: string[]): Promise<KnownProduct[]> {
    const { rows } = await this.#db.execute<KnownProduct>(sql`
      select id, code, created_at, updated_at from products where code = any(${textArray(codes)})`);
    return rows;
  }

  /** The variants that have these part numbers already, with the product each belongs to. */
  async skus(codes: string[]): Promise<Map<string, { id: number; product_id: number }>> {
    const { rows } = await this.#db.execute<{ id: number; code: string; product_id: number }>(sql`
      select id, code, product_id from skus where code = any(${textArray(codes)})`);
    return new Map(rows.map(({ code, ...sku }) => [code, sku]));
  }

  newSkuId(): number {
    return this.#next.skus++;
  }

  /** A brand's id by name; an unknown one is added to `records`. */
  brandId(brand_name: string, country: string, records: BrandRecord[]): number {
    const known = this.#brands.get(plain(brand_name));
    if (known !== undefined) return known;
    const id = this.#next.brands++;
    this.#brands.set(plain(brand_name), id);
    records.push({
      id,
      brand_name,
      seo_key: slug(brand_name, id),
      description: '',
      country,
      founded: null,
      logo: null,
    });
    return id;
  }

  /** A group's id by its path of names or its slug; unknown ones are added to `records`, parents first. */
  groupId(path: string[], records: GroupRecord[]): number {
    const bySlug = path.length === 1 ? this.#groups.get(path[0]!) : undefined;
    if (bySlug !== undefined) return bySlug;
    let parent: number | null = null;
    for (const name of path) parent = this.#groups.get(groupKey(parent, name)) ?? this.#addGroup(parent, name, records);
    return parent!;
  }

  /** Forgets names that a refused batch would have added. */
  forget({ brands, groups }: { brands: BrandRecord[]; groups: GroupRecord[] }): void {
    for (const { brand_name } of brands) this.#brands.delete(plain(brand_name));
    for (const { parent_id, group_name } of groups) this.#groups.delete(groupKey(parent_id, group_name));
  }

  #addGroup(parent_id: number | null, group_name: string, records: GroupRecord[]): number {
    const id = this.#next.groups++;
    this.#groups.set(groupKey(parent_id, group_name), id);
    records.push({
      ...{ id, parent_id, group_name },
      en_group_name: group_name,
      seo_key: slug(group_name, id),
      position: id,
      picture: null,
      description: '',
    });
    return id;
  }

  async #loadNextIds(): Promise<void> {
    const { rows } = await this.#db.execute<{ products: number; skus: number; brands: number; groups: number }>(sql`
      select greatest(${FIRST_IMPORTED}::int, (select max(id) + 1 from products)) as products,
        greatest(${FIRST_IMPORTED}::int, (select max(id) + 1 from skus)) as skus,
        greatest(${FIRST_IMPORTED_GROUP}::int, (select max(id) + 1 from brands)) as brands,
        greatest(${FIRST_IMPORTED_GROUP}::int, (select max(id) + 1 from groups)) as groups`);
    if (rows[0]) this.#next = { ...rows[0] };
  }
}

const plain = (name: string): string => name.trim().toLowerCase();
const groupKey = (parent: number | null, name: string): string => `${parent ?? ''}/${plain(name)}`;
