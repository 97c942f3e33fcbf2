import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueImport, type ImportOptions } from '../../../server/import/CatalogueImport.ts';
import type { ImportReport } from '../../../server/import/ImportListener.ts';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import type { TestDatabase } from '../../support/servers/databases/databases.ts';

export const HEADER = 'code,brand,group,name_en,price,stock';

export interface Importing {
  folder: string;
  /** The rows that the last import refused, as "line: reason". */
  refused: string[];
  catalogue(): CatalogueRepository;
  aFile(content: string | Buffer): string;
  run(path: string): Promise<ImportReport>;
  /** `note` is told of what was left out, as "line: column what". */
  importText(content: string | Buffer, options?: ImportOptions, note?: (line: string) => void): Promise<ImportReport>;
  find(keyword: string): Promise<ProductItem[]>;
  named(code: string): Promise<ProductItem | undefined>;
  /** How many products there are. */
  count(): Promise<number>;
}

/** Imports files into this database, and reads what came in. */
export function useImport(database: () => TestDatabase): Importing {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const refused: string[] = [];
  let catalogue: CatalogueRepository;
  beforeAll(() => {
    catalogue = new CatalogueRepository(database().opened.db);
  });
  beforeEach(() => {
    refused.length = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const aFile = (content: string | Buffer): string => {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    return path;
  };
  const run = (path: string, options?: ImportOptions, note?: (line: string) => void): Promise<ImportReport> =>
    new CatalogueImport(
      database().opened.db,
      {
        refused: (line, reason) => refused.push(`${line}: ${reason}`),
        noted: (line, about, what) => note?.(`${line}: ${about} ${what}`),
        progress: () => undefined,
      },
      options,
    ).run(path);
  const find = async (keyword: string): Promise<ProductItem[]> =>
    (await catalogue.listing.list({ keyword }, { withPrices: true, language: 'en' })).results;
  return {
    folder,
    refused,
    catalogue: () => catalogue,
    aFile,
    run,
    find,
    importText: (content, options, note) => run(aFile(content), options, note),
    named: async (code) => (await find(code)).find((item) => item.code === code),
    count: async () =>
      (await database().opened.db.execute<{ n: number }>(sql`select count(*)::int as n from products`)).rows[0]!.n,
  };
}
