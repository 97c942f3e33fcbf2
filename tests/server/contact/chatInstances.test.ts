import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { listenOnFreePort, openChat, type ChatClient } from '../../support/drivers/chatClient.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

// A Sunday, when nobody is in.
const NOW = Date.UTC(2026, 10, 22, 17);

onAnyServer('the live chat of several instances', (store, database) => {
  const apps: App['app'][] = [];
  const own: OpenDatabase[] = [];
  const lines: ChatClient[] = [];
  let here = '';
  let there = '';

  const instance = async (): Promise<string> => {
    const { opened, url } = database();
    // Each process has its own connections; the embedded database allows one process.
    const mine = url === null ? opened : await openDatabase({ dataDir: '', databaseUrl: url });
    if (mine !== opened) own.push(mine);
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent' });
    const { app } = await buildApp(createServices(mine), settings, () => NOW);
    apps.push(app);
    return listenOnFreePort(app);
  };
  beforeAll(async () => {
    here = await instance();
    there = await instance();
  });
  afterAll(async () => {
    lines.forEach((line) => line.close());
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(own.map((each) => each.close()));
  });

  const enter = async (host: string, visitor: string, access?: string) => {
    const line = await openChat(host);
    lines.push(line);
    line.send({ type: 'hello', visitor, language: 'en', ...(access && { access }) });
    return { line, history: await line.hear('history') };
  };
  const staff = async (host: string) => {
    const line = await openChat(host, '/dev/chat/line');
    lines.push(line);
    await line.hear('conversations');
    return line;
  };
  const say = (line: ChatClient, text: string, more: object = {}) =>
    line.send({ type: 'say', key: randomUUID(), text, ...more });
  const textOf = (news: Record<string, unknown>) => (news['message'] as { text: string }).text;

  it('carries messages, typing and read marks between instances, and knows that staff are there', async () => {
    const agent = await staff(there);
    const visitor = randomUUID();
    await expect.poll(async () => (await enter(here, visitor)).history['isOpen']).toBe(true);
    const { line } = await enter(here, visitor);
    const long = 'Есть ли у вас датчик? '.repeat(90).trim();
    say(line, long);
    const message = await agent.hear('message', (news) => textOf(news) === long);
    const conversation = message['conversation'] as number;
    const { id } = message['message'] as { id: number };
    agent.send({ type: 'read', conversation, id });
    expect(await line.hear('marks')).toMatchObject({ other: { got: id, read: id } });
    agent.send({ type: 'typing', conversation });
    await line.hear('typing');
    say(agent, 'Yes', { conversation });
    const answer = await line.hear('message', (news) => textOf(news) === 'Yes');
    line.send({ type: 'typing' });
    await agent.hear('typing');
    line.send({ type: 'read', id: (answer['message'] as { id: number }).id });
    await agent.hear('marks');
    // Staff are connected: no visitor got the automatic answer, and no message arrived twice.
    const messages = (await enter(there, visitor)).history['messages'] as { from: string }[];
    expect(messages.map(({ from }) => from)).toEqual(['visitor', 'staff']);
    agent.close();
    await expect.poll(async () => (await enter(here, visitor)).history['isOpen']).toBe(false);
  });

  it('moves a guest’s messages into the conversation of the member who signs in', async () => {
    const { access } = await store().member();
    const visitor = randomUUID();
    const { line: desk } = await enter(here, randomUUID(), access);
    say(desk, 'From my desk');
    await desk.hear('message');
    const agent = await staff(there);
    const { line: guest } = await enter(here, visitor);
    say(guest, 'As a guest');
    const { conversation } = await agent.hear('message', (news) => textOf(news) === 'As a guest');
    guest.close();

    const { history } = await enter(there, visitor, access);
    const texts = (history['messages'] as { from: string; text: string }[])
      .filter(({ from }) => from === 'visitor')
      .map(({ text }) => text);
    expect(texts).toEqual(['From my desk', 'As a guest']);
    // The member's other page, on another instance, shows it too; staff continue in the joined conversation.
    const again = await desk.hear('history');
    expect((again['messages'] as unknown[]).length).toBe((history['messages'] as unknown[]).length);
    const { into } = await agent.hear('joined', (news) => news['conversation'] === conversation);
    say(agent, 'Good morning', { conversation: into });
    await desk.hear('message', (news) => textOf(news) === 'Good morning');
    const { rows } = await database().opened.db.execute(
      sql`select id from conversations where visitor_id = ${visitor}`,
    );
    expect(rows).toEqual([]);
    // The next user of the machine, signed out, finds nothing.
    expect((await enter(here, visitor)).history['messages']).toEqual([]);
  });

  it('makes the guest’s conversation the member’s, unread answers included, when the member has none yet', async () => {
    const { access } = await store().member();
    const visitor = randomUUID();
    const agent = await staff(here);
    const { line: guest } = await enter(there, visitor);
    say(guest, 'Anybody there?');
    const { conversation } = await agent.hear('message', (news) => textOf(news) === 'Anybody there?');
    guest.close();
    await guest.closed;
    say(agent, 'Yes, here', { conversation });
    await agent.hear('message', (news) => textOf(news) === 'Yes, here');
    const { history } = await enter(here, visitor, access);
    const messages = history['messages'] as { id: number; text: string }[];
    expect(messages.at(-1)).toMatchObject({ text: 'Yes, here' });
    expect((history['own'] as { read: number }).read).toBeLessThan(messages.at(-1)!.id);
  });
});
