import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { secrets } from './schema/system.ts';

/** A secret that was drawn once and is the same for every instance on this database. */
export async function sharedSecret(db: Database, name: string): Promise<Uint8Array> {
  const drawn = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value: drawn }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} is gone`);
  return Buffer.from(row.value, 'base64');
}
