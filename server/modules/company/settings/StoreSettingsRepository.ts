import { desc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database.ts';
import { publishDataChange } from '../../../platform/events/dataChanged.ts';
import { currencyOf, storedCurrency } from '../currency.ts';
import { changeFault, currencyUse } from './currencyChange.ts';
import { storeSettings } from '../schema.ts';
import { StoreSettings } from './StoreSettings.ts';

/** The merchant's settings in the database. */
export class StoreSettingsRepository {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns the newest document; null if none was ever written. */
  async read(): Promise<StoreSettings | null> {
    const [row] = await this.#db.select().from(storeSettings).orderBy(desc(storeSettings.id)).limit(1);
    // A document of another version may have keys that this one does not know: it drops them.
    return row ? knownParts(row.document) : null;
  }

  /**
   * Writes a document, which holds on every instance as soon as they hear of it. Returns null; or why it changes
   * nothing, where it would give what the store has sold another currency. `keepsPrices`: those of the catalogue may
   * get another one.
   */
  async write(document: StoreSettings, actor: string, { keepsPrices = false } = {}): Promise<string | null> {
    return this.#db.transaction(async (tx) => {
      const [from, to] = [await storedCurrency(tx), currencyOf(document)];
      const fault = from === to ? null : changeFault(from, to, await currencyUse(tx), keepsPrices);
      if (fault !== null) return fault;
      await tx.insert(storeSettings).values({ at: new Date(this.#now()), actor, document });
      await publishDataChange(tx);
      return null;
    });
  }
}

/** The parts of a stored document that fit this version; the others were checked by another one. */
function knownParts(document: Record<string, unknown>): StoreSettings {
  const parsed = StoreSettings.safeParse(document);
  if (parsed.success) return parsed.data;
  const unfit = new Set(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    ),
  );
  const fitting = Object.fromEntries(Object.entries(document).filter(([key]) => !unfit.has(key)));
  return { name: FALLBACK_NAME, ...(fitting as Partial<StoreSettings>) };
}

/** The name of a store that has none yet. */
export const FALLBACK_NAME = 'Medstore';
