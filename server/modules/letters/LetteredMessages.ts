import type { Executor } from '../../platform/database/Database.ts';
import type { MemberMessages, NewMessage } from '../messages/MemberMessages.ts';
import type { LetterWriter } from './LetterWriter.ts';
import { writeStaffTransfer } from './kinds/staffLetters.ts';
import { writeOrderLetter } from './kinds/orderLetters.ts';
import { writeQuotationLetter } from './kinds/quotationLetters.ts';
import { writeRefundSent } from './kinds/refundLetters.ts';
import { writeReturnLetter } from './kinds/returnLetters.ts';

type Write = (letters: LetterWriter, tx: Executor, id: number) => Promise<void>;
const order =
  (kind: Parameters<typeof writeOrderLetter>[2]): Write =>
  (letters, tx, id) =>
    writeOrderLetter(letters, tx, kind, id);
const quotation =
  (kind: Parameters<typeof writeQuotationLetter>[2]): Write =>
  (letters, tx, id) =>
    writeQuotationLetter(letters, tx, kind, id);
const returned =
  (kind: Parameters<typeof writeReturnLetter>[2]): Write =>
  (letters, tx, id) =>
    writeReturnLetter(letters, tx, kind, id);

/** Messages that come as a letter, too. The others are small steps, which the store's own pages tell. */
const LETTERS: Partial<Record<NewMessage['key'], Write>> = {
  inquiry_quoted: quotation('quotationQuoted'),
  inquiry_message: quotation('quotationMessage'),
  order_placed: order('orderReceived'),
  payment_reminder: order('orderReminder'),
  async transfer_announced(letters, tx, id) {
    await writeOrderLetter(letters, tx, 'transferAwaited', id);
    await writeStaffTransfer(letters, tx, id);
  },
  order_paid: order('orderPaid'),
  order_out_of_storage: order('orderShipped'),
  order_cancelled: order('orderCancelled'),
  refund_sent: writeRefundSent,
  after_sale_approved: returned('returnApproved'),
  after_sale_refused: returned('returnRefused'),
  after_sale_received: returned('returnReceived'),
  after_sale_done: returned('returnDone'),
};

/** Sends messages to members, and the letters that go with them, within the caller's transaction. */
export class LetteredMessages implements MemberMessages {
  readonly #messages: MemberMessages;
  readonly #letters: LetterWriter;

  constructor(messages: MemberMessages, letters: LetterWriter) {
    this.#messages = messages;
    this.#letters = letters;
  }

  async write(tx: Executor, memberId: string, message: NewMessage): Promise<void> {
    await this.#messages.write(tx, memberId, message);
    if (message.about !== undefined) await LETTERS[message.key]?.(this.#letters, tx, message.about);
  }
}
