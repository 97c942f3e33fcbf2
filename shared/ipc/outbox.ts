import { z } from 'zod/mini';
import { outboxOperations } from '../outbox/operations.ts';
import { channel } from './channel.ts';

const Value = z.nullable(z.union([z.string().check(z.maxLength(2_000)), z.number()]));
const OutboxView = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.enum(outboxOperations),
      about: z.string(),
      customer: z.nullable(z.string()),
      at: z.number(),
      state: z.enum(['awaiting', 'sending', 'review', 'accepted']),
      reason: z.nullable(z.object({ code: z.union([z.number(), z.string()]), message: z.string() })),
      faults: z.array(
        z.object({ path: z.string(), message: z.string(), value: z.nullable(z.union([z.string(), z.number()])) }),
      ),
      result: z.nullable(z.object({ id: z.nullable(z.number()), code: z.string(), at: z.number() })),
    }),
  ),
  others: z.int(),
  wasLost: z.boolean(),
  isLocked: z.optional(z.boolean()),
});

const Id = z.string().check(z.maxLength(100));
const OutboxAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('send'), id: z.nullable(Id) }),
  z.object({ type: z.literal('correct'), id: Id, corrections: z.record(z.string().check(z.maxLength(100)), Value) }),
  z.object({ type: z.literal('discard'), id: Id }),
  z.object({ type: z.literal('clearAccepted') }),
]);

/** The channels of the outbox for its member's window; in a kiosk, which has none, `outbox:read` returns null. */
export const outboxChannels = {
  'outbox:read': channel(z.void(), z.nullable(OutboxView)),
  'outbox:act': channel(OutboxAct, z.void()),
};

export const outboxEvents = { 'outbox:changed': OutboxView };
