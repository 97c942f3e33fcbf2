import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { StaffFrame, type StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { ChatRepository } from './ChatRepository.ts';
import type { ChatService } from './ChatService.ts';
import { ChatSocket } from './ChatSocket.ts';

/** The staff's socket of the live chat: all conversations at once. */
export function staffSocket(
  socket: WebSocket,
  service: ChatService,
  chats: ChatRepository,
  log: FastifyBaseLogger,
): void {
  const line: ChatSocket<StaffFrame> = new ChatSocket(socket, StaffFrame, log, {
    frame: (frame) => handle(service, frame, send),
    closed: () => leave(),
  });
  const send = (news: StaffNews): void => line.send(news);
  const list = (): void => {
    chats.list().then(
      (conversations) => send({ type: 'conversations', conversations }),
      (error: unknown) => log.error({ err: error }, 'listing chats failed'),
    );
  };
  const leave = service.enterAsStaff({
    send: (news) => {
      send(news);
      // The list shows the last message and the unread count, so both change it.
      if (news.type === 'message' || news.type === 'joined') list();
    },
    reread: list,
  });
  list();
}

async function handle(service: ChatService, frame: StaffFrame, send: (news: StaffNews) => void): Promise<void> {
  const { conversation } = frame;
  switch (frame.type) {
    case 'say':
      return service.sendAsStaff(conversation, frame);
    case 'typing':
      return service.staffTypes(conversation);
    case 'open': {
      const openedConversation = await service.opened(conversation);
      if (openedConversation) send({ type: 'opened', conversation, ...openedConversation });
      return;
    }
    default:
      return service.staffMarks(conversation, frame.type, frame.id);
  }
}
