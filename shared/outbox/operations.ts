import type { OperationName } from '../contract/routes.ts';

interface Kind {
  /** True if the request belongs to a member; false for a request without an owner, such as a contact form. */
  isMembers: boolean;
  /** True if the server remembers permanently that it was done; otherwise as long as it keeps idempotency keys. */
  isLasting: boolean;
  /** "Not found" counts as success, as an earlier attempt may have succeeded. */
  isDoneWhenGone?: true;
}

/** The operations that may be queued: each is idempotent, by a key or by nature. */
const OUTBOX_OPERATIONS = {
  createInquiry: { isMembers: true, isLasting: true },
  registerContact: { isMembers: false, isLasting: true },
  leaveRequest: { isMembers: false, isLasting: true },
  setCollected: { isMembers: true, isLasting: true },
  addCartLine: { isMembers: true, isLasting: false },
  addCartLines: { isMembers: true, isLasting: false },
  updateCartLine: { isMembers: true, isLasting: true },
  removeCartLine: { isMembers: true, isLasting: true, isDoneWhenGone: true },
} as const satisfies Partial<Record<OperationName, Kind>>;

export type OutboxOperation = keyof typeof OUTBOX_OPERATIONS;
export const outboxOperations = Object.keys(OUTBOX_OPERATIONS) as OutboxOperation[];
/** The traits of an operation that may be queued. */
export const traitsOf = (name: OutboxOperation): Kind => OUTBOX_OPERATIONS[name];

/** The operations that a browser queues: forms. Cart changes are retried on the page. */
export const WEB_OPERATIONS: readonly OutboxOperation[] = ['createInquiry', 'registerContact'];
