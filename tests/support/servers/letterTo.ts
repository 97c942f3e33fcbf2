import type { MailServer } from './mailServer.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits for the letter to an address with this subject, and returns its text. */
export async function letterTo({ received }: MailServer, email: string, subject: string): Promise<string> {
  for (;;) {
    const letters = received.filter(({ to }) => to.includes(email)).map(({ raw }) => partsOf(raw));
    const found = letters.find((letter) => letter.subject === subject);
    if (found) return found.text;
    await pause(100); // between two looks
  }
}

/** The subject and the plain text of a letter as it came over the wire. */
function partsOf(raw: string): { subject: string; text: string } {
  const [head = ''] = raw.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  const [, encoding = '', body = ''] =
    /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)\r\n\r\n([^]*?)\r\n--/.exec(raw) ?? [];
  if (encoding === 'base64') return { subject, text: Buffer.from(body, 'base64').toString('utf8') };
  return { subject, text: encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body };
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
