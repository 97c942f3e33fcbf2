import type { ChatMessage, ChatMarks, ChatNews, StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { ChatOwner, ChatSide } from './ChatRepository.ts';

/** An open socket that receives news of the chat. */
export interface Listener<News> {
  send(news: News): void;
  /** Asks the socket to reload, as news may have been lost. */
  reread(): void;
}

/** The open sockets of the chat on this instance; delivers news to them. */
export class ChatHub {
  readonly #visitors = new Map<string, Set<Listener<ChatNews>>>();
  readonly #staff = new Set<Listener<StaffNews>>();

  get hasStaff(): boolean {
    return this.#staff.size > 0;
  }

  /** Returns true if a socket on this instance follows this owner's conversation. */
  hasListener(owner: ChatOwner): boolean {
    return this.hasStaff || this.#visitors.has(keyOf(owner));
  }

  /** Adds a visitor's socket. Returns the disposer. */
  joinVisitor(owner: ChatOwner, listener: Listener<ChatNews>): () => void {
    const key = keyOf(owner);
    const listeners = this.#visitors.get(key) ?? new Set();
    this.#visitors.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#visitors.get(key) === listeners) this.#visitors.delete(key);
    };
  }

  /** Adds a staff socket. Returns the disposer. */
  joinStaff(listener: Listener<StaffNews>): () => void {
    this.#staff.add(listener);
    return () => void this.#staff.delete(listener);
  }

  deliverMessage(owner: ChatOwner, conversation: number, message: ChatMessage): void {
    this.#sendToVisitors(owner, { type: 'message', message });
    this.#sendToStaff({ type: 'message', conversation, message });
  }

  /** Tells the other side how far `side` has received and read. */
  marked(owner: ChatOwner, conversation: number, side: ChatSide, marks: ChatMarks): void {
    if (side === 'staff') this.#sendToVisitors(owner, { type: 'marks', other: marks });
    else this.#sendToStaff({ type: 'marks', conversation, other: marks });
  }

  /** Tells every visitor whether staff are available. */
  presence(isOpen: boolean): void {
    for (const listeners of this.#visitors.values())
      listeners.forEach(({ send }) => send({ type: 'presence', isOpen }));
  }

  typing(owner: ChatOwner, conversation: number, side: ChatSide): void {
    if (side === 'staff') this.#sendToVisitors(owner, { type: 'typing' });
    else this.#sendToStaff({ type: 'typing', conversation });
  }

  /** A visitor has signed in, and their conversation was merged into the member's. */
  publishMerge(owner: ChatOwner, conversation: number, into: number): void {
    this.#visitors.get(keyOf(owner))?.forEach((listener) => listener.reread());
    this.#sendToStaff({ type: 'joined', conversation, into });
  }

  reread(): void {
    for (const listeners of this.#visitors.values()) listeners.forEach((listener) => listener.reread());
    this.#staff.forEach((listener) => listener.reread());
  }

  #sendToVisitors(owner: ChatOwner, news: ChatNews): void {
    this.#visitors.get(keyOf(owner))?.forEach((listener) => listener.send(news));
  }

  #sendToStaff(news: StaffNews): void {
    this.#staff.forEach((listener) => listener.send(news));
  }
}

const keyOf = (owner: ChatOwner): string =>
  'memberId' in owner ? `member ${owner.memberId}` : `visitor ${owner.visitorId}`;
