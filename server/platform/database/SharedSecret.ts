import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { secrets } from './systemSchema.ts';

/** Remembers a secret of the database once it was read. */
export class SharedSecret {
  readonly #db: Database;
  readonly #name: string;
  #value: Promise<Uint8Array> | null = null;

  constructor(db: Database, name: string) {
    this.#db = db;
    this.#name = name;
  }

  read(): Promise<Uint8Array> {
    this.#value ??= readSecret(this.#db, this.#name).catch((error: unknown) => {
      this.#value = null; // the database may be back at the next try
      throw error;
    });
    return this.#value;
  }
}

/** A secret that was drawn once and is the same for every instance on this database. */
async function readSecret(db: Database, name: string): Promise<Uint8Array> {
  const drawn = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value: drawn }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} is gone`);
  return Buffer.from(row.value, 'base64');
}
