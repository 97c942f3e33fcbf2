import { createTransport } from 'nodemailer';
import { type Mailer, MailFailure, type OutgoingMail } from './Mailer.ts';

/** Time-outs (ms) to connect, for the greeting, and without a sign of life in between. */
const CONNECT_MS = 15_000;
const IDLE_MS = 60_000;
/** The steps at which a refusal concerns this mail or recipient, not the sender or the account. */
const ABOUT_THE_MAIL = /^(RCPT|DATA)/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

interface SmtpMailerParts {
  /** The mail server's address, such as `smtps://user:password@mail.example:465`; nodemailer's options may follow as a query. */
  url: string;
  from: string;
}

/** Sends mail through the merchant's SMTP server, a connection for each. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;

  constructor({ url, from }: SmtpMailerParts) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      dnsTimeout: CONNECT_MS,
      // Letters hold no files, so nothing that a user wrote may name one.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(sendsPassword(url) && { requireTLS: true }),
    });
  }

  async send({ id, to, subject, text, html, replyTo }: OutgoingMail): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        subject,
        text,
        html,
        // An object is one recipient, whatever the address holds; a text could name several.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        messageId: `<${id}@${domainOf(this.#from)}>`,
        // Keeps out-of-office replies from answering a program.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw failureOf(error);
    }
  }
}

/** Returns true if a password would travel over a network; then only encrypted. */
function sendsPassword(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !LOOPBACK.test(hostname);
}

const domainOf = (sender: string): string => /@([^\s>]+)>?$/.exec(sender)?.[1] ?? 'localhost';

function failureOf(error: unknown): MailFailure {
  const { message, command = '', permanent = false } = error as Error & { command?: string; permanent?: boolean };
  return new MailFailure(message, permanent && ABOUT_THE_MAIL.test(command), error);
}
