import type { OperationName } from '../contract/routes.ts';

interface Kind {
  /** Only the member who asked for it may have it sent. */
  isMembers: boolean;
  /** The server knows for good that it was done; otherwise for as long as it keeps first replies. */
  isLasting: boolean;
  /** "There is no such thing" is what was wanted, if an earlier try may have got through. */
  isDoneWhenGone?: true;
}

/** The operations that may be queued: each is idempotent, by its key or by its nature. */
const OUTBOX_OPERATIONS = {
  createInquiry: { isMembers: true, isLasting: true },
  registerContact: { isMembers: false, isLasting: true },
  setCollected: { isMembers: true, isLasting: true },
  addCartLine: { isMembers: true, isLasting: false },
  updateCartLine: { isMembers: true, isLasting: true },
  removeCartLine: { isMembers: true, isLasting: true, isDoneWhenGone: true },
} as const satisfies Partial<Record<OperationName, Kind>>;

export type OutboxOperation = keyof typeof OUTBOX_OPERATIONS;
export const outboxOperations = Object.keys(OUTBOX_OPERATIONS) as OutboxOperation[];
/** The traits of an operation that may be queued. */
export const traitsOf = (name: OutboxOperation): Kind => OUTBOX_OPERATIONS[name];

/** The operations that a browser queues: filled-in forms. Cart changes are retried on the page. */
export const WEB_OPERATIONS: readonly OutboxOperation[] = ['createInquiry', 'registerContact'];
