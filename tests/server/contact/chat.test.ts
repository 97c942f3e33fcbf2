import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../../server/app.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { listenOnFreePort, openChat, type ChatClient } from '../../support/drivers/chatClient.ts';
import { fillDatabase } from '../../support/fakes/database/fullDatabase.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

const NOON = Date.UTC(2026, 10, 18, 17);

onAnyServer('the live chat', (store, database) => {
  let host = '';
  let now = NOON;
  const lines: ChatClient[] = [];
  let app: App['app'];

  beforeAll(async () => {
    const settings = {
      ...readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' }),
      publicUrl: 'https://shop.example',
    };
    ({ app } = await buildApp(createServices(database().opened), settings, () => now));
    host = await listenOnFreePort(app);
  });
  afterAll(async () => {
    lines.forEach((line) => line.close());
    await app.close();
  });

  const open = async (...args: Parameters<typeof openChat> extends [string, ...infer Rest] ? Rest : never) => {
    const line = await openChat(host, ...args);
    lines.push(line);
    return line;
  };
  const enter = async (visitor: string, access?: string) => {
    const line = await open();
    line.send({ type: 'hello', visitor, language: 'en', ...(access && { access }) });
    return { line, history: await line.hear('history') };
  };
  const staff = async () => {
    const line = await open('/dev/chat/line');
    await line.hear('conversations');
    return line;
  };

  it('keeps the conversation for the visitor’s next visit, and for nobody else', async () => {
    const visitor = randomUUID();
    const agent = await staff();
    const { line, history } = await enter(visitor);
    expect(history).toMatchObject({ messages: [], isOpen: true });
    line.send({ type: 'say', key: randomUUID(), text: '  Do you have AX-100 in stock? <b>now</b>  ' });
    const { message } = await line.hear('message');
    expect(message).toMatchObject({ from: 'visitor', text: 'Do you have AX-100 in stock? <b>now</b>' });
    expect((await enter(visitor)).history.messages).toEqual([message]);
    expect((await enter(randomUUID())).history.messages).toEqual([]);
    agent.close();
    await agent.closed;
  });

  it('is open while a member of staff is connected, at any hour, and tells visitors as they come and go', async () => {
    for (const hour of [0, 3, 12, 17, 23]) {
      now = Date.UTC(2026, 10, 22, hour);
      const { line, history } = await enter(randomUUID());
      expect(history).toMatchObject({ isOpen: false });
      const [first, second] = [await staff(), await staff()];
      expect(await line.hear('presence')).toMatchObject({ isOpen: true });
      first.close();
      await first.closed;
      expect((await enter(randomUUID())).history).toMatchObject({ isOpen: true });
      second.close();
      expect(await line.hear('presence')).toMatchObject({ isOpen: false });
    }
    now = NOON;
  });

  it('stores a message once that comes twice', async () => {
    const { line } = await enter(randomUUID());
    const sayFrame = { type: 'say', key: randomUUID(), text: 'Once' };
    line.send(sayFrame);
    line.send(sayFrame);
    const byVisitor = isFrom('visitor');
    const [first, second] = [await line.hear('message', byVisitor), await line.hear('message', byVisitor)];
    expect(second).toEqual(first);
  });

  it('refuses another message with the key of the first', async () => {
    const { line } = await enter(randomUUID());
    const sayFrame = { type: 'say', key: randomUUID(), text: 'Once' };
    line.send(sayFrame);
    await line.hear('message');
    line.send({ ...sayFrame, text: 'Something else' });
    expect(await line.hear('refused')).toMatchObject({ code: 13, key: sayFrame.key });
  });

  it('carries a conversation both ways, with typing, arrival and reading', async () => {
    const agent = await staff();
    const { line } = await enter(randomUUID());
    line.send({ type: 'say', key: randomUUID(), text: 'Hello' });
    const received = await agent.hear('message');
    const conversation = received.conversation as number;
    const { id } = received.message as { id: number };
    const { conversations } = await agent.hear('conversations');
    expect((conversations as unknown[])[0]).toMatchObject({ id: conversation, unread: 1, last: 'Hello' });
    agent.send({ type: 'got', conversation, id });
    expect(await line.hear('marks')).toMatchObject({ other: { got: id, read: 0 } });
    agent.send({ type: 'read', conversation, id });
    expect(await line.hear('marks')).toMatchObject({ other: { got: id, read: id } });
    agent.send({ type: 'typing', conversation });
    await line.hear('typing');
    line.send({ type: 'typing' });
    await agent.hear('typing');
    agent.send({ type: 'say', conversation, key: randomUUID(), text: 'Good morning' });
    const answer = await line.hear('message', (news) => (news.message as { from: string }).from === 'staff');
    line.send({ type: 'read', id: (answer.message as { id: number }).id });
    await agent.hear('marks');
    agent.close();
    await agent.closed;
  });

  it('says once, and not at every message, that nobody is connected', async () => {
    const visitor = randomUUID();
    const { line, history } = await enter(visitor);
    expect(history).toMatchObject({ isOpen: false });
    line.send({ type: 'say', key: randomUUID(), text: 'Anybody there?' });
    await line.hear('message', isFrom('system'));
    // Staff who connect later see the question, not the automatic answer.
    const agent = await open('/dev/chat/line');
    const { conversations } = await agent.hear('conversations');
    expect((conversations as unknown[])[0]).toMatchObject({ unread: 1, last: 'Anybody there?' });
    agent.close();
    await agent.closed;
    line.send({ type: 'say', key: randomUUID(), text: 'Hello?' });
    await line.hear('message', ({ message }) => (message as { text: string }).text === 'Hello?');
    const messages = (await enter(visitor)).history.messages as { from: string; text: string }[];
    expect(messages.map(({ from }) => from)).toEqual(['visitor', 'system', 'visitor']);
    expect(messages[1]).toMatchObject({ text: 'closed' });
  });

  it('says so when a message is sent again, if it could not say so the first time', async () => {
    const visitor = randomUUID();
    const sayFrame = { type: 'say', key: randomUUID(), text: 'Anybody there?' };
    const makeRoom = await fillDatabase(database().opened.db, {
      only: { table: 'chat_messages', on: 'insert', when: "new.sender = 'system'" },
    });
    const { line } = await enter(visitor);
    line.send(sayFrame);
    await line.closed;
    await makeRoom();
    const { line: next } = await enter(visitor);
    next.send(sayFrame);
    await next.hear('message', isFrom('system'));
    const { history } = await enter(visitor);
    expect(history.messages).toMatchObject([{ from: 'visitor' }, { from: 'system' }]);
  });

  it('knows a member by their token on every device', async () => {
    const { access } = await store().member();
    const { line } = await enter(randomUUID(), access);
    line.send({ type: 'say', key: randomUUID(), text: 'From my desk' });
    await line.hear('message');
    expect((await enter(randomUUID(), access)).history.messages).toContainEqual(
      expect.objectContaining({ text: 'From my desk' }),
    );
    const stranger = await open();
    stranger.send({ type: 'hello', visitor: randomUUID(), language: 'en', access: 'not a token' });
    expect(await stranger.hear('refused')).toMatchObject({ code: 7 });
    expect(await stranger.closed).toBe(1008);
  });

  describe('of a member who signs out elsewhere', () => {
    const ownLine = async () => {
      const { access, refresh, email, password } = await store().member();
      const [{ line }, agent] = [await enter(randomUUID(), access), await staff()];
      line.send({ type: 'say', key: randomUUID(), text: 'It is me' });
      const { conversation } = await agent.hear('message');
      const answer = () => agent.send({ type: 'say', conversation, key: randomUUID(), text: 'For you alone' });
      const signOut = () => store().good('logout', { refresh });
      return { line, answer, signOut, signInElsewhere: () => store().good('login', { email, password }) };
    };

    it('is closed at once, though nobody says anything', async () => {
      const { line, answer, signOut } = await ownLine();
      await signOut();
      expect(await line.hear('refused')).toMatchObject({ code: 7 });
      expect(await line.closed).toBe(1008);
      answer();
      await expect(line.hear('message', isFrom('staff'))).rejects.toThrow('closed');
    });

    it('goes on where only another session of the member ended, and loses nothing', async () => {
      const { line, answer, signInElsewhere } = await ownLine();
      await store().good('logout', { refresh: (await signInElsewhere()).refresh });
      await line.hear('history');
      answer();
      await line.hear('message', isFrom('staff'));
      line.send({ type: 'say', key: randomUUID(), text: 'Thank you' });
      await line.hear('message', ({ message }) => (message as { text: string }).text === 'Thank you');
    });
  });

  it('accepts connections from the store’s own pages alone', async () => {
    await expect(open('/api/base/chat/', { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(open('/api/base/chat/', {})).rejects.toThrow('403');
    await open('/api/base/chat/', { origin: 'https://shop.example' });
    await expect(open('/somewhere/else')).rejects.toThrow('404');
  });

  it('closes the connection of a client that sends unknown, too many or too large frames', async () => {
    const wrong = ['not json', '{"type":"dance"}', { type: 'say', key: randomUUID(), text: 'before hello' }];
    for (const frame of wrong) {
      const line = await open();
      line.send(frame);
      expect(await line.closed).toBe(1008);
    }
    const { line: long } = await enter(randomUUID());
    long.send({ type: 'say', key: randomUUID(), text: 'x'.repeat(2_001) });
    expect(await long.closed).toBe(1008);
    const { line: large } = await enter(randomUUID());
    large.send(JSON.stringify({ type: 'say', key: randomUUID(), text: 'x'.repeat(20_000) }));
    expect(await large.closed).toBe(1009);
    const { line: flood } = await enter(randomUUID());
    for (let sent = 0; sent < 130; sent++) flood.send({ type: 'typing' });
    expect(await flood.closed).toBe(1008);
  });

  it('limits a visitor to sixty messages a minute, and loses none of them', async () => {
    const { line } = await enter(randomUUID());
    const keys = Array.from({ length: 61 }, () => randomUUID());
    for (const key of keys) line.send({ type: 'say', key, text: 'again' });
    expect(await line.hear('refused')).toMatchObject({ code: 11, key: keys[60], retryAfter: expect.any(Number) });
  });

  it('has a staff page outside production, for this machine', async () => {
    const page = await app.inject('/dev/chat');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Live chat, staff side');
    expect((await app.inject({ url: '/dev/chat', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
    const production = await buildApp(
      createServices(database().opened),
      readSettings({ NODE_ENV: 'production', SIGN_SECRET: SECRET, LOG_LEVEL: 'silent' }),
    );
    const closed = await listenOnFreePort(production.app);
    expect((await production.app.inject('/dev/chat')).statusCode).toBe(404);
    await expect(openChat(closed, '/dev/chat/line')).rejects.toThrow('404');
    await production.app.close();
  });

  it('lets the server close during a chat', async () => {
    const other = await buildApp(
      createServices(database().opened),
      readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent' }),
    );
    const line = await openChat(await listenOnFreePort(other.app));
    await other.app.close();
    expect(await line.closed).toBe(1005);
  });
});

const isFrom = (from: string) => (news: Record<string, unknown>) => (news['message'] as { from: string }).from === from;
