import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { ChatListener } from '../../../../../shared/client/chatPorts.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { ChatStore } from '../../../../../renderer/src/stores/contact/ChatStore.ts';
import { reconnectDelay } from '../../../../../renderer/src/stores/contact/chatPersistence.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { UiStore } from '../../../../../renderer/src/stores/UiStore.ts';
import type { ChatFrame, ChatMessage } from '../../../../../shared/contract/schemas/chat.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

configure({ enforceActions: 'always' });

const none = { got: 0, read: 0 };
const message = (id: number, from: ChatMessage['from'], text: string, key = `key-${id}`): ChatMessage => ({
  id,
  key,
  from,
  text,
  at: '2026-11-18T17:00:00.000Z',
});

/** A chat with fake connections and timers. */
async function aChat(persistence = new StatePersistence(memoryStorage())) {
  const lines: { listener: ChatListener; sent: ChatFrame[]; isClosed: boolean }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const platform = new FakePlatform({});
  const session = new SessionStore(platform.call, platform);
  const ui = new UiStore('desktop');
  const chat = new ChatStore({
    session,
    ui,
    now: () => 1_000_000,
    random: () => 0,
    openChat: (listener) => {
      const line = { listener, sent: [] as ChatFrame[], isClosed: false };
      lines.push(line);
      return { send: (frame) => void line.sent.push(frame), close: () => void (line.isClosed = true) };
    },
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const stopSession = session.start();
  const stop = chat.start(persistence);
  await Promise.resolve();
  const last = () => lines.at(-1)!;
  const enter = (messages: ChatMessage[] = [], own = none): void =>
    last().listener.onNews({ type: 'history', messages, own, other: none, isOpen: true });
  const say = (text: string): void => {
    chat.write(text);
    chat.say();
  };
  return { chat, ui, platform, lines, timers, last, enter, say, stop: () => (stop(), stopSession()) };
}

describe('the live chat', () => {
  it.each([
    ['writes', { type: 'typing' }],
    ['answers', { type: 'message', message: message(2, 'staff', 'Good morning') }],
  ] as const)('no longer says that staff is closed when somebody of it %s', async (_what, news) => {
    const { chat, last } = await aChat();
    chat.watch(true);
    last().listener.onNews({ type: 'history', messages: [], own: none, other: none, isOpen: false });
    last().listener.onNews({ type: 'message', message: message(1, 'system', 'closed') });
    expect(chat.isStaffOnline).toBe(false);
    last().listener.onNews(news);
    expect(chat.isStaffOnline).toBe(true);
    last().listener.onNews({ type: 'presence', isOpen: false });
    expect(chat.isStaffOnline).toBe(false);
  });

  it('says nothing for a member who takes the place of the one who wrote it', async () => {
    const { chat, platform, last, enter, say } = await aChat();
    platform.become(MEMBER);
    say('My scanner is cold');
    chat.write('and so am');
    platform.become({ ...MEMBER, user_id: 'ben' });
    chat.watch(true);
    enter();
    expect(chat.draft).toBe('');
    expect(last().sent.filter(({ type }) => type === 'say')).toEqual([]);
  });

  it('opens no connection before the visitor chats, and keeps one from then on', async () => {
    const { chat, lines, enter, say } = await aChat();
    expect(lines).toHaveLength(0);
    chat.watch(true);
    expect(lines).toHaveLength(1);
    enter();
    say('Hello');
    chat.watch(false);
    expect(lines[0]!.isClosed).toBe(false);
  });

  it('queues messages without a connection, over a reload, and sends them once when there is one', async () => {
    const persistence = new StatePersistence(memoryStorage());
    const before = await aChat(persistence);
    before.say('  First  ');
    before.say('Second');
    before.say('   ');
    before.stop();
    const { chat, last, enter } = await aChat(persistence);
    const [first, second] = chat.outbox;
    expect([first!.text, second!.text]).toEqual(['First', 'Second']);
    enter([message(1, 'visitor', 'First', first!.key)]);
    expect(last().sent.filter(({ type }) => type === 'say')).toEqual([
      { type: 'say', key: second!.key, text: 'Second' },
    ]);
    last().listener.onNews({ type: 'message', message: message(2, 'visitor', 'Second', second!.key) });
    expect(chat.outbox).toEqual([]);
    expect(chat.messages.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  it('opens a lost line again, later each time, and at once when the network is back', async () => {
    const { chat, ui, lines, timers, last, enter } = await aChat();
    chat.watch(true);
    for (const ms of [1_000, 2_000, 4_000]) {
      last().listener.closed();
      expect(chat.status).toBe('waiting');
      expect(timers.map((timer) => timer.ms)).toEqual([ms]);
      timers.pop()!.run();
    }
    enter();
    last().listener.closed();
    expect(timers.map((timer) => timer.ms)).toEqual([1_000]);
    ui.setOnline(false);
    expect(timers).toEqual([]);
    const { length } = lines;
    ui.setOnline(true);
    expect(lines).toHaveLength(length + 1);
  });

  it('backs off for half a minute at most, with jitter', () => {
    expect(reconnectDelay(20, 0)).toBe(30_000);
    expect(reconnectDelay(20, 1)).toBe(15_000);
  });

  it('counts unread messages, and reads them when they are in view', async () => {
    const { chat, last, enter, say } = await aChat();
    chat.watch(true);
    enter();
    say('Hello');
    chat.watch(false);
    last().listener.onNews({ type: 'message', message: message(7, 'system', 'closed') });
    last().listener.onNews({ type: 'message', message: message(8, 'staff', 'Good morning') });
    expect(chat.unread).toBe(1);
    expect(last().sent.at(-1)).toEqual({ type: 'got', id: 8 });
    chat.watch(true);
    expect(chat.unread).toBe(0);
    expect(last().sent.at(-1)).toEqual({ type: 'read', id: 8 });
  });

  it('puts messages in order, each once, and says how far they have come', async () => {
    const { chat, last, enter } = await aChat();
    chat.watch(true);
    enter([message(1, 'visitor', 'a'), message(2, 'visitor', 'b'), message(4, 'visitor', 'd')]);
    last().listener.onNews({ type: 'message', message: message(3, 'visitor', 'c') });
    last().listener.onNews({ type: 'message', message: message(4, 'visitor', 'd') });
    last().listener.onNews({ type: 'marks', other: { got: 3, read: 2 } });
    expect(chat.messages.map((each) => [each.text, chat.stateOf(each)])).toEqual([
      ['a', 'read'],
      ['b', 'read'],
      ['c', 'delivered'],
      ['d', 'sent'],
    ]);
  });

  it('shows that the other side is typing, until they have sent or stopped', async () => {
    const { chat, last, timers, enter } = await aChat();
    chat.watch(true);
    enter();
    expect(chat.isOtherTyping).toBe(false);
    last().listener.onNews({ type: 'typing' });
    expect(chat.isOtherTyping).toBe(true);
    timers.pop()!.run();
    expect(chat.isOtherTyping).toBe(false);
    last().listener.onNews({ type: 'typing' });
    last().listener.onNews({ type: 'message', message: message(1, 'staff', 'Yes') });
    expect(chat.isOtherTyping).toBe(false);
    chat.write('a');
    chat.write('ab');
    expect(last().sent.filter(({ type }) => type === 'typing')).toHaveLength(1);
  });

  it('holds back messages over the rate limit, and sends them when the server permits', async () => {
    const { chat, last, timers, enter, say } = await aChat();
    chat.watch(true);
    enter();
    say('Again');
    const { key } = chat.outbox[0]!;
    last().listener.onNews({ type: 'refused', code: 11, key, retryAfter: 9 });
    expect(chat.pause).toBe(9);
    expect(timers.at(-1)!.ms).toBe(9_000);
    timers.pop()!.run();
    expect(chat.pause).toBeNull();
    expect(last().sent.filter(({ type }) => type === 'say')).toHaveLength(2);
  });

  it('is another conversation for another person, and leaves nothing of a member behind', async () => {
    const { chat, platform, lines, enter, say } = await aChat();
    chat.watch(true);
    enter([message(1, 'visitor', 'As a guest')]);
    platform.become(MEMBER);
    expect(lines[0]!.isClosed).toBe(true);
    expect(chat.messages).toEqual([]);
    enter([message(2, 'visitor', 'As a member')]);
    say('Not sent yet');
    platform.become(null);
    expect(chat.messages).toEqual([]);
    expect(chat.outbox).toEqual([]);
    lines[1]!.listener.onNews({ type: 'message', message: message(3, 'staff', 'To the member') });
    expect(chat.messages).toEqual([]);
  });
});
