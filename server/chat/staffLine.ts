import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { StaffFrame, type StaffNews } from '../../shared/contracts/chat.ts';
import type { ChatRepository } from '../data/contact/ChatRepository.ts';
import type { ChatDesk } from './ChatDesk.ts';
import { ChatLine } from './ChatLine.ts';

/** The house's end of the live chat: all conversations at once. */
export function staffLine(socket: WebSocket, desk: ChatDesk, chats: ChatRepository, log: FastifyBaseLogger): void {
  const line: ChatLine<StaffFrame> = new ChatLine(socket, StaffFrame, log, {
    frame: (frame) => handle(desk, frame, tell),
    closed: () => leave(),
  });
  const tell = (news: StaffNews): void => line.send(news);
  const list = (): void => {
    chats.list().then(
      (conversations) => tell({ type: 'conversations', conversations }),
      (error: unknown) => log.error({ err: error }, 'the list of chats failed'),
    );
  };
  const leave = desk.enterAsStaff({
    tell: (news) => {
      tell(news);
      // What the list says of a conversation changes with each message and with what was read.
      if (news.type === 'message' || news.type === 'joined') list();
    },
    reread: list,
  });
  list();
}

async function handle(desk: ChatDesk, frame: StaffFrame, tell: (news: StaffNews) => void): Promise<void> {
  const { conversation } = frame;
  switch (frame.type) {
    case 'say':
      return desk.staffSays(conversation, frame);
    case 'typing':
      return desk.staffTypes(conversation);
    case 'open': {
      const found = await desk.opened(conversation);
      if (found) tell({ type: 'opened', conversation, ...found });
      return;
    }
    default:
      return desk.staffMarks(conversation, frame.type, frame.id);
  }
}
