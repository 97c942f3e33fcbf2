import type { Executor } from '../../platform/database/Database.ts';
import type { MessageTextKey, MessageValues } from './messageTexts.ts';

export interface NewMessage {
  key: MessageTextKey;
  values?: MessageValues;
  /** A path of the store without language prefix, linked from the message. */
  url?: string;
  /** The id of the order, quotation, return or refund that it is about, for the letter that goes with it. */
  about?: number;
}

/** Messages to members, as other modules send them. */
export interface MemberMessages {
  /** Sends a message to a member, within the caller's transaction. */
  write(tx: Executor, memberId: string, message: NewMessage): Promise<void>;
}
