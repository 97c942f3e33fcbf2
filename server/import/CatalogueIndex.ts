import { sql } from 'drizzle-orm';
import type { Localised } from '../../shared/text/localised.ts';
import type { Executor } from '../platform/database/Database.ts';
import { partNumberKey } from '../../shared/catalogue/partNumberKey.ts';
import { localisedTexts } from '../../shared/text/localisedFields.ts';
import type { BrandRecord, CatalogueBatch, GroupRecord } from '../modules/catalogue/writing/records.ts';
import { textArray } from '../modules/catalogue/writing/upsert.ts';
import { slug } from './rows/values/slug.ts';

/** A product that the store knows, active or retired. */
export interface KnownProduct extends Record<string, unknown> {
  id: number;
  code: string;
  group_id: number;
  created_at: Date | string;
  updated_at: Date | string;
  isSold: boolean;
}
export interface KnownSku {
  id: number;
  product_id: number;
  pack_size: number;
  /** Cents; null if sold by quotation. */
  price: number | null;
  isSold: boolean;
}
/** A variant on sale by its part number and its product's. */
export interface SoldGoods {
  skuCode: string;
  code: string;
  brand: string;
  gtin: string | null;
}
type Owned<T> = T & { brand_id: number; code: string } & Record<string, unknown>;

/** Normalises a name for comparison without case. */
export const plainName = (name: string): string => name.trim().toLowerCase();

/** Returns the identity of a product or variant: its brand and part number. */
export const goodsKey = (brand: string, code: string): string => `${plainName(brand)}\n${code}`;

const GTIN_DIGITS = [8, 12, 13, 14];
/** Returns a GTIN without leading zeros, by which its shorter and longer forms are equal (GS1 General Specifications, 3.3.2). */
export const gtinKey = (gtin: string): string => gtin.replace(/^0+/, '');
/** The forms in which a GTIN may be stored; none for another number. */
const gtinForms = (number: string): string[] =>
  /^\d{8}$|^\d{12,14}$/.test(number) ? GTIN_DIGITS.map((digits) => gtinKey(number).padStart(digits, '0')) : [];

/** Products and variants of a trial, by part number: each by its `goodsKey`. */
type Simulated<T> = Map<string, [key: string, T][]>;

/** Maps the names in a merchant's file to existing ids, and allocates new ids; for a trial, negative ones. */
export class CatalogueIndex {
  readonly #db: Executor;
  readonly #brands = new Map<string, number>();
  readonly #makers = new Map<number, string>();
  /** `parent id/name` or slug -> group. */
  readonly #groups = new Map<string, number>();

  readonly #trial: { products: Simulated<KnownProduct>; skus: Simulated<KnownSku>; lastId: number } | null;

  constructor(db: Executor, isTrial = false) {
    this.#db = db;
    this.#trial = isTrial ? { products: new Map(), skus: new Map(), lastId: 0 } : null;
  }

  async load(): Promise<void> {
    const brands = await this.#db.execute<{ id: number; brand_name: string }>(sql`select id, brand_name from brands`);
    for (const { id, brand_name } of brands.rows) this.#learnBrand(id, brand_name);
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
  }

