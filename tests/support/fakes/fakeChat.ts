import type { ChatListener } from '../../../shared/client/chatPorts.ts';
import type { ChatFrame, ChatMessage } from '../../../shared/contract/schemas/chat.ts';
import { memoryStorage } from '../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../renderer/src/persistence/storage/StatePersistence.ts';
import { ChatStore } from '../../../renderer/src/stores/contact/ChatStore.ts';
import { SessionStore } from '../../../renderer/src/stores/session/SessionStore.ts';
import { UiStore } from '../../../renderer/src/stores/UiStore.ts';
import { FakePlatform } from './FakePlatform.ts';

/** No message has been received or read. */
export const NO_PROGRESS = { got: 0, read: 0 };
/** A message of the chat; its key follows from its number. */
export const chatMessage = (id: number, from: ChatMessage['from'], text: string, key = `key-${id}`): ChatMessage => ({
  id,
  key,
  from,
  text,
  at: '2026-11-18T17:00:00.000Z',
});

/** A chat store with fake connections, timers and clock, and what a test does with them. */
export async function fakeChat(persistence = new StatePersistence(memoryStorage())) {
  const lines: { listener: ChatListener; sent: ChatFrame[]; isClosed: boolean }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const platform = new FakePlatform({});
  const session = new SessionStore(platform.call, platform);
  const ui = new UiStore('desktop');
  const clock = { now: 1_000_000 };
  const chat = new ChatStore({
    session,
    ui,
    now: () => clock.now,
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
  const enter = (messages: ChatMessage[] = [], own = NO_PROGRESS): void =>
    last().listener.onNews({ type: 'history', messages, own, other: NO_PROGRESS, isOpen: true });
  const say = (text: string): void => {
    chat.write(text);
    chat.say();
  };
  return { chat, clock, ui, platform, lines, timers, last, enter, say, stop: () => (stop(), stopSession()) };
}
