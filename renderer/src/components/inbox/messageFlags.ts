import type { MessageFlag } from '../../../../shared/contract/schemas/messages.ts';

// Typed by the contract, so that a new kind does not compile here. The schemas themselves stay out of browsers.
const FLAGS: Record<MessageFlag, true> = { account: true, activity: true, system: true };

/** The kinds of messages, in the order they are shown. */
export const messageFlags = Object.keys(FLAGS) as MessageFlag[];

/** True for the name of a kind of messages. */
export const isMessageFlag = (text: string | null): text is MessageFlag => text !== null && Object.hasOwn(FLAGS, text);