  /** Returns the products with these part numbers, of any brand, by `goodsKey`. */
  async products(codes: string[]): Promise<Map<string, KnownProduct>> {
    const { rows } = await this.#db.execute<Owned<KnownProduct>>(sql`
      select id, code, brand_id, group_id, created_at, updated_at, retired_at is null as "isSold" from products where code = any(${textArray(codes)})`);
    return new Map([
      ...rows.map((product) => [this.#keyOf(product), product] as const),
      ...simulatedIn(this.#trial?.products, codes),
    ]);
  }

  /** Returns the variants with these part numbers, of any brand, by `goodsKey`. */
  async skus(codes: string[]): Promise<Map<string, KnownSku>> {
    const { rows } = await this.#db.execute<Owned<KnownSku>>(sql`
      select id, code, brand_id, product_id, pack_size, price, retired_at is null as "isSold" from skus
      where code = any(${textArray(codes)})`);
    return new Map([...rows.map((sku) => [this.#keyOf(sku), sku] as const), ...simulatedIn(this.#trial?.skus, codes)]);
  }

  /** Returns the variants on sale that have one of these numbers as part number or GTIN, or whose product has it. */
  async onSale(codes: readonly string[]): Promise<SoldGoods[]> {
    const { rows } = await this.#db.execute<SoldGoods & Record<string, unknown>>(sql`
      select s.code as "skuCode", p.code, b.brand_name as brand, s.gtin from skus s
      join products p on p.id = s.product_id join brands b on b.id = s.brand_id
      where s.retired_at is null and (s.code = any(${textArray(codes)}) or p.code = any(${textArray(codes)})
        or s.gtin = any(${textArray(codes.flatMap(gtinForms))}))
      order by s.product_id, s.position, s.id`);
    return rows;
  }

  /** Returns the numbers on sale that differ from these by case, separators or leading zeros alone, by the number asked for. */
  async similarNumbers(codes: readonly string[]): Promise<Map<string, string>> {
    if (codes.length === 0) return new Map();
    const codesByKey = new Map(codes.map((code) => [withoutZeros(partNumberKey(code)), code]));
    const { rows } = await this.#db.execute<{ code: string; key: string }>(sql`
      select code, ltrim(code_key, '0') as key from skus
      where retired_at is null and ltrim(code_key, '0') = any(${textArray([...codesByKey.keys()])}) order by id desc`);
    return new Map(rows.map(({ code, key }) => [codesByKey.get(key)!, code]));
  }

  /** In a trial: finds the products of a batch from now on as if they were written. `brands` has the brand of each. */
  simulateWrite(brands: readonly string[], { products }: Required<CatalogueBatch>): void {
    if (!this.#trial) return;
    const now = new Date();
    for (const [index, { id, code, group_id, skus }] of products.entries()) {
      const brand = brands[index]!;
      add(this.#trial.products, code, [
        goodsKey(brand, code),
        { id, code, group_id, created_at: now, updated_at: now, isSold: true },
      ]);
      for (const { id: skuId, code: skuCode, pack_size, market_price } of skus)
        add(this.#trial.skus, skuCode, [
          goodsKey(brand, skuCode),
          { id: skuId, product_id: id, pack_size, price: market_price, isSold: true },
        ]);
    }
  }

  /** Reserves ids that no row of the table has had or will get. */
  async newIds(table: 'products' | 'skus' | 'brands' | 'groups', count: number): Promise<number[]> {
    if (count === 0) return [];
    const trial = this.#trial;
    if (trial) return Array.from({ length: count }, () => (trial.lastId -= 1));
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`);
    return rows.map(({ id }) => id);
  }

  /** Returns a brand's id by name; adds an unknown brand to `records`. */
  async brandId(brand_name: string, country: string, records: BrandRecord[]): Promise<number> {
    const existingId = this.#brands.get(plainName(brand_name));
    if (existingId !== undefined) return existingId;
    const [id] = (await this.newIds('brands', 1)) as [number];
    this.#learnBrand(id, brand_name);
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

  /** Returns a known brand that an unknown name looks like; null for a known name, or without one. */
  similarBrand(name: string): string | null {
    if (this.#brands.has(plainName(name))) return null;
    const shape = shapeOf(name);
    return [...this.#makers.values()].find((maker) => shapeOf(maker) === shape) ?? null;
  }

  /** Returns a group's id by its path of names or its slug; adds unknown groups to `records`, parents first. */
  async groupId(path: string[], records: GroupRecord[]): Promise<number> {
    const bySlug = path.length === 1 ? this.#groups.get(path[0]!) : undefined;
    if (bySlug !== undefined) return bySlug;
    let parent: number | null = null;
    for (const name of path)
      parent = this.#groups.get(groupKey(parent, name)) ?? (await this.#addGroup(parent, name, records));
    return parent!;
  }

  /** Forgets the brands and groups that a rejected batch would have added. */
  forget({ brands, groups }: { brands: BrandRecord[]; groups: GroupRecord[] }): void {
    for (const { brand_name } of brands) this.#brands.delete(plainName(brand_name));
    for (const { parent_id, group_name } of groups) this.#groups.delete(groupKey(parent_id, group_name));
  }

  #learnBrand(id: number, name: string): void {
    this.#brands.set(plainName(name), id);
    this.#makers.set(id, name);
  }

  #keyOf = ({ brand_id, code }: { brand_id: number; code: string }): string =>
    goodsKey(this.#makers.get(brand_id) ?? '', code);

  async #addGroup(parent_id: number | null, group_name: string, records: GroupRecord[]): Promise<number> {
    const [id] = (await this.newIds('groups', 1)) as [number];
    this.#groups.set(groupKey(parent_id, group_name), id);
    records.push({
      id,
      parent_id,
      group_name,
      en_group_name: group_name,
      seo_key: slug(group_name, id),
      position: id,
      picture: null,
      description: '',
    });
    return id;
  }
}

const withoutZeros = (key: string): string => key.replace(/^0+/, '');

const simulatedIn = <T>(goods: Simulated<T> | undefined, codes: readonly string[]): [string, T][] =>
  codes.flatMap((code) => goods?.get(code) ?? []);

function add<T>(goods: Simulated<T>, code: string, entry: [string, T]): void {
  goods.set(code, [...(goods.get(code) ?? []), entry]);
}

const LEGAL_FORM = /[\s,]+(?:inc|ltd|llc|gmbh|ag|corp|corporation|co|s\.?a|s\.?l|s\.?r\.?l|plc|ооо|зао|оао|ао)\.?$/iu;
/** A name without blanks, signs, legal form, and letters that look like others. */
const shapeOf = (name: string): string => partNumberKey(name.replace(LEGAL_FORM, '')) || plainName(name);

const groupKey = (parent: number | null, name: string): string => `${parent ?? ''}/${plainName(name)}`;
