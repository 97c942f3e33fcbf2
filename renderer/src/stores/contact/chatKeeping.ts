import { backoffDelay } from '../../../../shared/async/backoff.ts';
import type { ChatMessage } from '../../../../shared/contract/schemas/chat.ts';

/** A message that the server has not taken yet. */
export interface Unsent {
  key: string;
  text: string;
  at: string;
}
/** What of the chat outlives a reload; what was said is the server's to keep. */
export interface KeptChat {
  hasChatted: boolean;
  outbox: Unsent[];
  draft: string;
}

const RECONNECT = { first: 1_000, longest: 30_000 };

/** Never all browsers at once, when a server comes back. */
export const reconnectDelay = (tries: number, random: number): number => backoffDelay(tries, random, RECONNECT);

/** Messages in the order the server gave them, each once. */
export const arranged = (messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] =>
  [...messages.filter(({ id }) => id !== message.id), message].toSorted((a, b) => a.id - b.id);

/** What was kept of a conversation; null for what does not fit. */
export function parseChat(value: unknown): KeptChat | null {
  const { hasChatted, outbox, draft } = (value ?? {}) as Partial<KeptChat>;
  if (typeof hasChatted !== 'boolean' || !Array.isArray(outbox) || typeof draft !== 'string') return null;
  return { hasChatted, outbox: outbox.filter(isUnsent), draft };
}

const isUnsent = (value: unknown): value is Unsent => {
  const { key, text, at } = (value ?? {}) as Partial<Unsent>;
  return [key, text, at].every((each) => typeof each === 'string');
};
