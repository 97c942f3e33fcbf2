import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { ImportOptions } from '../../../server/import/CatalogueImport.ts';
import type { ImportReport } from '../../../server/import/ImportListener.ts';
import type { Product } from '../../../shared/contract/schemas/catalogue.ts';
import type { TestDatabase } from '../../support/servers/databases/databases.ts';
import { type Importing, useImport } from './useImport.ts';

/** What a file says of a variant, by its columns. */
export const IDENTITY = { brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };
export const OF_PRODUCT = {
  name_es: 'Manguito',
  name_ru: 'Манжета',
  name_zh: '袖带',
  summary_en: 'Reusable',
  summary_es: 'Reutilizable',
  description_en: 'For adults',
  description_zh: '成人用',
  condition: 'refurbished',
  fits: 'Velamar: Orsa 40',
  accessories: 'GEL-1',
  replaces: 'OLD-7',
  warranty_months: '24',
  origin: 'DE',
  created_at: '2026-01-05',
  'spec:Length [cm]': '30',
};
export const OF_VARIANT = {
  gtin: '4006381333931',
  pack_size: '12',
  stock: '7',
  delivery_days: '3',
  price: '48.00',
  sku_name_en: 'Large',
  sku_name_es: 'Grande',
};
export type Fields = Record<string, string>;
export const FULL: Fields = { ...IDENTITY, ...OF_PRODUCT, ...OF_VARIANT };

interface StoredProduct extends Importing {
  /** The number of this test's product; that of its variant ends with "-L". */
  readonly code: string;
  /** Imports a file of these rows. */
  load(rows: Fields | Fields[], options?: ImportOptions): Promise<ImportReport>;
  /** The product as a member sees it. */
  product(): Promise<Product>;
}

/** Imports a product of its own before each test, with a value in every column. */
export function useStoredProduct(database: () => TestDatabase): StoredProduct {
  const importing = useImport(database);
  let code = '';
  let turn = 0;
  const load = async (rows: Fields | Fields[], options: ImportOptions = {}): Promise<ImportReport> => {
    const all = [rows].flat();
    const header = Object.keys(all[0]!);
    const lines = all.map((row) => header.map((column) => `"${row[column] ?? ''}"`).join(';'));
    return importing.importText([header.join(';'), ...lines].join('\n'), options);
  };
  beforeEach(() => {
    turn += 1;
    code = `UPD-${turn}-${turn}-${turn}`;
  });
  beforeEach(async () => {
    await load({ code: 'GEL-1', brand: 'Acme', group: 'Gels', name_en: 'Gel' });
    await load({ code, sku_code: `${code}-L`, ...FULL });
    expect(importing.refused).toEqual([]);
  });
  return {
    ...importing,
    get code() {
      return code;
    },
    load,
    product: async () => {
      const { rows } = await database().opened.db.execute<{ id: number }>(
        sql`select id from products where code = ${code}`,
      );
      return importing.catalogue().readProduct(rows[0]!.id, { withPrices: true });
    },
  };
}
