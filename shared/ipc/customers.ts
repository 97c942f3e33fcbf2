import { z } from 'zod/mini';
import { Customer, CUSTOMERS_MAX } from '../customers/customer.ts';
import { channel } from './channel.ts';

/** A rep's customers, as that rep's window may see them. */
export const CustomersView = z.object({
  /** The rep's id; null while no one is signed in. */
  owner: z.nullable(z.string()),
  customers: z.array(Customer),
  /** The customer who is ordered for. */
  chosen: z.nullable(z.string()),
  /** A customer sees the screen: prices are hidden. */
  isPresenting: z.boolean(),
  /** The stored customers could not be read; the file was set aside, unless it is locked. */
  wasLost: z.boolean(),
  /** True if the customers are encrypted and the keychain does not provide their key now. */
  isLocked: z.optional(z.boolean()),
});
export type CustomersView = z.infer<typeof CustomersView>;

const Id = z.uuid();
const Owner = z.string().check(z.maxLength(100));
const CustomerAct = z.discriminatedUnion('type', [
  /** New and changed customers, by id. */
  z.object({ type: z.literal('save'), customers: z.array(Customer).check(z.maxLength(CUSTOMERS_MAX)) }),
  z.object({ type: z.literal('remove'), ids: z.array(Id).check(z.maxLength(CUSTOMERS_MAX)) }),
  z.object({ type: z.literal('choose'), id: z.nullable(Id) }),
]);
export type CustomerAct = z.infer<typeof CustomerAct>;

/** A rep's customers on this laptop. In a kiosk `read` returns null and the others do nothing. */
export const customerChannels = {
  'customers:read': channel(z.void(), z.nullable(CustomersView)),
  /** Resolves when the change is on the disk; rejects if another member has signed in meanwhile. */
  'customers:act': channel(z.object({ owner: Owner, act: CustomerAct }), z.void()),
  'customers:present': channel(z.object({ on: z.boolean() }), z.void()),
  /** Allows the camera while the scanner is open. */
  'customers:camera': channel(z.object({ on: z.boolean() }), z.void()),
  /**
   * Saves these customers, in this order, at a place that the rep chooses; returns whether it was written. Main reports
   * failures.
   */
  'customers:export': channel(
    z.object({ owner: Owner, ids: z.array(Id).check(z.maxLength(CUSTOMERS_MAX)) }),
    z.boolean(),
  ),
};

export const customerEvents = { 'customers:changed': CustomersView };
