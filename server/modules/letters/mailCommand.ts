import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { OpenDatabase } from '../../platform/database/Database.ts';
import { runCommand } from '../../platform/process/runCommand.ts';
import { MailFailure } from '../../platform/mail/Mailer.ts';
import { SmtpMailer } from '../../platform/mail/SmtpMailer.ts';
import { readSettings, type Settings, StartFailure } from '../../settings.ts';
import { parseJson } from '../../../shared/json/parseJson.ts';
import { StoreSettings } from '../company/settings/StoreSettings.ts';
import { commandAnswer } from '../staff/answerCommand.ts';
import { LetterQueue } from './LetterQueue.ts';
import { previewLetters } from './preview/previewLetters.ts';

const USAGE =
  'Usage: npm run mail:test -- ADDRESS, npm run mail:preview -- FOLDER, npm run mail:failed, or npm run mail:again -- NUMBER… (or all)';
type OpenStoreDatabase = (settings: Settings) => Promise<OpenDatabase>;

/** Tries the mail server, writes every letter into a folder, lists letters that were given up, or has them sent again. */
export const mailCommand = (
  [act, ...words]: readonly string[],
  openDatabase: OpenStoreDatabase,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> =>
  runCommand(async () => {
    const settings = readSettings();
    if (act === 'test' && words.length === 1) return write(await sendTest(settings, words[0]!));
    if (act === 'preview' && words.length === 1) return write(await preview(settings, words[0]!, openDatabase));
    if (act === 'failed' && words.length === 0) return onQueue(settings, openDatabase, (queue) => list(queue, write));
    const ids = act === 'again' ? idsOf(words) : null;
    if (ids === null) throw new StartFailure(USAGE);
    await onQueue(settings, openDatabase, async (queue) => {
      const count = await queue.repeat(ids);
      if (count === 0)
        throw new StartFailure('There is no failed letter with this number. npm run mail:failed lists them.');
      write(`${count === 1 ? 'One letter waits' : `${count} letters wait`} to be sent again.`);
    });
  });

function idsOf(words: readonly string[]): number[] | 'all' | null {
  if (words.length === 1 && words[0] === 'all') return 'all';
  return words.length > 0 && words.every((word) => /^\d{1,9}$/.test(word)) ? words.map(Number) : null;
}

async function preview(settings: Settings, folder: string, openDatabase: OpenStoreDatabase): Promise<string> {
  const ask = { settings: null, actor: userInfo().username };
  const document = StoreSettings.parse(parseJson(await commandAnswer(ask, () => Promise.resolve(null))));
  const database = await openDatabase({ ...settings, databaseUrl: null, dataDir: 'memory://' });
  try {
    const count = await previewLetters(folder, { database, settings, document });
    return `${count} letters are in ${folder}: open index.html there. Nothing was sent.`;
  } finally {
    await database.close();
  }
}

async function sendTest({ mail: { smtpUrl: url, from } }: Settings, to: string): Promise<string> {
  if (url === null || from === null) throw new StartFailure('Set SMTP_URL and MAIL_FROM as the server has them.');
  if (!/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(to)) throw new StartFailure(`${to} is not an e-mail address.`);
  const text = 'The store can send letters: this one was written by `npm run mail:test`.';
  const letter = { id: randomUUID(), to, subject: 'A test letter', text, html: `<p>${text}</p>` };
  try {
    await new SmtpMailer({ url, from }).send(letter);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    throw new StartFailure(`The letter to ${to} was not sent: ${error.message}. ${adviceOnMail(error.cause)}`);
  }
  return `The mail server accepted the letter to ${to}. If it does not arrive, check the spam folder, and SPF and DKIM of the sender's domain.`;
}

const ADVICE: Readonly<Record<string, string>> = {
  EAUTH: 'Check user and password in SMTP_URL; write special characters percent-encoded.',
  EDNS: 'Check the host in SMTP_URL.',
  ESOCKET: 'Check host, port and encryption: smtps:// is for port 465, smtp:// for 587 and 25.',
  ECONNECTION: 'Check host, port and encryption: smtps:// is for port 465, smtp:// for 587 and 25.',
  ETIMEDOUT: 'Check host and port in SMTP_URL, and that a firewall lets the connection out.',
  ETLS: 'The server offers no encryption that can be trusted; see docs/mail.md.',
  EENVELOPE: 'The server refuses the sender (MAIL_FROM) or this recipient.',
};

/** Returns what to do about an error of the mail transport. */
export const adviceOnMail = (error: unknown): string =>
  ADVICE[String((error as { code?: unknown } | undefined)?.code)] ?? 'Check SMTP_URL and MAIL_FROM.';

async function list(queue: LetterQueue, write: (line: string) => void): Promise<void> {
  const failed = await queue.failed();
  for (const { id, kind, recipient, createdAt, fault } of failed)
    write(`${id}  ${createdAt.toISOString()}  ${kind}  ${recipient}  ${fault ?? ''}`);
  if (failed.length === 0) write('No letter has failed.');
}

async function onQueue(
  settings: Settings,
  openDatabase: OpenStoreDatabase,
  work: (queue: LetterQueue) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await work(new LetterQueue(database.db, Date.now));
  } finally {
    await database.close();
  }
}
