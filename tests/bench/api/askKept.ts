import { join } from 'node:path';
import { answerOffline } from '../../../electron/main/catalogue/answerOffline.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { storeCatalogue } from '../../support/fixtures/catalogue/storeCatalogue.ts';
import { type AskedFigures, spread } from './askSigned.ts';
import { typedQueries } from './askSuggestions.ts';

/** The most products that the desktop client stores. */
const ROOM = 20_000;

export interface KeptFigures {
  products: number;
  suggestions: AskedFigures;
  lists: AskedFigures;
}

/** Asks what the desktop client keeps of a catalogue that is there already, in its process, for suggestions and lists. */
export async function askKept(
  where: { dataDir: string; databaseUrl: string | null },
  folder: string,
  rows: number,
): Promise<KeptFigures> {
  const database = await openDatabase(where);
  const file = await storeCatalogue(new CatalogueRepository(database.db), join(folder, 'kept.ndjson'), ROOM);
  await database.close();
  const products = file.index.products.length;
  const measure = async (name: 'suggest' | 'listProducts'): Promise<AskedFigures> => {
    const times: number[] = [];
    for (const round of ['warm', 'measured']) {
      for (const keyword of typedQueries(Math.min(rows, products))) {
        const started = performance.now();
        await answerOffline({ ...file, language: 'en', now: Date.now() }, name, { keyword });
        if (round === 'measured') times.push(performance.now() - started);
      }
    }
    return spread(times);
  };
  return { products, suggestions: await measure('suggest'), lists: await measure('listProducts') };
}
