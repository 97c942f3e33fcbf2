import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { ChatFrame, type ChatHello, type ChatNews } from '../../../shared/contract/schemas/chat.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OpenSession } from '../sessions/AccessTokens.ts';
import type { ChatOwner } from './ChatRepository.ts';
import type { SessionCheck } from '../sessions/SessionCheck.ts';
import type { SessionUse } from '../../platform/http/Api.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { ChatService } from './ChatService.ts';
import type { Listener } from './ChatHub.ts';
import { ChatSocket, Closing } from './ChatSocket.ts';

/** Time-out (ms) for the first frame, which identifies the visitor. */
const HELLO_MS = 10_000;

interface Speaker {
  owner: ChatOwner;
  language: Language;
  /** Null for a guest. */
  session: OpenSession | null;
}
export interface VisitorSocketParts {
  service: ChatService;
  sessions: Pick<SessionCheck, 'read' | 'isOpen' | 'isFresh' | 'watch'>;
  log: FastifyBaseLogger;
}

/** Connects a visitor to the live chat: their first frame says who they are, the others what they write and have read. */
export function serveVisitorSocket(socket: WebSocket, { service, sessions, log }: VisitorSocketParts): void {
  let speaker: Speaker | null = null;
  let leave = (): void => undefined;
  const helloTimeout = setTimeout(() => chatSocket.close(Closing.policy), HELLO_MS);
  const chatSocket: ChatSocket<ChatFrame> = new ChatSocket(socket, ChatFrame, log, {
    frame: async (frame) => {
      if (frame.type === 'hello') return speaker ? chatSocket.close(Closing.policy) : enter(frame);
      if (!speaker) return chatSocket.close(Closing.policy);
      if (await isStillOpen(speaker, frame.type === 'say' ? 'write' : 'read'))
        await handle(service, speaker, frame, send);
      else refuse();
    },
    closed: () => {
      clearTimeout(helloTimeout);
      leave();
    },
  });
  const send = (news: ChatNews): void => chatSocket.send(news);
  const refuse = (): void => {
    send({ type: 'refused', code: Code.tokenExpired });
    chatSocket.close(Closing.policy);
  };

  async function enter(hello: ChatHello): Promise<void> {
    clearTimeout(helloTimeout);
    speaker = await speakerOf(hello, sessions);
    if (!speaker) return refuse();
    const listener = listenerFor(speaker);
    const unsubscribe = await service.enter(speaker.owner, hello.visitor, listener);
    const stopWatching = speaker.session ? sessions.watch(speaker.session, listener.reread) : () => undefined;
    leave = () => {
      unsubscribe();
      stopWatching();
    };
    // The socket may have been closed while the token was checked.
    if (socket.readyState !== socket.OPEN) leave();
    send(await service.history(speaker.owner));
  }

  const isStillOpen = async ({ session }: Speaker, use: SessionUse): Promise<boolean> =>
    session === null || sessions.isOpen(session, use);

  function listenerFor(subscriber: Speaker): Listener<ChatNews> {
    const { owner, session } = subscriber;
    const read = async (): Promise<void> =>
      (await isStillOpen(subscriber, 'read')) ? send(await service.history(owner)) : refuse();
    const reread = (): void =>
      void read().catch((error: unknown) => log.error({ err: error }, 'reloading a chat failed'));
    return { send: (news) => (session === null || sessions.isFresh(session) ? send(news) : reread()), reread };
  }
}

async function speakerOf(
  { access, visitor, language }: ChatHello,
  sessions: VisitorSocketParts['sessions'],
): Promise<Speaker | null> {
  if (access === undefined) return { owner: { visitorId: visitor }, language, session: null };
  try {
    // Sockets carry no device signature, so tokens that need one are rejected.
    const session = await sessions.read(access, null, 'write');
    return { owner: { memberId: session.memberId }, language, session };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function handle(
  service: ChatService,
  { owner, language }: Speaker,
  frame: Exclude<ChatFrame, ChatHello>,
  send: (news: ChatNews) => void,
): Promise<void> {
  if (frame.type === 'typing') return service.showVisitorTyping(owner);
  if (frame.type !== 'say') return service.markAsVisitor(owner, frame.type, frame.id);
  try {
    await service.sendAsVisitor(owner, language, frame);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const retryAfter = (error.data as { retry_after?: number } | null)?.retry_after;
    send({ type: 'refused', code: error.code, key: frame.key, ...(retryAfter !== undefined && { retryAfter }) });
  }
}
