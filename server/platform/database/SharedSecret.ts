import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AsyncCache } from '../cache/AsyncCache.ts';
import type { Database } from './Database.ts';
import { secrets } from './systemSchema.ts';

/** Reads a shared secret from the database and caches it. */
export class SharedSecret {
  readonly #db: Database;
  readonly #name: string;
  readonly #cache = new AsyncCache<Uint8Array>({ max: 1 });

  constructor(db: Database, name: string) {
    this.#db = db;
    this.#name = name;
  }

  read(): Promise<Uint8Array> {
    return this.#cache.read(this.#name, () => readSecret(this.#db, this.#name));
  }
}

/** Reads a random secret that is the same for every instance on this database; creates it if it is missing. */
async function readSecret(db: Database, name: string): Promise<Uint8Array> {
  const newSecret = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value: newSecret }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} is gone`);
  return Buffer.from(row.value, 'base64');
}
