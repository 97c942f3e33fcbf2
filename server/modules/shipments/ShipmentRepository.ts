import { eq } from 'drizzle-orm';
import type { Reply } from '../../../shared/contract/contract.ts';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database } from '../../platform/database/Database.ts';
import { shipments } from '../content/schema.ts';
import { orders } from '../orders/schema.ts';
import { type ShipmentRecord, writeShipment } from './writeShipment.ts';

/** The person who tracks a parcel. */
export interface TrackingAsker {
  memberId: string | null;
  /** Empty if none was given. */
  postalCode: string;
}

/** In stock preparation, preparation complete, out of storage, in transit, completed (S4). */
const STATES = [1, 2, 3, 4, 5] as const;

/** Tracking of parcels. */
export class ShipmentRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns the state of a parcel. Dates are included only for the member who ordered it, or with the postal code of
   * the delivery address, so that a number alone does not reveal when goods arrive. Throws code 2 for an unknown
   * number, code 1 for a wrong postal code.
   */
  async track(number: string, asker: TrackingAsker): Promise<Reply<'trackOrder'>> {
    const [row] = await this.#db
      .select({ parcel: shipments, memberId: orders.memberId, address: orders.address })
      .from(shipments)
      .leftJoin(orders, eq(orders.logisticsNumber, shipments.logistics_number))
      .where(eq(shipments.number_key, partNumberKey(number)));
    if (!row) throw DomainError.notFound();
    const hasDates = mayReadDates(row, asker);
    const { logistics_number, state, reached } = row.parcel;
    const at = (step: number): string | null => (hasDates ? (reached[step - 1] ?? null) : null);
    return {
      logistics_number,
      state,
      has_dates: hasDates,
      steps: STATES.map((step) => ({ state: step, at: at(step) })),
    };
  }

  async write(records: readonly ShipmentRecord[]): Promise<void> {
    for (const record of records) await writeShipment(this.#db, record);
  }
}

/** Throws a FieldError if a postal code was given that does not match the address. */
function mayReadDates({ memberId, address }: Recipient, asker: TrackingAsker): boolean {
  if (memberId !== null && memberId === asker.memberId) return true;
  const statedCode = plainPostalCode(asker.postalCode);
  if (statedCode === '') return false;
  if (address === null || statedCode !== plainPostalCode(address.postal_code))
    throw DomainError.fields({ postal_code: 'postalCodeOther' });
  return true;
}

type Recipient = { [Field in 'memberId' | 'address']: (typeof orders.$inferSelect)[Field] | null };

/** Normalises a postal code: "SW1A 1AA", "sw1a1aa" and "ＳＷ１Ａ－１ＡＡ" are equal. */
const plainPostalCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
