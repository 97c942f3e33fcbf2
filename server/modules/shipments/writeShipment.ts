import { eq } from 'drizzle-orm';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { shipments } from '../content/schema.ts';

export interface ShipmentRecord {
  logistics_number: string;
  /** When each state was reached, in order; their number is the current state. */
  reached: string[];
}

/** Writes the state of a parcel within the caller's transaction. */
export async function writeShipment(db: Executor, { logistics_number, reached }: ShipmentRecord): Promise<void> {
  const row = { logistics_number, state: reached.length, reached };
  await db
    .insert(shipments)
    .values({ number_key: partNumberKey(logistics_number), ...row })
    .onConflictDoUpdate({ target: shipments.number_key, set: row });
}

/** Forgets a parcel within the caller's transaction. */
export const removeShipment = async (db: Executor, number: string): Promise<void> =>
  void (await db.delete(shipments).where(eq(shipments.number_key, partNumberKey(number))));
