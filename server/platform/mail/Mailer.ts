/** An e-mail to one person, as plain text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port to the mail transport. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface KeptMail extends Mail {
  id: string;
  at: Date;
}

/** Stores outgoing mail until the transport fetches it; development pages list it. */
export interface Outbox extends Mailer {
  /** Returns the stored mail, newest first. */
  list(): Promise<KeptMail[]>;
}
