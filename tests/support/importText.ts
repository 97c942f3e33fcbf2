import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/platform/database/Database.ts';
import { CatalogueImport, type ImportReport } from '../../server/import/CatalogueImport.ts';

/** Imports a file of this content, in batches of so many rows; answers its report and what was said of each refused row. */
export async function importText(
  db: Database,
  content: string,
  batchRows?: number,
): Promise<{ report: ImportReport; refused: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const path = join(folder, 'file');
  const refused: string[] = [];
  try {
    writeFileSync(path, content);
    const listener = {
      refused: (line: number, reason: string) => refused.push(`${line}: ${reason}`),
      progress: () => undefined,
    };
    return { report: await new CatalogueImport(db, listener, batchRows ? { batchRows } : {}).run(path), refused };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
