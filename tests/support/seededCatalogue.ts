import type { Database } from '../../server/platform/database/Database.ts';
import { CatalogueWriter } from '../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { generateProducts } from '../../demo/seed/generate.ts';
import { brandRecords, groupRecords } from '../../demo/seed/outline.ts';

/** The demonstration catalogue, without its pictures. */
export async function writeSeededCatalogue(db: Database): Promise<void> {
  const writer = new CatalogueWriter(db);
  await writer.write({ groups: groupRecords(), brands: brandRecords(), products: generateProducts() });
  await writer.finish();
}
