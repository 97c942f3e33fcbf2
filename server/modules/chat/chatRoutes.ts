import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import { join } from 'node:path';
import { API_BASE, CHAT_ADDRESS } from '../../../shared/contract/limits.ts';
import { countedAddress, type RateLimits } from '../../platform/rateLimits/RateLimits.ts';
import { CHATS_PER_ADDRESS } from '../../platform/rateLimits/rules.ts';
import { isLocalRequest, localPage } from '../../platform/http/localRequests.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { ChatService } from './ChatService.ts';
import { serveStaffSocket } from './serveStaffSocket.ts';
import { serveVisitorSocket } from './serveVisitorSocket.ts';

const STAFF_PATH = '/dev/chat';
/** Maximum frame size: a message of maximum length in any script, plus its envelope. */
const FRAME_MAX_BYTES = 16 * 1024;

type Parts = Pick<Services, 'chats' | 'database' | 'limits' | 'sessionCheck'>;
/** A check before the WebSocket upgrade; answering with a status rejects the connection. */
type UpgradeCheck = (request: FastifyRequest) => boolean | Promise<boolean>;

/** The WebSocket of the live chat (S2.8) and, outside production, the staff page. */
export function chatRoutes(app: FastifyInstance, services: Parts, settings: Settings, now: () => number): void {
  const { chats, limits, sessionCheck: sessions } = services;
  const service = new ChatService({ chats, limits, notices: services.database.notices, log: app.log }, now);
  let stop = (): Promise<void> => Promise.resolve();
  app.addHook('onReady', async () => void (stop = await service.start()));
  app.addHook('onClose', () => stop());
  void app.register(websocket, { options: { maxPayload: FRAME_MAX_BYTES, perMessageDeflate: false } });
  // Register in a nested scope, as the plugin only sees routes that are added after it is loaded.
  void app.register(async (scope) => {
    const ours = only(403, isFromOurPages(settings));
    scope.get(
      `${API_BASE}/${CHAT_ADDRESS}`,
      { websocket: true, preValidation: [ours, only(429, isNotTooOften(limits))] },
      (socket, { log }) => serveVisitorSocket(socket, { service, sessions, log }),
    );
    if (settings.production) return;
    localPage(scope, STAFF_PATH, join(import.meta.dirname, 'staff'));
    scope.get(
      `${STAFF_PATH}/line`,
      { websocket: true, preValidation: [only(404, isLocalRequest), ours] },
      (socket, { log }) => serveStaffSocket(socket, service, chats, log),
    );
  });
}

const only =
  (status: number, isWelcome: UpgradeCheck): preValidationHookHandler =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isWelcome(request))) await reply.code(status).send();
  };

// Cross-site WebSocket protection: browsers send cookies from any site, so the Origin header must be ours.
const isFromOurPages =
  ({ publicUrl }: Settings): UpgradeCheck =>
  ({ headers, host }) => {
    const origin = URL.parse(headers.origin ?? '');
    return origin !== null && (origin.host === host || origin.origin === URL.parse(publicUrl ?? '')?.origin);
  };

const isNotTooOften =
  (limits: RateLimits): UpgradeCheck =>
  async ({ ip }) => {
    try {
      await limits.take(CHATS_PER_ADDRESS, countedAddress(ip));
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };
