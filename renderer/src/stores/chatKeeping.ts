import type { ChatMessage } from '../../../shared/contracts/chat.ts';

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

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Twice as long after each try, and never all browsers at once: `random` takes up to half of it away. */
export const reconnectDelay = (tries: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (1 - random / 2);

/** Messages in the order the server gave them, each once. */
export const arranged = (messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] =>
  [...messages.filter(({ id }) => id !== message.id), message].toSorted((a, b) => a.id - b.id);

export function parseChat(value: unknown): KeptChat | null {
  const { hasChatted, outbox, draft } = (value ?? {}) as Partial<KeptChat>;
  if (typeof hasChatted !== 'boolean' || !Array.isArray(outbox) || typeof draft !== 'string') return null;
  return { hasChatted, outbox: outbox.filter(isUnsent), draft };
}

const isUnsent = (value: unknown): value is Unsent => {
  const { key, text, at } = (value ?? {}) as Partial<Unsent>;
  return [key, text, at].every((each) => typeof each === 'string');
};
