import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { LETTERS_NOTICE, LetterQueue } from '../../../server/modules/letters/LetterQueue.ts';
import { LetterSender } from '../../../server/modules/letters/LetterSender.ts';
import { letters } from '../../../server/modules/letters/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../server/platform/clock/durations.ts';
import { MailFailure, type Mailer, type OutgoingMail } from '../../../server/platform/mail/Mailer.ts';
import { SmtpMailer } from '../../../server/platform/mail/SmtpMailer.ts';
import { onEveryDatabase, type TestDatabase } from '../../support/servers/databases/databases.ts';
import { type MailServer, openMailServer, smtpRefusal } from '../../support/servers/mailServer.ts';

const START = Date.UTC(2026, 0, 5, 9);
const mail = { to: 'ana@clinic.example', subject: 'Ваш заказ', text: 'Здравствуйте!', html: '<p>Здравствуйте!</p>' };
const from = 'Medstore <orders@shop.example>';

onEveryDatabase('the queue of letters', (database) => {
  const opened: MailServer[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((server) => server.close()));
    await db().delete(letters);
  });
  const db = () => database().opened.db;
  const open = async (options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> => {
    const server = await openMailServer(options);
    opened.push(server);
    return server;
  };
  const rows = () => db().select().from(letters).orderBy(letters.id);

  it('sends a letter that its transaction has committed, and only that one, once', async () => {
    const server = await open();
    const post = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    await post.write();
    const undone = db().transaction(async (tx) => {
      await post.queue.add(tx, { ...mail, kind: 'test', memberId: null, subject: 'never' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await post.sender.deliverDue();
    await post.sender.deliverDue();
    expect(server.received).toMatchObject([{ from: 'orders@shop.example', to: ['ana@clinic.example'] }]);
    expect(server.received[0]!.raw).toMatch(/^From: Medstore <orders@shop\.example>$/m);
    expect(server.received[0]!.raw).toMatch(/^Message-ID: <letter-\d+-\d+@shop\.example>$/m);
    expect(server.received[0]!.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
    // Its text is not stored: it may contain a code.
    expect(await rows()).toMatchObject([{ state: 'sent', plain: null, html: null, sentAt: new Date(START) }]);
  });

  it('tells every instance at once of a letter that was written, or that is to be sent again', async () => {
    const heard: string[] = [];
    const stop = await database().opened.notices.subscribe(
      (text) => void heard.push(text),
      () => undefined,
    );
    const post = postOffice(
      database(),
      failing(() => undefined),
    );
    await post.write();
    await expect.poll(() => heard).toEqual([LETTERS_NOTICE]);
    await post.queue.repeat('all');
    await expect.poll(() => heard).toEqual([LETTERS_NOTICE, LETTERS_NOTICE]);
    await stop();
  });

  it('begins with the letter that was written first', async () => {
    const began: string[] = [];
    const post = postOffice(database(), { send: async ({ subject }: OutgoingMail) => void began.push(subject) });
    for (const subject of ['first', 'second', 'third']) await post.write({ subject });
    // The database stores a changed row behind the others.
    await db().update(letters).set({ attempts: 0 }).where(eq(letters.subject, 'first'));
    await post.sender.deliverDue();
    expect(began).toEqual(['first', 'second', 'third']);
  });

  it('lets no value write a header or name a second recipient', async () => {
    const server = await open();
    const post = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    const evil = '\r\nBcc: eve@evil.example\r\n\r\nbody';
    await post.write({ subject: `Hello${evil}`, replyTo: 'ana@clinic.example, eve@evil.example' });
    await post.write({ to: `ana@clinic.example${evil}` });
    await post.write({ to: 'ana@clinic.example, eve@evil.example' });
    await post.sender.deliverDue();
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
    for (const { raw } of server.received) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it('speaks TLS and proves who it is; a certificate that nobody has signed is refused', async () => {
    const server = await open({
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'shop' && password === 'p@ss' ? callback(null, { user: 'shop' }) : callback(new Error('no')),
    });
    const trusting = '?tls.rejectUnauthorized=false';
    const post = postOffice(database(), new SmtpMailer({ url: server.url('shop:p%40ss', trusting), from }));
    await post.write();
    await post.sender.deliverDue();
    expect(server.received).toHaveLength(1);
    for (const url of [server.url('shop:p%40ss'), server.url('shop:wrong', trusting)]) {
      const failing = new SmtpMailer({ url, from }).send({ ...mail, id: 'a' });
      // The merchant can mend both, so that no letter is lost by it.
      await expect(failing).rejects.toMatchObject({ name: 'MailFailure', isFinal: false });
    }
    expect(server.received).toHaveLength(1);
  });

  it('gives a letter up at once that the server refuses for good, and says so', async () => {
    const server = await open({
      onRcptTo: ({ address }, _session, callback) => callback(smtpRefusal(550, `no mailbox ${address} here`)),
    });
    const post = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    await post.write();
    await post.sender.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, plain: mail.text }]);
    expect(post.logged).toHaveLength(1);
    expect(post.logged[0]).toMatch(/^error a letter was given up.*no mailbox \[hidden\] here/);
  });

  it('does not give letters up because the sender or the account is refused', async () => {
    const server = await open({
      onMailFrom: (_address, _session, callback) => callback(smtpRefusal(553, 'sender not allowed')),
    });
    const post = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    await post.write();
    await post.sender.deliverDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  it('waits for a server that wants to be asked again (greylisting)', async () => {
    let count = 0;
    const server = await open({
      onRcptTo: (_address, _session, callback) =>
        (count += 1) === 1 ? callback(smtpRefusal(450, 'come back later')) : callback(),
    });
    const post = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    await post.write();
    await post.sender.deliverDue();
    expect(server.received).toEqual([]);
    post.time += MINUTE_MS / 2 - 1;
    await post.sender.deliverDue();
    expect(count).toBe(1);
    post.time += MINUTE_MS;
    await post.sender.deliverDue();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, fault: null }]);
  });

  it('sends a letter again when the server died in the middle of it', async () => {
    const dying = createServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        const logged = chunk.toString();
        if (logged.startsWith('DATA')) socket.write('354 go on\r\n');
        else if (/^(EHLO|MAIL|RCPT)/.test(logged)) socket.write('250 yes\r\n');
        else socket.destroy();
      });
    });
    await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve));
    const { port } = dying.address() as { port: number };
    const post = postOffice(database(), new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }));
    await post.write();
    await post.sender.deliverDue();
    await new Promise((resolve) => dying.close(resolve));
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    const server = await open();
    post.time += MINUTE_MS;
    await postOffice(database(), new SmtpMailer({ url: server.url(), from }), post).sender.deliverDue();
    expect(server.received).toHaveLength(1);
  });

  it('tries less and less often for two days; then the letter can be sent again by hand', async () => {
    const tries: number[] = [];
    const post = postOffice(
      database(),
      failing(() => tries.push(post.time - START)),
    );
    await post.write();
    for (;;) {
      await post.sender.deliverDue();
      const [row] = await rows();
      if (row!.state !== 'waiting') break;
      post.time = row!.dueAt.getTime();
    }
    const pauses = tries.slice(1).map((at, index) => at - tries[index]!);
    expect(pauses[0]).toBeLessThanOrEqual(MINUTE_MS);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2 * HOUR_MS);
    expect(tries.at(-1)).toBeGreaterThan(2 * DAY_MS - 3 * HOUR_MS);
    expect(tries.at(-1)).toBeLessThanOrEqual(2 * DAY_MS);
    expect(post.logged.at(-1)).toMatch(/^error a letter was given up/);
    const [lost] = await post.queue.failed();
    expect(lost).toMatchObject({ recipient: mail.to, fault: 'the server is away' });

    const server = await open();
    const mended = postOffice(database(), new SmtpMailer({ url: server.url(), from }), post);
    expect(await mended.queue.repeat([lost!.id])).toBe(1);
    await mended.sender.deliverDue();
    expect(server.received).toHaveLength(1);
    expect(await mended.queue.repeat('all')).toBe(0);
  });

  it('does not send a code that has expired, and does not keep it', async () => {
    const sent: OutgoingMail[] = [];
    const post = postOffice(database(), { send: async (one) => void sent.push(one) });
    await post.write({ notAfter: new Date(START + 10 * MINUTE_MS) });
    post.time += 10 * MINUTE_MS;
    await post.sender.deliverDue();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', plain: null, html: null }]);
    expect(await post.queue.repeat('all')).toBe(0);
  });

  it('sends the letters of an instance that died once its claim has expired; its late report changes nothing', async () => {
    let fail = (_error: Error): void => undefined;
    const dead = postOffice(database(), { send: () => new Promise((_resolve, reject) => (fail = reject)) });
    await dead.write();
    const stuck = dead.sender.deliverDue();
    await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
    const sent: OutgoingMail[] = [];
    const other = postOffice(database(), { send: async (one) => void sent.push(one) }, dead);
    other.time = START + 9 * MINUTE_MS;
    await other.sender.deliverDue();
    expect(sent).toEqual([]);
    other.time = START + 10 * MINUTE_MS;
    await other.sender.deliverDue();
    expect(sent).toHaveLength(1);
    fail(new MailFailure('too late', false));
    await stuck;
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  it('is sent by two instances at once, each letter by one of them', async () => {
    const server = await open();
    const one = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    const other = postOffice(database(), new SmtpMailer({ url: server.url(), from }));
    const subjects = Array.from({ length: 20 }, (_none, index) => `Letter ${index}.`);
    for (const subject of subjects) await one.write({ subject });
    await Promise.all([one.sender.deliverDue(), other.sender.deliverDue()]);
    const received = server.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)![1]!.trim());
    expect(received.toSorted()).toEqual(subjects.toSorted());
  });

  it('forgets after a month what was sent', async () => {
    const post = postOffice(database(), { send: async () => undefined });
    await post.write();
    await post.sender.deliverDue();
    await post.queue.sweep();
    expect(await rows()).toHaveLength(1);
    post.time += 31 * DAY_MS;
    await post.write();
    await post.queue.sweep();
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  });
});

const failing = (tried: () => void): Mailer => ({
  send() {
    tried();
    return Promise.reject(new MailFailure('the server is away', false));
  },
});

/** A queue and its sender on a clock that the test moves; `random` takes half of each pause away. */
function postOffice({ opened: { db } }: TestDatabase, mailer: Mailer, { time }: { time: number } = { time: START }) {
  const clock = { time };
  const logged: string[] = [];
  const say = (level: string) => (fields: object, text: string) =>
    void logged.push(`${level} ${text} ${JSON.stringify(fields)}`);
  const log = { error: say('error'), warn: say('warn') } as never;
  const now = (): number => clock.time;
  const queue = new LetterQueue(db, now);
  const sender = new LetterSender(db, { mailer, log, now, random: () => 1 });
  const write = (over: Partial<typeof mail> & { notAfter?: Date; replyTo?: string } = {}): Promise<void> =>
    db.transaction((tx) => queue.add(tx, { ...mail, kind: 'test', memberId: null, ...over }));
  return Object.assign(clock, { logged, queue, sender, write });
}
