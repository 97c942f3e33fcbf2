import { z } from 'zod/mini';
import { Customer, CUSTOMERS_MAX } from '../customers/customer.ts';
import { channel } from './channel.ts';

/** A rep's customers, as the window of the one whose they are may see them. */
export const CustomersView = z.object({
  /** The id of their rep; null while no one is signed in. */
  owner: z.nullable(z.string()),
  customers: z.array(Customer),
  /** The one who is ordered for. */
  chosen: z.nullable(z.string()),
  /** The screen is being shown to a customer: no price is on it. */
  isPresenting: z.boolean(),
  /** The stored customers could not be read. */
  wasLost: z.boolean(),
});
export type CustomersView = z.infer<typeof CustomersView>;

const Id = z.uuid();
const Owner = z.string().check(z.maxLength(100));
const CustomerAct = z.discriminatedUnion('type', [
  /** New ones and changed ones, by their ids. */
  z.object({ type: z.literal('save'), customers: z.array(Customer).check(z.maxLength(CUSTOMERS_MAX)) }),
  z.object({ type: z.literal('remove'), ids: z.array(Id).check(z.maxLength(CUSTOMERS_MAX)) }),
  z.object({ type: z.literal('choose'), id: z.nullable(Id) }),
]);
export type CustomerAct = z.infer<typeof CustomerAct>;

/** A rep's customers on this laptop; `read` answers null in a kiosk, where there are none, and the rest does nothing. */
export const customerChannels = {
  'customers:read': channel(z.void(), z.nullable(CustomersView)),
  /** Done when it is on the disk; rejected if another member is signed in by now. */
  'customers:act': channel(z.object({ owner: Owner, act: CustomerAct }), z.void()),
  'customers:present': channel(z.object({ on: z.boolean() }), z.void()),
  /** Its scanner is open, and may have the camera; or it is closed. */
  'customers:camera': channel(z.object({ on: z.boolean() }), z.void()),
  /** These, in this order, as a file where their rep chooses; answers whether there is one. Main itself says what fails. */
  'customers:export': channel(
    z.object({ owner: Owner, ids: z.array(Id).check(z.maxLength(CUSTOMERS_MAX)) }),
    z.boolean(),
  ),
};

export const customerEvents = { 'customers:changed': CustomersView };
