import type { ChatMessage, ChatMarks, ChatNews, StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { ChatOwner, ChatSide } from './ChatRepository.ts';

/** An open socket, as those see it who have news for it. */
export interface Listener<News> {
  tell(news: News): void;
  /** Something may have been missed: what is there is to be read anew. */
  reread(): void;
}

/** Who is in the chat right now, on this instance, and hears what is said. */
export class ChatHub {
  readonly #visitors = new Map<string, Set<Listener<ChatNews>>>();
  readonly #staff = new Set<Listener<StaffNews>>();

  get hasStaff(): boolean {
    return this.#staff.size > 0;
  }

  /** Whether anybody here would hear news of this owner's conversation. */
  isHeard(owner: ChatOwner): boolean {
    return this.hasStaff || this.#visitors.has(keyOf(owner));
  }

  /** Answers the disposer. */
  joinVisitor(owner: ChatOwner, listener: Listener<ChatNews>): () => void {
    const key = keyOf(owner);
    const listeners = this.#visitors.get(key) ?? new Set();
    this.#visitors.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#visitors.get(key) === listeners) this.#visitors.delete(key);
    };
  }

  /** Answers the disposer. */
  joinStaff(listener: Listener<StaffNews>): () => void {
    this.#staff.add(listener);
    return () => void this.#staff.delete(listener);
  }

  said(owner: ChatOwner, conversation: number, message: ChatMessage): void {
    this.#tellVisitors(owner, { type: 'message', message });
    this.#tellStaff({ type: 'message', conversation, message });
  }

  /** `side` has come so far; it is news to the other one. */
  marked(owner: ChatOwner, conversation: number, side: ChatSide, marks: ChatMarks): void {
    if (side === 'staff') this.#tellVisitors(owner, { type: 'marks', other: marks });
    else this.#tellStaff({ type: 'marks', conversation, other: marks });
  }

  /** Tells every visitor whether somebody can answer now. */
  presence(isOpen: boolean): void {
    for (const listeners of this.#visitors.values())
      listeners.forEach(({ tell }) => tell({ type: 'presence', isOpen }));
  }

  typing(owner: ChatOwner, conversation: number, side: ChatSide): void {
    if (side === 'staff') this.#tellVisitors(owner, { type: 'typing' });
    else this.#tellStaff({ type: 'typing', conversation });
  }

  /** A visitor has signed in: his conversation goes on in the member's. */
  joined(owner: ChatOwner, conversation: number, into: number): void {
    this.#visitors.get(keyOf(owner))?.forEach((listener) => listener.reread());
    this.#tellStaff({ type: 'joined', conversation, into });
  }

  reread(): void {
    for (const listeners of this.#visitors.values()) listeners.forEach((listener) => listener.reread());
    this.#staff.forEach((listener) => listener.reread());
  }

  #tellVisitors(owner: ChatOwner, news: ChatNews): void {
    this.#visitors.get(keyOf(owner))?.forEach((listener) => listener.tell(news));
  }

  #tellStaff(news: StaffNews): void {
    this.#staff.forEach((listener) => listener.tell(news));
  }
}

const keyOf = (owner: ChatOwner): string =>
  'memberId' in owner ? `member ${owner.memberId}` : `visitor ${owner.visitorId}`;
