/** A letter to one person, finished: plain text for every reader, HTML for those who show it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port to whatever carries mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface KeptMail extends Mail {
  id: string;
  at: Date;
}

/** Mail that waits to be fetched, and can be looked at while developing. */
export interface Outbox extends Mailer {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
}
