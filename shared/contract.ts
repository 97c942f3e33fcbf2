import type { z } from 'zod/mini';
import { afterSalesContract } from './contracts/aftersales.ts';
import { cartContract } from './contracts/cart.ts';
import { catalogueContract } from './contracts/catalogue.ts';
import { contentContract } from './contracts/content.ts';
import { inquiriesContract } from './contracts/inquiries.ts';
import { keptCatalogueContract } from './contracts/keptCatalogue.ts';
import { membersContract } from './contracts/members.ts';
import { messagesContract } from './contracts/messages.ts';
import { ordersContract } from './contracts/orders.ts';
import { phoneContract } from './contracts/phone.ts';
import { rewardsContract } from './contracts/rewards.ts';
import { sessionContract } from './contracts/session.ts';
import { socialContract } from './contracts/social.ts';
import type { OperationName } from './routes.ts';

export interface Shape {
  request: z.ZodMiniType;
  reply: z.ZodMiniType;
}

/** What each operation takes and answers. Browsers import its types alone, so that no schema is in their bundle. */
export const contract = {
  ...catalogueContract,
  ...keptCatalogueContract,
  ...cartContract,
  ...sessionContract,
  ...socialContract,
  ...phoneContract,
  ...membersContract,
  ...rewardsContract,
  ...afterSalesContract,
  ...messagesContract,
  ...ordersContract,
  ...inquiriesContract,
  ...contentContract,
} satisfies Record<OperationName, Shape>;

export type Contract = typeof contract;
/** The payload as a caller writes it. */
export type Request<N extends OperationName> = z.input<Contract[N]['request']>;
/** The payload as a handler receives it, checked. */
export type Received<N extends OperationName> = z.output<Contract[N]['request']>;
/** `data` of a good answer. */
export type Reply<N extends OperationName> = z.output<Contract[N]['reply']>;

/** The two schemas of an operation. */
export const shapeOf = (name: OperationName): Shape => contract[name];
