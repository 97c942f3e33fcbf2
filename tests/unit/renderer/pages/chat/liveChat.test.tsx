import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatPage } from '../../../../../renderer/src/pages/chat/ChatPage.tsx';
import styles from '../../../../../renderer/src/pages/chat/Conversation.module.css';
import type { ChatListener } from '../../../../../shared/client/chatPorts.ts';
import type { ChatFrame, ChatMessage } from '../../../../../shared/contract/schemas/chat.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { config } from '../../../../support/fixtures/storefrontReplies.ts';

afterEach(cleanup);

const message = (id: number, from: ChatMessage['from'], text: string): ChatMessage => ({
  id,
  key: `key-${id}`,
  from,
  text,
  at: '2026-11-18T17:00:00.000Z',
});

/** The chat’s page; `say` is the server’s voice. */
async function aChatPage() {
  const sent: ChatFrame[] = [];
  let listener: ChatListener | null = null;
  const shown = await renderPart(<ChatPage />, {
    answers: { readConfig: () => config },
    platform: {
      openChat: (to) => {
        listener = to;
        return { send: (frame) => void sent.push(frame), close: () => undefined };
      },
    },
  });
  await waitFor(() => expect(listener).not.toBeNull());
  const say = (news: Parameters<ChatListener['onNews']>[0]): void => act(() => listener!.onNews(news));
  const enter = (messages: ChatMessage[], isOpen: boolean, other = { got: 0, read: 0 }): void =>
    say({ type: 'history', messages, own: { got: 0, read: 0 }, other, isOpen });
  return { ...shown, sent, say, enter, lose: () => act(() => listener!.closed()) };
}
const bubbles = (): string[] =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((each) => [...each.querySelectorAll('p, time')].map(({ textContent }) => textContent).join('|'));
const field = (): HTMLTextAreaElement => screen.getByLabelText('Your message');
const write = (value: string): void => void fireEvent.change(field(), { target: { value } });

it('shows who wrote what, and how far each of one’s own messages got', async () => {
  const { enter, say } = await aChatPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Live chat');
  expect(screen.getByText('Chat with our staff. The conversation is kept for you to return to.')).toBeDefined();
  expect(screen.getByText(/^No messages yet/)).toBeDefined();
  enter(
    [1, 2, 3].map((id) => message(id, 'visitor', `Text ${id}`)),
    true,
    { got: 2, read: 1 },
  );
  say({ type: 'message', message: message(4, 'staff', 'Good morning') });
  expect(screen.queryByText(/^No messages yet/)).toBeNull();
  const shownBubbles = bubbles();
  for (const [index, words] of ['You|Text 1', 'You|Text 2', 'You|Text 3', 'Medstore|Good morning'].entries())
    expect(shownBubbles[index]).toContain(words);
  for (const [index, state] of ['Read', 'Delivered', 'Sent'].entries()) expect(shownBubbles[index]).toContain(state);
  expect(shownBubbles[3]).not.toMatch(/Read|Delivered|Sent/);
  expect(
    within(screen.getByRole('log'))
      .getAllByRole('listitem')
      .map(({ classList }) => classList.contains(styles.own)),
  ).toEqual([true, true, true, false]);
  expect(screen.queryByText('Medstore is writing')).toBeNull();
  say({ type: 'typing' });
  expect(screen.getByText('Medstore is writing')).toBeDefined();
});

it('is not called empty with as many messages as wait to be sent', async () => {
  const { enter } = await aChatPage();
  enter([message(1, 'staff', 'Good morning')], true);
  write('Hello');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(bubbles()).toHaveLength(2);
  expect(screen.queryByText(/^No messages yet/)).toBeNull();
});

it('says whether staff is there, and that there is no connection', async () => {
  const { enter, lose, stores } = await aChatPage();
  const states = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(states()).toEqual(['', '']);
  enter([], true);
  expect(states()).toEqual(['Our staff is in the chat now.', '']);
  enter([], false);
  expect(states()[0]).toMatch(/^Nobody is in the chat right now\./);
  act(() => runInAction(() => void Object.assign(stores.chat.store!, { pause: 3 })));
  expect(states()[1]).toBe('Too many messages at once. The rest will be sent in 3 seconds.');
  lose();
  expect(states()[1]).toMatch(/^No connection/);
});

it('Enter sends; Shift+Enter, an input method’s Enter and an empty text do not', async () => {
  const { enter, sent } = await aChatPage();
  enter([], true);
  const key = (init: KeyboardEventInit): boolean => {
    const event = createEvent.keyDown(field(), init);
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  const sentTexts = (): string[] => sent.flatMap((frame) => (frame.type === 'say' ? [frame.text] : []));
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send.ariaDisabled).toBe('true');
  write(' ');
  expect([send.ariaDisabled === 'true', key({ key: 'Enter' })]).toEqual([true, true]);
  write('Hello');
  expect(send.ariaDisabled).toBeNull();
  for (const init of [{ key: 'Enter', shiftKey: true }, { key: 'Enter', isComposing: true }, { key: 'a' }])
    expect(key(init)).toBe(false);
  expect(sentTexts()).toEqual([]);
  key({ key: 'Enter' });
  expect(field().value).toBe('');
  expect(bubbles()[0]).toMatch(/^You\|Hello\|.*Waiting to be sent/);
  expect(screen.queryByText(/^No messages yet/)).toBeNull();
  write('Again');
  const submit = createEvent.submit(field().form!);
  fireEvent(field().form!, submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(sentTexts()).toEqual(['Hello', 'Again']);
});

it('the end of the conversation stays in view as it grows', async () => {
  const { enter, say } = await aChatPage();
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  const log = screen.getByRole('log');
  const moved = (): number => {
    const { scrollTop } = log;
    log.scrollTop = 0;
    return scrollTop;
  };
  enter([message(1, 'staff', 'Good morning')], true);
  expect(moved()).toBe(500);
  say({ type: 'typing' });
  expect(moved()).toBe(500);
  write('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(moved()).toBe(500);
  height.mockRestore();
});

it('reads only while the page is seen', async () => {
  const { stores } = await aChatPage();
  expect(stores.chat.store?.isWatched).toBe(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(stores.chat.store?.isWatched).toBe(false);
  hidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(stores.chat.store?.isWatched).toBe(true);
  cleanup();
  expect(stores.chat.store?.isWatched).toBe(false);
});
