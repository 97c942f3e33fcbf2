import { CHAT_ADDRESS } from '../../../shared/contract/limits.ts';
import type { ChatLine, ChatListener } from '../../../shared/client/chatPorts.ts';
import type { ChatHello, ChatNews } from '../../../shared/contract/schemas/chat.ts';

/** The WebSocket address of the chat, on the server that the API's base names. */
export function chatAddress(base: string, page: string): string {
  const url = new URL(`${base.replace(/\/$/, '')}/${CHAT_ADDRESS}`, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** A chat connection over a WebSocket. The first frame authenticates: a token does not belong in an address. */
export function openChatSocket(address: string, hello: () => Promise<ChatHello>, listener: ChatListener): ChatLine {
  let socket: WebSocket | null = null;
  let isOver = false;
  const lose = (): void => {
    if (isOver) return;
    isOver = true;
    listener.closed();
  };
  const greet = (first: ChatHello): void => {
    if (isOver) return;
    const newSocket = new WebSocket(address);
    socket = newSocket;
    newSocket.addEventListener('open', () => newSocket.send(JSON.stringify(first)));
    newSocket.addEventListener('message', ({ data }) => {
      if (!isOver) listener.onNews(JSON.parse(String(data)) as ChatNews); // our own server keeps the contract
    });
    newSocket.addEventListener('close', lose);
  };
  hello().then(greet, lose);
  return {
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    close: () => {
      isOver = true;
      socket?.close();
    },
  };
}
