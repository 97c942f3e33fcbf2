import { afterEach, expect, it, vi } from 'vitest';
import { LetterQueue } from '../../../server/modules/letters/LetterQueue.ts';
import { LetterSender } from '../../../server/modules/letters/LetterSender.ts';
import { mailCommand } from '../../../server/modules/letters/mailCommand.ts';
import { MailFailure } from '../../../server/platform/mail/Mailer.ts';
import { runCommand } from '../../support/drivers/runCommand.ts';
import { onEmbedded } from '../../support/servers/databases/databases.ts';
import { openMailServer, smtpRefusal } from '../../support/servers/mailServer.ts';

onEmbedded('the mail commands', (database) => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const run = (...words: string[]) => runCommand(mailCommand, database(), words);

  it('sends a test letter, and says what to mend if the server refuses', async () => {
    expect(await run('test', 'ana@clinic.example')).toEqual({
      output: 'Set SMTP_URL and MAIL_FROM as the server has them.',
      failed: true,
    });
    const server = await openMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        address.startsWith('nobody') ? callback(smtpRefusal(550, 'no such mailbox')) : callback(),
    });
    vi.stubEnv('SMTP_URL', server.url());
    vi.stubEnv('MAIL_FROM', 'orders@shop.example');
    expect(await run('test', 'ana@clinic.example')).toMatchObject({
      failed: false,
      output: expect.stringMatching(/accepted the letter to ana@/),
    });
    expect(server.received).toHaveLength(1);
    const refused = await run('test', 'nobody@clinic.example');
    expect(refused).toMatchObject({
      failed: true,
      output: expect.stringMatching(/no such mailbox.*refuses the sender .* or this recipient/),
    });
    await server.close();
    expect(await run('test', 'ana@clinic.example')).toMatchObject({
      failed: true,
      output: expect.stringMatching(/Check host, port/),
    });
  });

  it('lists letters that were given up, and has them sent again', async () => {
    const { db } = database().opened;
    const queue = new LetterQueue(db, Date.now);
    const letter = { to: 'ana@clinic.example', subject: 'S', text: 'T', html: 'H', kind: 'orderPaid', memberId: null };
    await db.transaction((tx) => queue.add(tx, letter));
    const mailer = { send: () => Promise.reject(new MailFailure('no such mailbox', true)) };
    const log = { error: () => undefined, warn: () => undefined } as never;
    await new LetterSender(db, { mailer, log, now: Date.now }).deliverDue();
    expect(await run('failed')).toMatchObject({
      output: expect.stringMatching(/^\d+ .*orderPaid {2}ana@clinic\.example {2}no such mailbox$/),
    });
    expect(await run('again', '999999')).toMatchObject({ failed: true });
    expect(await run('again', 'all')).toEqual({ output: 'One letter waits to be sent again.', failed: false });
    expect(await run('failed')).toMatchObject({ output: 'No letter has failed.' });
  });

  it('says how it is used', async () => {
    for (const words of [[], ['test'], ['again'], ['again', 'x'], ['failed', '1']])
      expect(await run(...words)).toMatchObject({
        failed: true,
        output: expect.stringMatching(/^Usage/),
      });
  });
});
