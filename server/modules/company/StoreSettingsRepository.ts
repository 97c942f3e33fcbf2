import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import { storeSettings } from './schema.ts';
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

  /** Writes a document, which holds on every instance as soon as they hear of it. */
  async write(document: StoreSettings, actor: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.insert(storeSettings).values({ at: new Date(this.#now()), actor, document });
      await publishDataChange(tx);
    });
  }
}

/** The parts of a stored document that fit this version; the others were checked by another one. */
function knownParts(document: Record<string, unknown>): StoreSettings {
  const whole = StoreSettings.safeParse(document);
  if (whole.success) return whole.data;
  const unfit = new Set(whole.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])]))); // prettier-ignore
  const fitting = Object.fromEntries(Object.entries(document).filter(([key]) => !unfit.has(key)));
  return { name: FALLBACK_NAME, ...(fitting as Partial<StoreSettings>) };
}

/** The name of a store that has none yet. */
export const FALLBACK_NAME = 'Medstore';
