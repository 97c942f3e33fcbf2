import type { Mail } from '../../server/platform/mail/Mailer.ts';

export interface StoredMail extends Mail {
  id: string;
  at: Date;
}

const LINE = 76;
const NEWLINE = '\r\n';

/** Formats a mail for mail programs and `sendmail -t` (RFC 5322, both parts in base64). */
export function writeMime({ id, at, to, subject, text, html }: StoredMail): string {
  const boundary = `part-${id}`;
  const part = (type: string, content: string): string[] => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    folded(Buffer.from(content).toString('base64')),
  ];
  return [
    `Message-ID: <${id}@medstore>`,
    `Date: ${at.toUTCString()}`,
    `To: ${oneLine(to)}`,
    `Subject: ${encodedWords(oneLine(subject))}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;${NEWLINE} boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join(NEWLINE);
}

/** Parses a file that `writeMime` wrote; null for any other file. */
export function readMime(file: string): StoredMail | null {
  const [head = '', ...parts] = file.split(/\r\n--part-[^\r]*\r\n/);
  const header = (name: string): string =>
    new RegExp(`^${name}: ([^\\r]*(?:\\r\\n [^\\r]*)*)`, 'm').exec(head)?.[1] ?? '';
  const id = /^<(.+)@medstore>$/.exec(header('Message-ID'))?.[1];
  const at = new Date(header('Date'));
  const [text, html] = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'));
  if (!id || Number.isNaN(at.getTime()) || text === undefined || html === undefined) return null;
  return { id, at, to: header('To'), subject: decodedWords(header('Subject')), text, html };
}

const folded = (base64: string): string => base64.match(new RegExp(`.{1,${LINE}}`, 'g'))?.join(NEWLINE) ?? '';

// Prevents header injection: a line break would begin another header, such as another recipient.
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Encodes a header in UTF-8 (RFC 2047) as short words, without splitting a character. */
function encodedWords(text: string): string {
  const words = [''];
  for (const character of text) {
    if (Buffer.byteLength(words.at(-1)! + character) > 42) words.push('');
    words[words.length - 1] += character;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${NEWLINE} `);
}

const decodedWords = (header: string): string =>
  [...header.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)]
    .map(([, word = '']) => Buffer.from(word, 'base64').toString('utf8'))
    .join('');
