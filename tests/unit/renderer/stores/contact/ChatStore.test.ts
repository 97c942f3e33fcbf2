import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Code } from '../../../../../shared/contract/envelope.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { reconnectDelay } from '../../../../../renderer/src/stores/contact/chatPersistence.ts';
import { chatMessage, fakeChat, NO_PROGRESS } from '../../../../support/fakes/fakeChat.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

configure({ enforceActions: 'always' });

describe('the live chat', () => {
  it.each([
    ['writes', { type: 'typing' }],
    ['answers', { type: 'message', message: chatMessage(2, 'staff', 'Good morning') }],
  ] as const)('no longer says that staff is closed when somebody of it %s', async (_what, news) => {
    const { chat, last } = await fakeChat();
    chat.watch(true);
    last().listener.onNews({ type: 'history', messages: [], own: NO_PROGRESS, other: NO_PROGRESS, isOpen: false });
    last().listener.onNews({ type: 'message', message: chatMessage(1, 'system', 'closed') });
    expect(chat.isStaffOnline).toBe(false);
    last().listener.onNews(news);
    expect(chat.isStaffOnline).toBe(true);
    last().listener.onNews({ type: 'presence', isOpen: false });
    expect(chat.isStaffOnline).toBe(false);
  });

  it('says nothing for a member who takes the place of the one who wrote it', async () => {
    const { chat, platform, last, enter, say } = await fakeChat();
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
    const { chat, lines, enter, say } = await fakeChat();
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
    const before = await fakeChat(persistence);
    before.say('  First  ');
    before.say('Second');
    before.say('   ');
    before.stop();
    const { chat, last, enter } = await fakeChat(persistence);
    const [first, second] = chat.outbox;
    expect([first!.text, second!.text]).toEqual(['First', 'Second']);
    enter([chatMessage(1, 'visitor', 'First', first!.key)]);
    expect(last().sent.filter(({ type }) => type === 'say')).toEqual([
      { type: 'say', key: second!.key, text: 'Second' },
    ]);
    last().listener.onNews({ type: 'message', message: chatMessage(2, 'visitor', 'Second', second!.key) });
    expect(chat.outbox).toEqual([]);
    expect(chat.messages.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  it('opens a lost line again, later each time, and at once when the network is back', async () => {
    const { chat, ui, lines, timers, last, enter } = await fakeChat();
    chat.watch(true);
    for (const ms of [1_000, 2_000, 4_000]) {
      last().listener.closed();
      expect(chat.status).toBe('waiting');
      expect(timers.map((timer) => timer.ms)).toEqual([ms]);
      timers.pop()!.run();
      expect(chat.status).toBe('connecting');
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
    const { chat, last, enter, say } = await fakeChat();
    chat.watch(true);
    enter();
    say('Hello');
    chat.watch(false);
    last().listener.onNews({ type: 'message', message: chatMessage(7, 'system', 'closed') });
    last().listener.onNews({ type: 'message', message: chatMessage(8, 'staff', 'Good morning') });
    last().listener.onNews({ type: 'message', message: chatMessage(9, 'staff', 'How can I help?') });
    expect(chat.unread).toBe(2);
    expect(last().sent.at(-1)).toEqual({ type: 'got', id: 9 });
    chat.watch(true);
    expect(chat.unread).toBe(0);
    expect(last().sent.at(-1)).toEqual({ type: 'read', id: 9 });
  });

  it('puts messages in order, each once, and says how far they have come', async () => {
    const { chat, last, enter } = await fakeChat();
    chat.watch(true);
    enter([chatMessage(1, 'visitor', 'a'), chatMessage(2, 'visitor', 'b'), chatMessage(4, 'visitor', 'd')]);
    last().listener.onNews({ type: 'message', message: chatMessage(3, 'visitor', 'c') });
    last().listener.onNews({ type: 'message', message: chatMessage(4, 'visitor', 'd') });
    last().listener.onNews({ type: 'marks', other: { got: 3, read: 2 } });
    expect(chat.messages.map((each) => [each.text, chat.stateOf(each)])).toEqual([
      ['a', 'read'],
      ['b', 'read'],
      ['c', 'delivered'],
      ['d', 'sent'],
    ]);
  });

  it('shows that the other side is typing, until they have sent or stopped', async () => {
    const { chat, last, timers, enter } = await fakeChat();
    chat.watch(true);
    enter();
    expect(chat.isOtherTyping).toBe(false);
    last().listener.onNews({ type: 'typing' });
    expect(chat.isOtherTyping).toBe(true);
    timers.pop()!.run();
    expect(chat.isOtherTyping).toBe(false);
    last().listener.onNews({ type: 'typing' });
    last().listener.onNews({ type: 'message', message: chatMessage(1, 'staff', 'Yes') });
    expect(chat.isOtherTyping).toBe(false);
    chat.write('a');
    chat.write('ab');
    expect(last().sent.filter(({ type }) => type === 'typing')).toHaveLength(1);
  });

  it('holds back messages over the rate limit, and sends them when the server permits', async () => {
    const { chat, last, timers, enter, say } = await fakeChat();
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
    const { chat, platform, lines, enter, say } = await fakeChat();
    chat.watch(true);
    enter([chatMessage(1, 'visitor', 'As a guest')]);
    platform.become(MEMBER);
    expect(lines[0]!.isClosed).toBe(true);
    expect(chat.messages).toEqual([]);
    enter([chatMessage(2, 'visitor', 'As a member')]);
    say('Not sent yet');
    platform.become(null);
    expect(chat.messages).toEqual([]);
    expect(chat.outbox).toEqual([]);
    lines[1]!.listener.onNews({ type: 'message', message: chatMessage(3, 'staff', 'To the member') });
    expect(chat.messages).toEqual([]);
  });

  it('tells staff that the visitor types, every three seconds at most, and at once after a message', async () => {
    const { chat, clock, last, enter } = await fakeChat();
    chat.watch(true);
    enter();
    const countTyping = (): number => last().sent.filter(({ type }) => type === 'typing').length;
    const type = (text: string, ms: number): number => {
      clock.now += ms;
      chat.write(text);
      return countTyping();
    };
    expect([type('a', 0), type('ab', 2_999), type('', 1), type('b', 0), type('bc', 10)]).toEqual([1, 1, 1, 2, 2]);
    chat.say();
    expect(chat.draft).toBe('');
    expect(type('d', 0)).toBe(3);
  });

  it('sends a message that is written while it connects once, when it is open', async () => {
    const { chat, last, enter, say } = await fakeChat();
    chat.watch(true);
    say('Hello');
    const said = () => last().sent.filter(({ type }) => type === 'say');
    expect(said()).toEqual([]);
    enter();
    expect(said()).toMatchObject([{ text: 'Hello' }]);
  });

  it('keeps a guest’s unsent message when they sign in, and closes after a member who leaves', async () => {
    const { chat, platform, last, enter, say } = await fakeChat();
    say('As a guest');
    chat.write('and more');
    platform.become(MEMBER);
    expect([chat.outbox.map(({ text }) => text), chat.draft]).toEqual([['As a guest'], 'and more']);
    enter();
    platform.become(null);
    expect([chat.status, last().isClosed]).toEqual(['resting', true]);
  });

  it('stays open where the visitor has written before, elsewhere, too', async () => {
    for (const from of ['visitor', 'system'] as const) {
      const { chat, last, enter } = await fakeChat();
      chat.watch(true);
      enter([chatMessage(1, from, 'Hello')]);
      chat.watch(false);
      expect(last().isClosed, from).toBe(from === 'system');
    }
  });

  it('shows nobody typing without a connection, and still while the visitor’s own message arrives', async () => {
    const { chat, ui, last, enter } = await fakeChat();
    chat.watch(true);
    enter();
    last().listener.onNews({ type: 'typing' });
    last().listener.onNews({ type: 'message', message: chatMessage(1, 'visitor', 'Mine') });
    expect(chat.isOtherTyping).toBe(true);
    ui.setOnline(false);
    expect([chat.isOtherTyping, chat.status]).toEqual([false, 'resting']);
  });

  it.each([
    ['in view', true, NO_PROGRESS, [{ type: 'read', id: 8 }]],
    ['in view, and read elsewhere', true, { got: 8, read: 8 }, []],
    ['not in view', false, NO_PROGRESS, [{ type: 'got', id: 8 }]],
    ['not in view, and known', false, { got: 8, read: 1 }, []],
  ])('acknowledges what staff wrote meanwhile once: %s', async (_title, isWatched, own, expected) => {
    const { chat, last, enter } = await fakeChat();
    chat.watch(true);
    last().listener.onNews({ type: 'message', message: chatMessage(1, 'visitor', 'Hello') });
    chat.watch(isWatched);
    enter([chatMessage(8, 'staff', 'Good morning')], own);
    last().listener.onNews({ type: 'message', message: chatMessage(9, 'visitor', 'Thanks') });
    expect(last().sent).toEqual(expected);
  });

  it('keeps a message that was refused for another reason than the rate limit, without a pause', async () => {
    const { chat, last, timers, enter, say } = await fakeChat();
    chat.watch(true);
    enter();
    say('Again');
    last().listener.onNews({ type: 'refused', code: Code.tokenExpired, key: chat.outbox[0]!.key });
    expect([chat.pause, timers, chat.outbox.length]).toEqual([null, [], 1]);
  });
});
