import { configure, runInAction, when } from 'mobx';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { ChatStore } from '../../../../../renderer/src/stores/contact/ChatStore.ts';
import { LazyChat } from '../../../../../renderer/src/stores/contact/LazyChat.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { UiStore } from '../../../../../renderer/src/stores/UiStore.ts';
import type { OpenChat } from '../../../../../shared/client/chatPorts.ts';
import { FakePlatform } from '../../../../support/fakes/FakePlatform.ts';

configure({ enforceActions: 'always' });

const USED = { hasChatted: true, outbox: [], draft: '' };

/** A page whose browser has stored `chat`; `lines` counts the connections. */
function aPage(stored: unknown, { isOnline = true, hasChat = true } = {}) {
  const storage = memoryStorage();
  storage.write('chat', JSON.stringify(stored));
  const platform = new FakePlatform({});
  const session = new SessionStore(platform.call, platform);
  const ui = new UiStore('desktop');
  runInAction(() => ui.setOnline(isOnline));
  const openChat = vi.fn<OpenChat>(() => ({ send: () => undefined, close: () => undefined }));
  const chat = new LazyChat({ openChat: hasChat ? openChat : null, session, ui, now: () => 0 });
  session.start();
  const stop = chat.start(new StatePersistence(storage));
  return { chat, ui, openChat, storage, stop };
}
/** The time that a module takes to be imported. */
const imported = async (): Promise<void> => {
  await import('../../../../../renderer/src/stores/contact/ChatStore.ts');
  await Promise.resolve();
};

it('is loaded and connected where this visitor has used it', async () => {
  const { chat, openChat } = aPage(USED);
  expect([chat.store, chat.hasChatted, chat.unread]).toEqual([null, true, 0]);
  await when(() => chat.store?.status === 'connecting');
  expect([chat.store?.hasChatted, openChat.mock.calls.length]).toEqual([true, 1]);
});

it.each([
  ['nobody has used it', null, {}],
  ['a message has been begun only', { ...USED, hasChatted: false, draft: 'Hello' }, {}],
  ['what is stored is no chat', [1], {}],
  ['there is no network', USED, { isOnline: false }],
  ['the platform has none', USED, { hasChat: false }],
])('is not loaded where %s', async (_, stored, surroundings) => {
  const { chat, openChat, storage } = aPage(stored, surroundings);
  await imported();
  expect([chat.store, openChat.mock.calls]).toEqual([null, []]);
  expect(storage.read('chat')).toBe(JSON.stringify(stored));
});

it('is loaded once the network is back', async () => {
  const { chat, ui } = aPage(USED, { isOnline: false });
  runInAction(() => ui.setOnline(true));
  await when(() => chat.store !== null);
  expect(chat.store?.hasChatted).toBe(true);
});

it('is one chat for its page and the others, restored also where the page is earlier than the start', async () => {
  const { chat, stop } = aPage({ ...USED, draft: 'Hello' });
  const opened = chat.open(ChatStore);
  expect([opened.draft, chat.open(ChatStore), chat.store]).toEqual(['Hello', opened, opened]);
  stop();
  const storage = memoryStorage();
  storage.write('chat', JSON.stringify({ ...USED, draft: 'Later' }));
  chat.start(new StatePersistence(storage));
  expect(opened.draft).toBe('Later');
});

it('is not started after it was disposed of', async () => {
  const { chat, openChat, stop } = aPage(USED);
  stop();
  await imported();
  expect([chat.store, openChat.mock.calls]).toEqual([null, []]);
});
