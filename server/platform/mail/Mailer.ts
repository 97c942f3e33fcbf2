/** An e-mail to one person, as plain text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The reply address; the sender if absent. */
  replyTo?: string | null;
}

/** A mail with a stable id, so that receivers can recognise a repeat. */
export interface OutgoingMail extends Mail {
  id: string;
}

/** The port to the mail transport. */
export interface Mailer {
  /** Resolves when the next server has accepted the mail. Throws a MailFailure if it has not. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A mail that the server did not accept. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /**
   * True if the receiving server rejected this mail or recipient for good (SMTP 5xx, RFC 5321), so that a retry would
   * fail as well.
   */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
