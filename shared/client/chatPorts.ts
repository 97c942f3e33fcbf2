import type { ChatFrame, ChatNews } from '../contract/schemas/chat.ts';

export interface ChatListener {
  heard(news: ChatNews): void;
  /** The connection was lost or failed; not called after `close`. */
  closed(): void;
}
export interface ChatLine {
  send(frame: ChatFrame): void;
  close(): void;
}
/** Opens a connection to the live chat. */
export type OpenChat = (listener: ChatListener) => ChatLine;
