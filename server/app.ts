import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { API_BASE } from '../shared/constants.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { DAY_MS } from './durations.ts';
import { mailPage } from './mail/mailPage.ts';
import { openOutbox } from './mail/openOutbox.ts';
import { deskRoutes } from './orders/deskRoutes.ts';
import { draining, type Draining } from './plugins/draining.ts';
import { housekeeping } from './plugins/housekeeping.ts';
import { jsonBody } from './plugins/jsonBody.ts';
import { loggerOptions } from './plugins/logger.ts';
import { readableUrl } from './plugins/readableUrl.ts';
import { safetyHeaders } from './plugins/safetyHeaders.ts';
import { GuestWords } from './data/contact/GuestWords.ts';
import { VisitLog } from './data/VisitLog.ts';
import { mediaRoutes } from './pictures/mediaRoutes.ts';
import { PictureStore } from './pictures/PictureStore.ts';
import { answerError } from './plugins/answer.ts';
import { Refusal } from './refusal.ts';
import { afterSaleRoutes } from './routes/aftersales.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { contactRoutes } from './routes/contact.ts';
import { contentRoutes } from './routes/content.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { deviceRoutes } from './routes/devices.ts';
import { favouriteRoutes, memberRoutes, recommendRoutes } from './routes/members.ts';
import { orderRoutes, paymentRoutes } from './routes/orders.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { messageRoutes } from './routes/messages.ts';
import { rewardRoutes } from './routes/rewards.ts';
import { sessionRoutes } from './routes/session.ts';
import { socialOperations } from './routes/social.ts';
import { phoneRoutes } from './routes/phone.ts';
import { systemRoutes } from './routes/system.ts';
import { trackingRoutes } from './routes/tracking.ts';
import { Api } from './serve.ts';
import type { Services } from './services.ts';
import { openProviders } from './social/openProviders.ts';
import { socialRoutes } from './social/socialRoutes.ts';
import { originOf, type Settings } from './settings.ts';
import { answerFailure } from './web/answerFailure.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Node's own measure, whatever it is started with. */
const HEAD_LIMIT_BYTES = 16 * 1024;

export interface App {
  app: FastifyInstance;
  /** The same operations without the network, for rendering pages. */
  api: Api;
  pictures: PictureStore;
  draining: Draining;
}

/** The reference API on its services, not listening yet. */
export async function buildApp(services: Services, settings: Settings, now: () => number = Date.now): Promise<App> {
  const app = await createServer(settings);
  const drain = draining(app, settings.drainMs);
  const { firstReplies, limits, sessions, devices, passwordCodes, flows, phones } = services;
  const { inquiries, till, afterSalePhotos, sessionCheck } = services;
  const kept = [firstReplies, limits, sessions, devices, passwordCodes, flows, phones];
  const visits = new VisitLog(services.database.db, settings.visitDays, now);
  const guestWords = new GuestWords(services.database.db, () => new Date(now() - settings.contactDays * DAY_MS));
  housekeeping(app, [...kept, inquiries, till, afterSalePhotos, visits, guestWords]);
  let stopChecking = (): Promise<void> => Promise.resolve();
  app.addHook('onReady', async () => void (stopChecking = await sessionCheck.start()));
  app.addHook('onClose', () => stopChecking());
  const api = new Api(app, {
    signSecret: settings.signSecret,
    firstReplies,
    readSession: (token, device, use) => sessionCheck.read(token, device, use),
    findDevice: (id) => devices.keyOf(id),
  });
  const outbox = openOutbox(settings.dataDir);
  const providers = openProviders(app, settings, now);
  systemRoutes(api, { ...services, visits });
  serveOperations(api, services, settings);
  passwordRoutes(api, { ...services, mailer: outbox, origin: originOf(settings), log: app.log });
  socialOperations(api, services, providers);
  socialRoutes(app, { ...services, providers, publicUrl: settings.publicUrl });
  chatRoutes(app, services, settings, now);
  const pictures = new PictureStore(settings.dataDir);
  mediaRoutes(app, services, pictures);
  if (!settings.production) mailPage(app, outbox);
  if (!settings.production) deskRoutes(app, services);

  app.get('/healthz', async (_request, reply) => {
    if (drain.isLeaving) return reply.code(503).send({ status: 'closing' });
    return (await services.database.isAlive())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'database is away' });
  });
  app.all(`${API_BASE}/*`, { errorHandler: answerError }, () => {
    throw Refusal.notFound();
  });
  return { app, api, pictures, draining: drain };
}

/** The bare server: how much it takes in, how long it waits, and what every answer says for safety. */
async function createServer(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(settings),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    // What still comes over an open connection is answered as well.
    return503OnClosing: false,
    // Fastify's own default waits forever for a body that never ends.
    requestTimeout: settings.requestTimeoutMs,
    http: {
      maxHeaderSize: HEAD_LIMIT_BYTES,
      headersTimeout: settings.requestTimeoutMs,
      connectionsCheckingInterval: settings.requestTimeoutMs / 4,
    },
  });
  // A page of another origin can send plain text without asking; JSON it cannot.
  app.removeContentTypeParser('text/plain');
  jsonBody(app);
  // Waited for: else it would come after the routes that are added next, and heed none of them.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  safetyHeaders(app, settings);
  app.setErrorHandler(answerFailure);
  return app;
}

/** The operations that need nothing but the services. */
function serveOperations(api: Api, services: Services, settings: Settings): void {
  contentRoutes(api, services, settings);
  trackingRoutes(api, services);
  catalogueRoutes(api, services);
  deviceRoutes(api, services);
  sessionRoutes(api, services);
  phoneRoutes(api, services);
  memberRoutes(api, services);
  favouriteRoutes(api, services);
  recommendRoutes(api, services);
  cartRoutes(api, services);
  inquiryRoutes(api, services);
  orderRoutes(api, services);
  paymentRoutes(api, services);
  rewardRoutes(api, services);
  messageRoutes(api, services);
  afterSaleRoutes(api, services);
  contactRoutes(api, services);
}
