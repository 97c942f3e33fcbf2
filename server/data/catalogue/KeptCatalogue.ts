import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CatalogueState, KeptProduct } from '../../../shared/contracts/keptCatalogue.ts';
import type { Executor } from '../Database.ts';
import type { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { type DetailRow, detailColumns } from './productDetail.ts';
import { itemTables, productItem } from './productItems.ts';
import { readParts } from './productParts.ts';
import { skuItem } from './skuItems.ts';

/** Nobody's prices are kept: who looks at what a client has kept may be anybody. */
const PUBLIC = { withPrices: false };

interface Figures extends Record<string, unknown> {
  total: number;
  written: Date | string | null;
  stock: string;
  days: string;
}

/** The whole catalogue, in pages, for clients that go on without a network. */
export class KeptCatalogue {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #brands: BrandRepository;

  constructor(db: Executor, groups: GroupRepository, brands: BrandRepository) {
    this.#db = db;
    this.#groups = groups;
    this.#brands = brands;
  }

  async state(): Promise<CatalogueState> {
    // Stock and delivery change with orders, which leave `updated_at` as it is.
    const { rows } = await this.#db.execute<Figures>(sql`
      select count(*)::int as total, max(updated_at) as written, coalesce(sum(stock), 0)::text as stock,
        coalesce(sum(delivery_days), 0)::text as days from products`);
    const { results: brands } = await this.#brands.list(1, BRANDS_MAX);
    const groups = await this.#groups.details();
    const stamp = createHash('sha256')
      .update(JSON.stringify([rows, groups, brands]))
      .digest('hex')
      .slice(0, 32);
    return { stamp, total: rows[0]?.total ?? 0, groups, brands };
  }

  async list(after: number, size: number): Promise<{ results: KeptProduct[]; next: number | null }> {
    const { rows } = await this.#db.execute<DetailRow>(sql`
      select ${detailColumns} from ${itemTables} where p.id > ${after} order by p.id limit ${size}`);
    const { skus, fits, accessories, documents } = await readParts(
      this.#db,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) => ({
      ...productItem(row, PUBLIC),
      ...row.detail,
      skus: (skus.get(row.id) ?? []).map((sku) => skuItem(sku, PUBLIC)),
      fits: fits.get(row.id) ?? [],
      accessory_ids: accessories.get(row.id) ?? [],
      documents: documents.get(row.id) ?? [],
      created_at: new Date(row.created_at).toISOString(),
      updated_at: new Date(row.updated_at).toISOString(),
    }));
    return { results, next: rows.length < size ? null : (rows.at(-1)?.id ?? null) };
  }
}

const BRANDS_MAX = 10_000;
