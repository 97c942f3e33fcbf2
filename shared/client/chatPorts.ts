import type { ChatFrame, ChatNews } from '../contract/schemas/chat.ts';

export interface ChatListener {
  onNews(news: ChatNews): void;
  /** Called when the connection fails or is lost; not after `close`. */
  closed(): void;
}
export interface ChatLine {
  send(frame: ChatFrame): void;
  close(): void;
}
/** Opens a connection to the live chat. */
export type OpenChat = (listener: ChatListener) => ChatLine;
