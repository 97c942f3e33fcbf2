import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { StaffFrame, type StaffNews } from '../../../shared/contract/schemas/chat.ts';
import type { ChatRepository } from './ChatRepository.ts';
import type { ChatService } from './ChatService.ts';
import { ChatSocket } from './ChatSocket.ts';

/** Connects a staff page to the live chat: sends it all conversations, and does what its frames ask for. */
export function serveStaffSocket(
  socket: WebSocket,
  service: ChatService,
  chats: ChatRepository,
  log: FastifyBaseLogger,
): void {
  const chatSocket: ChatSocket<StaffFrame> = new ChatSocket(socket, StaffFrame, log, {
    frame: (frame) => handle(service, frame, send),
    closed: () => leave(),
  });
  const send = (news: StaffNews): void => chatSocket.send(news);
  const sendList = (): void => {
    chats.list().then(
      (conversations) => send({ type: 'conversations', conversations }),
      (error: unknown) => log.error({ err: error }, 'listing chats failed'),
    );
  };
  const leave = service.enterAsStaff({
    send: (news) => {
      send(news);
      // The list shows the last message and the unread count, so both change it.
      if (news.type === 'message' || news.type === 'joined') sendList();
    },
    reread: sendList,
  });
  sendList();
}

async function handle(service: ChatService, frame: StaffFrame, send: (news: StaffNews) => void): Promise<void> {
  const { conversation } = frame;
  switch (frame.type) {
    case 'say':
      return service.sendAsStaff(conversation, frame);
    case 'typing':
      return service.showStaffTyping(conversation);
    case 'open': {
      const found = await service.readForStaff(conversation);
      if (found) send({ type: 'opened', conversation, ...found });
      return;
    }
    default:
      return service.markAsStaff(conversation, frame.type, frame.id);
  }
}
