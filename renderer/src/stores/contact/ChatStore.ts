import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ChatMarks, ChatMessage, ChatNews } from '../../../../shared/contract/schemas/chat.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import type { ChatLine, OpenChat } from '../../../../shared/client/chatPorts.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { mergeMessage, type PersistedChat, parseChat, reconnectDelay, type UnsentMessage } from './chatPersistence.ts';
import { startTimer } from '../startTimer.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { UiStore } from '../UiStore.ts';

const TYPING_SHOWN_MS = 5_000;
const TYPING_SENT_EVERY_MS = 3_000;
const NOTHING: ChatMarks = { got: 0, read: 0 };

export interface ChatParts {
  openChat: OpenChat | null;
  session: SessionStore;
  ui: UiStore;
  now: () => number;
  /** Between 0 and 1; jitter for reconnections. */
  random?: () => number;
  after?: (ms: number, run: () => void) => () => void;
}

/**
 * The live chat: the conversation, the messages that wait to be sent, and the connection, which reconnects whenever it
 * is lost.
 */
export class ChatStore {
  messages: ChatMessage[] = [];
  /** Messages that the server has not accepted yet; their keys make sure that each arrives once. */
  outbox: UnsentMessage[] = [];
  draft = '';
  own = NOTHING;
  other = NOTHING;
  status: 'resting' | 'connecting' | 'open' | 'waiting' = 'resting';
  /** Whether a member of staff is connected; null until the server has said so. */
  isStaffOnline: boolean | null = null;
  isOtherTyping = false;
  /** Seconds to wait, by the server's rate limit. */
  pause: number | null = null;
  /** True if this visitor has used the chat: an answer may arrive on any page. */
  hasChatted = false;
  isWatched = false;
  #line: ChatLine | null = null;
  #tries = 0;
  typingSentAt = 0;
  readonly #timers = new Map<string, () => void>();
  readonly #parts: Required<ChatParts>;

  constructor(parts: ChatParts) {
    this.#parts = { random: Math.random, after: startTimer, ...parts };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get unread(): number {
    return this.messages.filter(({ id, from }) => from === 'staff' && id > this.own.read).length;
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    const { session, ui } = this.#parts;
    const disposers = [
      persistence.keep('chat', parseChat, this.#persisted, (state) => Object.assign(this, state)),
      reaction(() => session.isKnown && (session.user?.user_id ?? ''), this.#followUser),
      reaction(
        () => session.isKnown && ui.isOnline && (this.isWatched || this.hasChatted),
        (isWanted) => (isWanted ? this.#connect() : this.#hangUp()),
        { fireImmediately: true },
      ),
      this.#hangUp,
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Whether the conversation is in view. */
  watch(isWatched: boolean): void {
    this.isWatched = isWatched;
    this.#acknowledge();
  }

  write(draft: string): void {
    this.draft = draft;
    const now = this.#parts.now();
    if (draft === '' || now - this.typingSentAt < TYPING_SENT_EVERY_MS) return;
    this.typingSentAt = now;
    this.#line?.send({ type: 'typing' });
  }

  /** Sends a message, or queues it until there is a connection. */
  say(): void {
    const text = this.draft.trim();
    if (text === '') return;
    const unsent = { key: randomUuid(), text, at: new Date(this.#parts.now()).toISOString() };
    this.outbox.push(unsent);
    this.draft = '';
    this.hasChatted = true;
    this.typingSentAt = 0;
    if (this.status === 'open') this.#line?.send({ type: 'say', key: unsent.key, text });
  }

  /** The delivery state of a visitor's message. */
  stateOf({ id }: ChatMessage): 'sent' | 'delivered' | 'read' {
    if (id <= this.other.read) return 'read';
    return id <= this.other.got ? 'delivered' : 'sent';
  }

  #persisted = (): PersistedChat => ({ hasChatted: this.hasChatted, outbox: this.outbox, draft: this.draft });

  // Another visitor gets another conversation; a member's messages do not stay on the machine.
  #followUser = (_user: string | false, before: string | false | undefined): void => {
    if (!before && before !== '') return;
    Object.assign(this, { messages: [], own: NOTHING, other: NOTHING });
    if (before !== '') Object.assign(this, { outbox: [], draft: '', hasChatted: false });
    if (!this.#line) return;
    this.#hangUp();
    this.#connect();
  };

  #connect(): void {
    const { openChat } = this.#parts;
    if (!openChat || this.#line) return;
    this.status = 'connecting';
    const line = openChat({
      onNews: (news) => runInAction(() => this.#line === line && this.#handleNews(news)),
      closed: () => runInAction(() => this.#line === line && this.#handleClose()),
    });
    this.#line = line;
  }

  #handleClose(): void {
    this.#line = null;
    this.status = 'waiting';
    this.#after('connect', reconnectDelay(this.#tries++, this.#parts.random()), () => this.#connect());
  }

  #hangUp = (): void => {
    this.#timers.forEach((stop) => stop());
    this.#timers.clear();
    this.#line?.close();
    runInAction(() => {
      this.#line = null;
      this.status = 'resting';
      this.isOtherTyping = false;
    });
  };

  #handleNews(news: ChatNews): void {
    switch (news.type) {
      case 'history':
        Object.assign(this, {
          messages: [],
          own: news.own,
          other: news.other,
          isStaffOnline: news.isOpen,
          status: 'open',
        });
        this.#tries = 0;
        news.messages.forEach(this.#accept);
        this.#acknowledge();
        return this.#send();
      case 'message':
        this.#accept(news.message);
        // A message from staff shows that they are present, whatever the opening hours.
        if (news.message.from === 'staff') this.isStaffOnline = true;
        return this.#acknowledge();
      case 'marks':
        this.other = news.other;
        return;
      case 'typing':
        this.isOtherTyping = true;
        this.isStaffOnline = true;
        return this.#after('typing', TYPING_SHOWN_MS, () => (this.isOtherTyping = false));
      case 'presence':
        this.isStaffOnline = news.isOpen;
        return;
      case 'refused':
        return this.#handleRefusal(news);
    }
  }

  #accept = (message: ChatMessage): void => {
    this.messages = mergeMessage(this.messages, message);
    this.outbox = this.outbox.filter(({ key }) => key !== message.key);
    if (message.from === 'visitor') this.hasChatted = true;
    if (message.from === 'staff') this.isOtherTyping = false;
  };

  #send = (): void => {
    this.pause = null;
    for (const { key, text } of this.outbox) this.#line?.send({ type: 'say', key, text });
  };

  // A refused message stays in the outbox. The next connection renews an expired token.
  #handleRefusal({ code, retryAfter = 0 }: Extract<ChatNews, { type: 'refused' }>): void {
    if (code !== Code.tooMany) return;
    this.pause = retryAfter;
    this.#after('pause', retryAfter * 1_000, this.#send);
  }

  /** Acknowledges messages that were delivered or read. */
  #acknowledge(): void {
    const last = this.messages.findLast(({ from }) => from !== 'visitor')?.id ?? 0;
    if (this.isWatched && last > this.own.read) {
      this.own = { got: last, read: last };
      this.#line?.send({ type: 'read', id: last });
    } else if (last > this.own.got) {
      this.own = { ...this.own, got: last };
      this.#line?.send({ type: 'got', id: last });
    }
  }

  #after(name: string, ms: number, run: () => void): void {
    this.#timers.get(name)?.();
    this.#timers.set(
      name,
      this.#parts.after(ms, () => runInAction(run)),
    );
  }
}
