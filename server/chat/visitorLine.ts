import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { ChatFrame, type ChatHello, type ChatNews } from '../../shared/contracts/chat.ts';
import { Code } from '../../shared/envelope.ts';
import type { Language } from '../../shared/languages.ts';
import type { ChatOwner } from '../data/contact/ChatRepository.ts';
import { Refusal } from '../refusal.ts';
import type { ChatDesk } from './ChatDesk.ts';
import { ChatLine, Closing } from './ChatLine.ts';

/** Who does not say who he is within this time is not a page of ours. */
const HELLO_MS = 10_000;

export interface VisitorLineParts {
  desk: ChatDesk;
  readAccess(token: string): Promise<string>;
  log: FastifyBaseLogger;
}

/** A visitor's end of the live chat. */
export function visitorLine(socket: WebSocket, { desk, readAccess, log }: VisitorLineParts): void {
  let speaker: { owner: ChatOwner; language: Language } | null = null;
  let leave = (): void => undefined;
  const unknown = setTimeout(() => line.close(Closing.policy), HELLO_MS);
  const line: ChatLine<ChatFrame> = new ChatLine(socket, ChatFrame, log, {
    frame: async (frame) => {
      if (frame.type === 'hello') return speaker ? line.close(Closing.policy) : enter(frame);
      if (!speaker) return line.close(Closing.policy);
      await handle(desk, speaker, frame, tell);
    },
    closed: () => {
      clearTimeout(unknown);
      leave();
    },
  });
  const tell = (news: ChatNews): void => line.send(news);

  async function enter(hello: ChatHello): Promise<void> {
    clearTimeout(unknown);
    const owner = await ownerOf(hello, readAccess);
    if (!owner) {
      tell({ type: 'refused', code: Code.tokenExpired });
      return line.close(Closing.policy);
    }
    speaker = { owner, language: hello.language };
    const reread = async (): Promise<void> => tell(await desk.history(owner));
    leave = await desk.enter(owner, hello.visitor, {
      tell,
      reread: () => void reread().catch((error: unknown) => log.error({ err: error }, 'a chat could not be reread')),
    });
    // It may have been closed while the token was looked at.
    if (socket.readyState !== socket.OPEN) leave();
    await reread();
  }
}

async function ownerOf(
  { access, visitor }: ChatHello,
  readAccess: VisitorLineParts['readAccess'],
): Promise<ChatOwner | null> {
  if (access === undefined) return { visitorId: visitor };
  try {
    return { memberId: await readAccess(access) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function handle(
  desk: ChatDesk,
  { owner, language }: { owner: ChatOwner; language: Language },
  frame: Exclude<ChatFrame, ChatHello>,
  tell: (news: ChatNews) => void,
): Promise<void> {
  if (frame.type === 'typing') return desk.visitorTypes(owner);
  if (frame.type !== 'say') return desk.visitorMarks(owner, frame.type, frame.id);
  try {
    await desk.visitorSays(owner, language, frame);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const retryAfter = (error.data as { retry_after?: number } | null)?.retry_after;
    tell({ type: 'refused', code: error.code, key: frame.key, ...(retryAfter !== undefined && { retryAfter }) });
  }
}
