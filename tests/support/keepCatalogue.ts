import { CatalogueFile, type OpenFile } from '../../electron/main/catalogue/CatalogueFile.ts';
import type { CatalogueRepository } from '../../server/modules/catalogue/CatalogueRepository.ts';
import { OFFLINE_PAGE_MAX, type OfflineProduct } from '../../shared/contract/schemas/offlineCatalogue.ts';

/** Keeps a catalogue as the desktop client does, without a network between them, and opens it. */
export async function keepCatalogue(catalogue: CatalogueRepository, path: string, room = Infinity): Promise<OpenFile> {
  async function* pages(): AsyncGenerator<OfflineProduct[]> {
    let count = 0;
    for (let after: number | null = 0; after !== null && count < room;) {
      const { results, next }: { results: OfflineProduct[]; next: number | null } = await catalogue.kept.list(
        after,
        OFFLINE_PAGE_MAX,
      );
      yield results;
      count += results.length;
      after = next;
    }
  }
  const file = new CatalogueFile(path, Date.now);
  await file.write({ stamp: '1', state: await catalogue.kept.state(), answers: [] }, pages());
  const open = await file.open();
  if (!open) throw new Error('the catalogue was not kept');
  return open;
}
