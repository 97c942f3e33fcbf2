import { eq } from 'drizzle-orm';
import type { Reply } from '../../shared/contract.ts';
import { partNumberKey } from '../../shared/partNumber.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { shipments } from './schema/content.ts';

export interface ShipmentRecord {
  logistics_number: string;
  /** When each state was reached, from the first on: their number is the state. */
  reached: string[];
}

/** In stock preparation, preparation complete, out of storage, in transit, completed (S4). */
const STATES = [1, 2, 3, 4, 5] as const;

/** Where parcels are. */
export class ShipmentRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async track(number: string): Promise<Reply<'trackOrder'>> {
    const [row] = await this.#db
      .select()
      .from(shipments)
      .where(eq(shipments.number_key, partNumberKey(number)));
    if (!row) throw Refusal.notFound();
    const { logistics_number, state, reached } = row;
    return { logistics_number, state, steps: STATES.map((step) => ({ state: step, at: reached[step - 1] ?? null })) };
  }

  async write(records: readonly ShipmentRecord[]): Promise<void> {
    for (const record of records) await writeShipment(this.#db, record);
  }
}

/** Where a parcel is, written within a transaction of whoever moved it. */
export async function writeShipment(db: Executor, { logistics_number, reached }: ShipmentRecord): Promise<void> {
  const row = { logistics_number, state: reached.length, reached };
  await db
    .insert(shipments)
    .values({ number_key: partNumberKey(logistics_number), ...row })
    .onConflictDoUpdate({ target: shipments.number_key, set: row });
}
