import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatMessage, ChatNews, StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { type ChatOwner, type ChatRepository, type Conversation, marksOf } from './ChatRepository.ts';
import type { EventChannel } from '../../platform/events/EventChannel.ts';
import type { RateLimits } from '../../platform/rateLimits/RateLimits.ts';
import { CHAT_MESSAGES_PER_VISITOR } from '../../platform/rateLimits/rules.ts';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import { ChatHub, type Listener } from './ChatHub.ts';
import { ChatRelay } from './ChatRelay.ts';

/** Interval after which the "nobody is connected" notice is repeated. */
const NOTICE_INTERVAL_MS = 12 * HOUR_MS;
/** The key of the automatic answer while no staff are connected; the page has its text in four languages. */
const CLOSED_ANSWER = 'closed';

export interface ChatParts {
  chats: ChatRepository;
  limits: RateLimits;
  notices: EventChannel;
  log: FastifyBaseLogger;
}

/** Operations of the live chat, for visitors and staff. */
export class ChatService {
  readonly #hub = new ChatHub();
  readonly #relay: ChatRelay;
  readonly #chats: ChatRepository;
  readonly #limits: RateLimits;
  readonly #now: () => number;

  constructor({ chats, limits, notices, log }: ChatParts, now: () => number) {
    this.#relay = new ChatRelay({ hub: this.#hub, chats, notices, log, now });
    this.#chats = chats;
    this.#limits = limits;
    this.#now = now;
  }

  /** Subscribes to other instances. Returns the disposer. */
  start(): Promise<() => Promise<void>> {
    return this.#relay.start();
  }

  /** Connects a visitor; merges what a guest wrote before signing in. Returns the disposer. */
  async enter(owner: ChatOwner, guestId: string, listener: Listener<ChatNews>): Promise<() => void> {
    if ('memberId' in owner) {
      const merge = await this.#chats.join(guestId, owner.memberId);
      if (merge) this.#relay.followMerge(owner, merge.from, merge.into);
    }
    return this.#hub.joinVisitor(owner, listener);
  }

  /** Connects a member of staff. Returns the disposer. */
  enterAsStaff(listener: Listener<StaffNews>): () => void {
    return this.#relay.joinStaff(listener);
  }

  /** True if staff are connected, on this or another instance. */
  get isOpen(): boolean {
    return this.#relay.hasStaff;
  }

  async history(owner: ChatOwner): Promise<Extract<ChatNews, { type: 'history' }>> {
    const conversation = await this.#chats.find(owner);
    const nothing = { got: 0, read: 0 };
    return {
      type: 'history',
      messages: conversation ? await this.#chats.messages(conversation.id) : [],
      own: conversation ? marksOf(conversation, 'visitor') : nothing,
      other: conversation ? marksOf(conversation, 'staff') : nothing,
      isOpen: this.isOpen,
    };
  }

  /** Stores and delivers a visitor's message. Throws code 11 if the rate limit is exceeded. */
  async sendAsVisitor(owner: ChatOwner, language: Language, input: { key: string; text: string }): Promise<void> {
    await this.#limits.take(CHAT_MESSAGES_PER_VISITOR, 'memberId' in owner ? owner.memberId : owner.visitorId);
    const { id } = await this.#chats.open(owner, language);
    const message = await this.#chats.addMessage(id, { ...input, from: 'visitor' }, this.#moment());
    // A repeated message is delivered again, as the sender's page waits for it.
    this.#relay.deliverMessage(owner, id, message);
    if (!this.isOpen) await this.#answerClosed(owner, id, message.id);
  }

  async sendAsStaff(conversationId: number, input: { key: string; text: string }): Promise<void> {
    const owner = await this.#ownerOf(conversationId);
    if (!owner) return;
    const message = await this.#chats.addMessage(conversationId, { ...input, from: 'staff' }, this.#moment());
    this.#relay.deliverMessage(owner, conversationId, message);
  }

  /** Notes up to which message the visitor has got or read the conversation, and tells both sides. */
  async markAsVisitor(owner: ChatOwner, kind: 'got' | 'read', id: number): Promise<void> {
    const conversation = await this.#chats.find(owner);
    if (!conversation) return;
    this.#relay.marked(owner, conversation.id, 'visitor', await this.#chats.mark(conversation.id, 'visitor', kind, id));
  }

  /** Notes up to which message staff have got or read the conversation, and tells both sides. */
  async markAsStaff(conversationId: number, kind: 'got' | 'read', id: number): Promise<void> {
    const owner = await this.#ownerOf(conversationId);
    if (!owner) return;
    this.#relay.marked(owner, conversationId, 'staff', await this.#chats.mark(conversationId, 'staff', kind, id));
  }

  /** Tells staff that the visitor is typing. */
  async showVisitorTyping(owner: ChatOwner): Promise<void> {
    if (!this.#relay.hasStaff) return;
    const conversation = await this.#chats.find(owner);
    if (conversation) this.#relay.typing(owner, conversation.id, 'visitor');
  }

  /** Tells the visitor that staff are typing. */
  async showStaffTyping(conversationId: number): Promise<void> {
    const owner = await this.#ownerOf(conversationId);
    if (owner) this.#relay.typing(owner, conversationId, 'staff');
  }

  /** Reads a conversation for the staff page: its messages, and what the visitor has got and read; null if it does not exist. */
  async readForStaff(conversationId: number) {
    const conversation = await this.#chats.byId(conversationId);
    if (!conversation) return null;
    return { messages: await this.#chats.messages(conversation.id), other: marksOf(conversation, 'visitor') };
  }

  // Checks again for a repeated message: it may have been answered since, or the first try may have failed before the
  // notice.
  async #answerClosed(owner: ChatOwner, conversationId: number, messageId: number): Promise<void> {
    const last = await this.#chats.lastAnswer(conversationId);
    if (last && (last.id > messageId || isRecentNotice(last, this.#now()))) return;
    const answer = { key: randomUUID(), text: CLOSED_ANSWER, from: 'system' as const };
    const message = await this.#chats.addMessage(conversationId, answer, this.#moment());
    this.#relay.deliverMessage(owner, conversationId, message);
  }

  #moment(): Date {
    return new Date(this.#now());
  }

  async #ownerOf(conversationId: number): Promise<ChatOwner | null> {
    const conversation = await this.#chats.byId(conversationId);
    return conversation && ownerOf(conversation);
  }
}

const isRecentNotice = (answer: ChatMessage, now: number): boolean =>
  answer.from === 'system' && now - Date.parse(answer.at) < NOTICE_INTERVAL_MS;

function ownerOf({ memberId, visitorId }: Conversation): ChatOwner | null {
  if (memberId !== null) return { memberId };
  return visitorId === null ? null : { visitorId };
}
