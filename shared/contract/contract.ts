import type { z } from 'zod/mini';
import { returnsContract } from './schemas/returns.ts';
import { cartContract } from './schemas/cart.ts';
import { catalogueContract } from './schemas/catalogue.ts';
import { contentContract } from './schemas/content.ts';
import { inquiriesContract } from './schemas/quotations.ts';
import { kiosksContract } from './schemas/kiosks.ts';
import { offlineCatalogueContract } from './schemas/offlineCatalogue.ts';
import { membersContract } from './schemas/members.ts';
import { messagesContract } from './schemas/messages.ts';
import { orderPadContract } from './schemas/orderPad.ts';
import { ordersContract } from './schemas/orders.ts';
import { phoneContract } from './schemas/signIn/phoneSignIn.ts';
import { rewardsContract } from './schemas/rewards.ts';
import { sessionContract } from './schemas/signIn/sessions.ts';
import { socialContract } from './schemas/signIn/socialSignIn.ts';
import type { OperationName } from './routes.ts';

export interface Shape {
  request: z.ZodMiniType;
  reply: z.ZodMiniType;
}

/**
 * The request and reply schemas of each operation. Browsers import only the types, so that no schema is in their
 * bundle.
 */
export const contract = {
  ...catalogueContract,
  ...offlineCatalogueContract,
  ...orderPadContract,
  ...cartContract,
  ...sessionContract,
  ...socialContract,
  ...phoneContract,
  ...membersContract,
  ...rewardsContract,
  ...returnsContract,
  ...messagesContract,
  ...ordersContract,
  ...inquiriesContract,
  ...contentContract,
  ...kiosksContract,
} satisfies Record<OperationName, Shape>;

type Contract = typeof contract;
/** The payload as a caller writes it. */
export type Request<N extends OperationName> = z.input<Contract[N]['request']>;
/** The payload as a handler receives it, validated. */
export type Received<N extends OperationName> = z.output<Contract[N]['request']>;
/** `data` of a successful answer. */
export type Reply<N extends OperationName> = z.output<Contract[N]['reply']>;

/** The schemas of an operation. */
export const shapeOf = (name: OperationName): Shape => contract[name];
