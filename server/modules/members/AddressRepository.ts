import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { ADDRESSES_MAX } from '../../../shared/contract/limits.ts';
import type { Address, AddressRequest } from '../../../shared/contract/schemas/members.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { lockMember } from './lockMember.ts';
import type { AddressBook } from './AddressBook.ts';
import { addresses } from './schema.ts';

export type AddressInput = z.output<typeof AddressRequest>;

/** A member's addresses, at most one of them the default. Another member's addresses are not found (code 2). */
export class AddressRepository implements AddressBook {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async list(memberId: string): Promise<Address[]> {
    const rows = await this.#db
      .select()
      .from(addresses)
      .where(eq(addresses.memberId, memberId))
      .orderBy(desc(addresses.isDefault), asc(addresses.id));
    return rows.map(addressOf);
  }

  async read(memberId: string, id: number): Promise<Address> {
    const [row] = await this.#db.select().from(addresses).where(isAddressOf(memberId, id));
    if (!row) throw DomainError.notFound();
    return addressOf(row);
  }

  async create(memberId: string, input: AddressInput, once: RunOnce): Promise<Address> {
    return once(async (tx) => {
      await lockMember(tx, memberId); // serialises concurrent changes: one default, and the limit holds
      const total = await tx.$count(addresses, eq(addresses.memberId, memberId));
      if (total >= ADDRESSES_MAX) throw new DomainError(Code.notAllowed, { total }, 'addressesMax');
      const isDefault = input.is_default ?? total === 0;
      const [row] = await tx
        .insert(addresses)
        .values({ ...columnsOf(input), memberId, isDefault })
        .returning();
      return this.#settle(tx, memberId, row);
    });
  }

  async update(memberId: string, id: number, input: AddressInput): Promise<Address> {
    return this.#db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const change = input.is_default === undefined ? {} : { isDefault: input.is_default };
      const [row] = await tx
        .update(addresses)
        .set({ ...columnsOf(input), ...change })
        .where(isAddressOf(memberId, id))
        .returning();
      return this.#settle(tx, memberId, row);
    });
  }

  /** Removes an address. One that no member has is no error, so that requests can be repeated. */
  async remove(memberId: string, id: number): Promise<void> {
    await this.#db.delete(addresses).where(isAddressOf(memberId, id));
    if ((await this.#db.$count(addresses, eq(addresses.id, id))) > 0) throw DomainError.notFound();
  }

  // Setting a default clears the previous one.
  async #settle(tx: Executor, memberId: string, row: typeof addresses.$inferSelect | undefined): Promise<Address> {
    if (!row) throw DomainError.notFound();
    if (row.isDefault) {
      await tx
        .update(addresses)
        .set({ isDefault: false })
        .where(and(eq(addresses.memberId, memberId), ne(addresses.id, row.id)));
    }
    return addressOf(row);
  }
}

const isAddressOf = (memberId: string, id: number) => and(eq(addresses.memberId, memberId), eq(addresses.id, id));

const columnsOf = ({ name, phone, postal_code, country, region, detail }: AddressInput) => ({
  name,
  phone,
  postalCode: postal_code,
  country,
  region,
  detail,
});

function addressOf(row: typeof addresses.$inferSelect): Address {
  const text = {
    name: row.name,
    phone: row.phone,
    postal_code: row.postalCode,
    country: row.country,
    region: row.region,
    detail: row.detail,
  };
  return { id: row.id, ...text, is_default: row.isDefault, version: hashSecret(JSON.stringify(text)).slice(0, 16) };
}
