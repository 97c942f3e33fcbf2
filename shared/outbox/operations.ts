import type { OperationName } from '../contract/routes.ts';

interface Kind {
  /** Only the member who asked for it may have it sent. */
  isMembers: boolean;
  /** The server knows for good that it was done; otherwise for as long as it keeps first replies. */
  isLasting: boolean;
  /** "There is no such thing" is what was wanted, if an earlier try may have got through. */
  isDoneWhenGone?: true;
}

/** What may wait to be sent: each is done once however often it arrives, by its key or by its nature. */
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
/** What is special about an operation that may wait. */
export const traitsOf = (name: OutboxOperation): Kind => OUTBOX_OPERATIONS[name];

/** What a browser keeps: a form somebody has filled in. A cart that is not asked for at once is asked for on the page. */
export const WEB_OPERATIONS: readonly OutboxOperation[] = ['createInquiry', 'registerContact'];
