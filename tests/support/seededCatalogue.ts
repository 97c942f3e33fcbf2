import type { Database } from '../../server/data/Database.ts';
import { CatalogueWriter } from '../../server/data/catalogue/CatalogueWriter.ts';
import { generateProducts } from '../../server/seed/generate.ts';
import { brandRecords, groupRecords } from '../../server/seed/outline.ts';

/** The demonstration catalogue, without its pictures. */
export async function writeSeededCatalogue(db: Database): Promise<void> {
  const writer = new CatalogueWriter(db);
  await writer.write({ groups: groupRecords(), brands: brandRecords(), products: generateProducts() });
  await writer.finish();
}
