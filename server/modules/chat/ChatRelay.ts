import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';
import type { ChatMarks, ChatMessage, StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { ChatOwner, ChatRepository, ChatSide } from './ChatRepository.ts';
import type { EventChannel } from '../../platform/events/EventChannel.ts';
import type { ChatHub, Listener } from './ChatHub.ts';

/**
 * Heartbeat interval of instances with staff connected. An instance without heartbeats has ended or lost its
 * connection.
 */
const HEARTBEAT_MS = 20_000;
const HEARTBEAT_TIMEOUT_MS = 3 * HEARTBEAT_MS;

const Owner = z.union([z.object({ visitorId: z.string() }), z.object({ memberId: z.string() })]);
const Side = z.enum(['visitor', 'staff']);
const about = { owner: Owner, conversation: z.int() };
/** Events between instances. A message is sent by id, as it may exceed the size of a notification. */
const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), ...about, id: z.int() }),
  z.object({ kind: z.literal('marked'), ...about, side: Side, marks: z.object({ got: z.int(), read: z.int() }) }),
  z.object({ kind: z.literal('typing'), ...about, side: Side }),
  z.object({ kind: z.literal('joined'), ...about, into: z.int() }),
  z.object({ kind: z.literal('staff'), isHere: z.boolean() }),
  z.object({ kind: z.literal('whoIsHere') }),
]);
type News = z.infer<typeof News>;
const Notice = z.object({ chat: News, by: z.string() });

export interface RelayParts {
  hub: ChatHub;
  chats: ChatRepository;
  notices: EventChannel;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Delivers chat news to the sockets of this instance and to other instances on the same database. */
export class ChatRelay {
  readonly #me = randomUUID();
  readonly #parts: RelayParts;
  /** Other instances with staff connected -> time of their last heartbeat (ms). */
  readonly #staffed = new Map<string, number>();
  #present: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #reportedPresence = false;

  constructor(parts: RelayParts) {
    this.#parts = parts;
  }

  /** Subscribes to other instances' events. Returns the disposer. */
  async start(): Promise<() => Promise<void>> {
    const { hub, notices } = this.#parts;
    const stop = await notices.subscribe(
      (text) => void this.#onNotice(text).catch((error: unknown) => this.#logWarning(error)),
      () => {
        hub.reread();
        this.#publish({ kind: 'whoIsHere' });
      },
    );
    this.#publish({ kind: 'whoIsHere' });
    return async () => {
      clearInterval(this.#present);
      clearTimeout(this.#silence);
      await stop();
    };
  }

  get hasStaff(): boolean {
    const oldest = this.#parts.now() - HEARTBEAT_TIMEOUT_MS;
    return this.#parts.hub.hasStaff || [...this.#staffed.values()].some((heardAt) => heardAt > oldest);
  }

  /** Adds a staff socket. Returns the disposer. */
  joinStaff(listener: Listener<StaffNews>): () => void {
    const leave = this.#parts.hub.joinStaff(listener);
    this.#publishPresence();
    this.#present ??= setInterval(() => this.#publishPresence(), HEARTBEAT_MS).unref();
    return () => {
      leave();
      if (this.#parts.hub.hasStaff) return;
      clearInterval(this.#present);
      this.#present = undefined;
      this.#publishPresence();
    };
  }

  deliverMessage(owner: ChatOwner, conversation: number, message: ChatMessage): void {
    this.#parts.hub.deliverMessage(owner, conversation, message);
    this.#publish({ kind: 'said', owner, conversation, id: message.id });
  }

  marked(owner: ChatOwner, conversation: number, side: ChatSide, marks: ChatMarks): void {
    this.#parts.hub.marked(owner, conversation, side, marks);
    this.#publish({ kind: 'marked', owner, conversation, side, marks });
  }

  typing(owner: ChatOwner, conversation: number, side: ChatSide): void {
    this.#parts.hub.typing(owner, conversation, side);
    this.#publish({ kind: 'typing', owner, conversation, side });
  }

  followMerge(owner: ChatOwner, conversation: number, into: number): void {
    this.#parts.hub.publishMerge(owner, conversation, into);
    this.#publish({ kind: 'joined', owner, conversation, into });
  }

  #publishPresence(): void {
    this.#publish({ kind: 'staff', isHere: this.#parts.hub.hasStaff });
    this.#sendPresence();
  }

  // Tells visitors when the first member of staff connects and when the last one leaves.
  #sendPresence(): void {
    if (this.hasStaff === this.#reportedPresence) return;
    this.#reportedPresence = this.hasStaff;
    this.#parts.hub.presence(this.#reportedPresence);
  }

  // A lost event loses no message: sockets reload the history when they reconnect.
  #publish(news: News): void {
    const text = JSON.stringify({ chat: news, by: this.#me } satisfies z.infer<typeof Notice>);
    this.#parts.notices.publish(text).catch((error: unknown) => this.#logWarning(error));
  }

  async #onNotice(text: string): Promise<void> {
    // Ignore unknown events: other versions of the store and other features share the channel.
    const notice = Notice.safeParse(JSON.parse(text)).data;
    if (!notice || notice.by === this.#me) return;
    const { chat: news, by } = notice;
    const { hub, chats } = this.#parts;
    if (news.kind === 'staff') return this.#updateStaffed(by, news.isHere);
    if (news.kind === 'whoIsHere') return this.#publishPresence();
    const { owner, conversation } = news;
    if (!hub.hasListener(owner)) return;
    switch (news.kind) {
      case 'said': {
        const message = await chats.message(news.id);
        if (message) hub.deliverMessage(owner, conversation, message);
        return;
      }
      case 'marked':
        return hub.marked(owner, conversation, news.side, news.marks);
      case 'typing':
        return hub.typing(owner, conversation, news.side);
      case 'joined':
        return hub.publishMerge(owner, conversation, news.into);
    }
  }

  #updateStaffed(instance: string, isHere: boolean): void {
    if (isHere) this.#staffed.set(instance, this.#parts.now());
    else this.#staffed.delete(instance);
    this.#sendPresence();
    // An instance that was killed does not report that its staff left, so its heartbeat expires.
    clearTimeout(this.#silence);
    if (this.#staffed.size > 0)
      this.#silence = setTimeout(() => this.#sendPresence(), HEARTBEAT_TIMEOUT_MS + 1).unref();
  }

  #logWarning(error: unknown): void {
    this.#parts.log.error({ err: error }, 'publishing a chat event failed');
  }
}
