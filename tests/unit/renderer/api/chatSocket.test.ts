import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatAddress, openChatSocket } from '../../../../renderer/src/api/chatSocket.ts';
import type { ChatHello, ChatNews } from '../../../../shared/contract/schemas/chat.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  isClosed = false;
  readonly sent: unknown[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(news: ChatNews): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
}
beforeEach(() => void vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  vi.unstubAllGlobals();
  FakeSocket.all.length = 0;
});

const HELLO = { type: 'hello' } as unknown as ChatHello;
async function aLine(hello: () => Promise<ChatHello> = () => Promise.resolve(HELLO)) {
  const received: ChatNews[] = [];
  let closed = 0;
  const line = openChatSocket('ws://shop.test/chat', hello, {
    onNews: (news) => received.push(news),
    closed: () => closed++,
  });
  await hello().catch(() => undefined);
  await Promise.resolve();
  return { line, received, closed: () => closed, socket: FakeSocket.all[0]! };
}

it.each([
  ['/api', 'https://shop.test/en', 'wss://shop.test/api/'],
  ['/api/', 'http://shop.test/en', 'ws://shop.test/api/'],
  ['https://api.test/v1', 'app://store/', 'wss://api.test/v1/'],
])('the chat of the API at %s, from %s, is at %s…', (base, page, begins) => {
  expect(chatAddress(base, page).startsWith(begins)).toBe(true);
});

it('greets first, then sends and hears; nothing is sent before it is open', async () => {
  const { line, received, socket, closed } = await aLine();
  expect(socket.address).toBe('ws://shop.test/chat');
  line.send({ type: 'typing' });
  socket.open();
  line.send({ type: 'typing' });
  expect(socket.sent).toEqual([HELLO, { type: 'typing' }]);
  socket.say({ type: 'typing' });
  expect(received).toEqual([{ type: 'typing' }]);
  socket.dispatchEvent(new Event('close'));
  socket.dispatchEvent(new Event('close'));
  expect(closed()).toBe(1);
});

it('a line that is hung up hears nothing more, and does not report its end', async () => {
  const { line, received, socket, closed } = await aLine();
  socket.open();
  line.close();
  expect(socket.isClosed).toBe(true);
  socket.say({ type: 'typing' });
  socket.dispatchEvent(new Event('close'));
  expect([received, closed()]).toEqual([[], 0]);
});

it('a line that is hung up before it has greeted opens nothing; one that cannot greet is lost', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatHello>();
  const line = openChatSocket('ws://shop.test/chat', () => promise, {
    onNews: () => undefined,
    closed: () => undefined,
  });
  line.close();
  resolve(HELLO);
  await promise;
  await Promise.resolve();
  expect(FakeSocket.all).toEqual([]);
  const { closed } = await aLine(() => Promise.reject(new Error('no token')));
  expect([closed(), FakeSocket.all]).toEqual([1, []]);
});
