import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { Cart } from '../../../shared/contract/schemas/cart.ts';
import { AtomicFile, type FileFormat, type Sealing } from '../storage/AtomicFile.ts';
import { type Format, read, write } from '../storage/versionedFormat.ts';

/** A cart as the store last returned it. `at`: milliseconds since 1970. */
const StoredCart = z.object({ at: z.number(), cart: Cart });
export type StoredCart = z.infer<typeof StoredCart>;
const CART_FORMAT: Format<typeof StoredCart> = { shape: StoredCart, steps: [] };

/** A cart's owner: the member, and the customer it is for (`''` for the member's own). */
export interface CartOwner {
  owner: string;
  customer: string;
}

/** The last known carts, one file each, so that a change to one does not rewrite the others. */
export class CartFiles {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #sealing: Sealing | null;
  readonly #files = new Map<string, AtomicFile<StoredCart | null>>();

  constructor(folder: string, now: () => number, sealing: Sealing | null = null) {
    this.#folder = folder;
    this.#sealing = sealing;
    this.#now = now;
  }

  /** Null if the cart was never read on this computer. */
  read(cartOwner: CartOwner): Promise<StoredCart | null> {
    return this.#fileOf(cartOwner).read();
  }

  async write(cartOwner: CartOwner, cart: Cart): Promise<void> {
    await this.#fileOf(cartOwner).change(() => ({ at: this.#now(), cart }));
  }

  /** Changes a stored cart; keeps its timestamp, as the store has not confirmed the change. */
  async change(cartOwner: CartOwner, change: (cart: Cart) => Cart): Promise<void> {
    const file = this.#fileOf(cartOwner);
    if (await file.read()) await file.change((stored) => stored && { ...stored, cart: change(stored.cart) });
  }

  async remove(cartOwner: CartOwner): Promise<void> {
    await this.#fileOf(cartOwner).remove();
  }

  #fileOf({ owner, customer }: CartOwner): AtomicFile<StoredCart | null> {
    const name = createHash('sha256').update(`${owner} ${customer}`).digest('hex').slice(0, 32);
    const file = this.#files.get(name) ?? this.#open(join(this.#folder, `${name}.json`));
    this.#files.set(name, file);
    return file;
  }

  #open(path: string): AtomicFile<StoredCart | null> {
    const format: FileFormat<StoredCart | null> = {
      name: 'The last known cart',
      empty: null,
      parse: (text) => read(CART_FORMAT, text),
      format: (stored) => (stored ? write(CART_FORMAT, stored) : ''),
    };
    return new AtomicFile(path, this.#now, format, this.#sealing);
  }
}
