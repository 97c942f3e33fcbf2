import { z } from 'zod/mini';
import { Customer, CUSTOMERS_MAX } from '../../../shared/customers/customer.ts';
import type { CustomerAct, CustomersView } from '../../../shared/ipc/customers.ts';
import { AtomicFile, type Sealing } from '../storage/AtomicFile.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

/** The id of a deleted customer, kept until their cart is deleted at the store, too. */
const RemovedCustomer = z.object({ id: z.string(), at: z.number() });
const RepRecord = z.object({
  owner: z.string(),
  chosen: z.nullable(z.string()),
  customers: z.array(Customer),
  removed: z.optional(z.array(RemovedCustomer)),
});
type RepRecord = z.infer<typeof RepRecord>;
type RepRecords = readonly RepRecord[];
const StoredPeople = z.object({ people: z.array(RepRecord) });
const PEOPLE_FORMAT: Format<typeof StoredPeople> = { shape: StoredPeople, steps: [] };

/** One file for all reps of this computer, each with their own customers. */
export const customerFile = (path: string, now: () => number, sealing: Sealing | null = null): AtomicFile<RepRecords> =>
  new AtomicFile<RepRecords>(
    path,
    now,
    {
      name: 'A file of customers',
      empty: [],
      parse: (text) => read(PEOPLE_FORMAT, text)?.people ?? null,
      format: (people) => write(PEOPLE_FORMAT, { people: [...people] }),
    },
    sealing,
  );

export interface BookParts {
  file: Pick<AtomicFile<RepRecords>, 'read' | 'change' | 'wasLost' | 'isLocked'>;
  /** The signed-in member's id. */
  memberId(): Promise<string | null>;
  now(): number;
  /** Whether prices are hidden: a setting of the laptop, for all its users. */
  presenting: { read(): boolean; write(on: boolean): void };
  onChange(view: CustomersView): void;
}

/** The customers of the reps who use this computer. Each rep sees their own; signing out deletes nothing. */
export class CustomerBook {
  /** Called after customers were deleted. */
  onRemoved: () => void = () => undefined;
  readonly #parts: BookParts;

  constructor(parts: BookParts) {
    this.#parts = parts;
  }

  async read(): Promise<CustomersView> {
    const { file, memberId, presenting } = this.#parts;
    const owner = await memberId();
    // An unreadable file must not keep the store from opening.
    const people = await file.read().catch(() => null);
    const { customers, chosen } = recordOf(people ?? [], owner);
    return {
      owner,
      customers,
      chosen,
      isPresenting: presenting.read(),
      wasLost: people === null || file.wasLost(),
      isLocked: file.isLocked(),
    };
  }

  async act(owner: string, act: CustomerAct): Promise<void> {
    await this.#requireSignedIn(owner);
    const now = this.#parts.now();
    await this.#parts.file.change((people) => [
      ...people.filter((person) => person.owner !== owner),
      applyAct(recordOf(people, owner), act, now),
    ]);
    await this.publish();
    if (act.type === 'remove') this.onRemoved();
  }

  /** The deleted customers of `owner` with the time of deletion, until `forgetRemoved`. */
  async removed(owner: string): Promise<readonly z.infer<typeof RemovedCustomer>[]> {
    return recordOf(await this.#parts.file.read(), owner).removed ?? [];
  }

  async forgetRemoved(owner: string, ids: readonly string[]): Promise<void> {
    await this.#parts.file.change((people) =>
      people.map((person) =>
        person.owner === owner
          ? { ...person, removed: (person.removed ?? []).filter(({ id }) => !ids.includes(id)) }
          : person,
      ),
    );
  }

  /** The customers of `owner` with these ids, in the order of the ids. */
  async pick(owner: string, ids: readonly string[]): Promise<Customer[]> {
    await this.#requireSignedIn(owner);
    const { customers } = recordOf(await this.#parts.file.read(), owner);
    return ids.flatMap((id) => customers.find((customer) => customer.id === id) ?? []);
  }

  async present(on: boolean): Promise<void> {
    this.#parts.presenting.write(on);
    await this.publish();
  }

  /** Passes the current view to `onChange`: after a change, or when another member has signed in. */
  async publish(): Promise<void> {
    this.#parts.onChange(await this.read());
  }

  async #requireSignedIn(owner: string): Promise<void> {
    if ((await this.#parts.memberId()) !== owner) throw new Error('the customers belong to another member');
  }
}

function recordOf(people: RepRecords, owner: string | null): RepRecord {
  const emptyRecord = { owner: owner ?? '', chosen: null, customers: [] };
  return people.find((person) => person.owner === owner) ?? emptyRecord;
}

function applyAct(person: RepRecord, act: CustomerAct, now: number): RepRecord {
  const { customers, chosen, removed = [] } = person;
  switch (act.type) {
    case 'save': {
      const savedIds = new Set(act.customers.map(({ id }) => id));
      const customersNow = mergeCustomers(customers, act.customers);
      // A restored customer keeps the cart.
      return { ...person, customers: customersNow, removed: removed.filter(({ id }) => !savedIds.has(id)) };
    }
    case 'remove':
      return {
        ...person,
        customers: customers.filter(({ id }) => !act.ids.includes(id)),
        removed: [...removed.filter(({ id }) => !act.ids.includes(id)), ...act.ids.map((id) => ({ id, at: now }))],
        chosen: chosen !== null && act.ids.includes(chosen) ? null : chosen,
      };
    case 'choose':
      if (act.id !== null && !customers.some(({ id }) => id === act.id)) throw new Error('there is no such customer');
      return {
        ...person,
        chosen: act.id,
        customers: customers.map((one) => (one.id === act.id ? { ...one, usedAt: now } : one)),
      };
  }
}

/** Changed customers keep their place; new ones are appended. */
function mergeCustomers(existing: readonly Customer[], saved: readonly Customer[]): Customer[] {
  const byId = new Map([...existing, ...saved].map((customer) => [customer.id, customer]));
  if (byId.size > CUSTOMERS_MAX) throw new Error(`there is room for ${CUSTOMERS_MAX} customers`);
  return [...byId.values()];
}
