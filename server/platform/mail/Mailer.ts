/** An e-mail to one person, as plain text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go; without it, to the sender. */
  replyTo?: string | null;
}

/** A mail with a name that stays the same when it is sent again, so that receivers recognise a repeat. */
export interface OutgoingMail extends Mail {
  id: string;
}

/** The port to the mail transport. */
export interface Mailer {
  /** Resolves when the next server has taken the mail over. Throws a MailFailure if it has not. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A mail that was not taken over. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** True if the receiving server refused this mail or this recipient for good, so that a repeat would fail as well. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
