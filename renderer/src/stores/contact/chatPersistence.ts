import { backoffDelay } from '../../../../shared/async/backoff.ts';
import type { ChatMessage } from '../../../../shared/contract/schemas/chat.ts';

/** A message that the server has not accepted yet. */
export interface UnsentMessage {
  key: string;
  text: string;
  at: string;
}
/** The part of the chat that outlives a reload; the server keeps the conversation. */
export interface PersistedChat {
  hasChatted: boolean;
  outbox: UnsentMessage[];
  draft: string;
}

const RECONNECT = { first: 1_000, longest: 30_000 };

/** Jitter keeps browsers from reconnecting all at once. */
export const reconnectDelay = (tries: number, random: number): number => backoffDelay(tries, random, RECONNECT);

/** Inserts a message in the server's order, each once. */
export const mergeMessage = (messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] =>
  [...messages.filter(({ id }) => id !== message.id), message].toSorted((a, b) => a.id - b.id);

/** Parses the stored chat; null for what does not fit. */
export function parseChat(value: unknown): PersistedChat | null {
  const { hasChatted, outbox, draft } = (value ?? {}) as Partial<PersistedChat>;
  if (typeof hasChatted !== 'boolean' || !Array.isArray(outbox) || typeof draft !== 'string') return null;
  return { hasChatted, outbox: outbox.filter(isUnsent), draft };
}

const isUnsent = (value: unknown): value is UnsentMessage => {
  const { key, text, at } = (value ?? {}) as Partial<UnsentMessage>;
  return [key, text, at].every((each) => typeof each === 'string');
};
