import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { API_BASE } from '../shared/contract/limits.ts';
import { chatRoutes } from './modules/chat/chatRoutes.ts';
import { DAY_MS } from './platform/clock/durations.ts';
import { SmtpMailer } from './platform/mail/SmtpMailer.ts';
import { LetterSender } from './modules/letters/LetterSender.ts';
import { startLetterSender } from './modules/letters/startLetterSender.ts';
import { setUpDraining, type Draining } from './platform/http/draining.ts';
import { startCleanupJob } from './platform/jobs/cleanupJob.ts';
import { jsonBody } from './platform/http/jsonBody.ts';
import { loggerOptions } from './platform/log/logger.ts';
import { normaliseUrl } from './platform/http/normaliseUrl.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { GuestDataRetention } from './modules/contact/GuestDataRetention.ts';
import { VisitLog } from './modules/visits/VisitLog.ts';
import { documentRoute } from './modules/media/documentRoute.ts';
import { mediaRoutes } from './modules/media/mediaRoutes.ts';
import { PictureStore } from './modules/media/PictureStore.ts';
import { answerError } from './platform/http/replies.ts';
import { DomainError } from './platform/DomainError.ts';
import { afterSaleRoutes } from './modules/returns/returnRoutes.ts';
import { cartRoutes } from './modules/cart/cartRoutes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogueRoutes.ts';
import { contactRoutes } from './modules/contact/contactRoutes.ts';
import { contentRoutes } from './modules/content/contentRoutes.ts';
import { inquiryRoutes } from './modules/quotations/quotationRoutes.ts';
import { deviceRoutes } from './modules/devices/deviceRoutes.ts';
import { kioskRoutes } from './modules/kiosks/kioskRoutes.ts';
import { favouriteRoutes, memberRoutes, recommendRoutes } from './modules/members/memberRoutes.ts';
import { orderRoutes } from './modules/orders/orderRoutes.ts';
import { payLinkRoutes } from './modules/payments/payLink/payLinkRoutes.ts';
import { paymentRoutes } from './modules/payments/paymentRoutes.ts';
import { webhookRoute } from './modules/payments/stripe/webhookRoute.ts';
import { passwordRoutes } from './modules/passwords/passwordRoutes.ts';
import { messageRoutes } from './modules/messages/messageRoutes.ts';
import { rewardRoutes } from './modules/rewards/rewardRoutes.ts';
import { sessionRoutes } from './modules/sessions/sessionRoutes.ts';
import { socialOperations } from './modules/socialSignIn/socialOperations.ts';
import { phoneRoutes } from './modules/phoneSignIn/phoneRoutes.ts';
import { searchRenewal } from './modules/search/renewSearchVectors.ts';
import { systemRoutes } from './modules/visits/systemRoutes.ts';
import { trackingRoutes } from './modules/shipments/trackingRoutes.ts';
import { Api } from './platform/http/Api.ts';
import type { Services } from './services.ts';
import { openProviders } from './modules/socialSignIn/openProviders.ts';
import { socialRoutes } from './modules/socialSignIn/socialRoutes.ts';
import type { Settings } from './settings.ts';
import { answerFailure } from './web/http/handleError.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Node's default, set explicitly so that command line options do not change it. */
const HEAD_LIMIT_BYTES = 16 * 1024;

export interface App {
  app: FastifyInstance;
  /** The same operations without the network, for server-side rendering. */
  api: Api;
  pictures: PictureStore;
  draining: Draining;
}

/** Builds the API on its services, without listening. */
export async function buildApp(services: Services, settings: Settings, now: () => number = Date.now): Promise<App> {
  const app = await createServer(settings);
  const drain = setUpDraining(app, settings.drainMs);
  const { idempotency, limits, sessions, devices, passwordCodes, flows, phones, emailConfirmations } = services;
  const { letterQueue, chatReminders, quotationReminders, inquiries, afterSalePhotos, sessionCheck } = services;
  const { paymentService, paymentPages, refunds, paymentReminders, vitals } = services;
  const expiring = [idempotency, limits, sessions, devices, passwordCodes, flows, phones, emailConfirmations];
  const visits = new VisitLog(services.database.db, settings.visitDays, now);
  const guestWords = new GuestDataRetention(
    services.database.db,
    () => new Date(now() - settings.contactDays * DAY_MS),
  );
  const reminders = [chatReminders, quotationReminders, paymentReminders];
  const paying = [paymentPages, refunds, paymentService];
  startCleanupJob(app, [
    ...expiring,
    letterQueue,
    inquiries,
    ...paying,
    ...reminders,
    afterSalePhotos,
    visits,
    vitals,
    guestWords,
    searchRenewal(services.database.db),
  ]);
  const logUnread = (error: unknown): void => app.log.error({ err: error }, 'reading the store settings failed');
  let stopChecking = (): Promise<void> => Promise.resolve();
  let stopFollowing = (): Promise<void> => Promise.resolve();
  app.addHook('onReady', async () => {
    stopChecking = await sessionCheck.start();
    stopFollowing = await services.store.follow(services.database.notices, logUnread);
  });
  app.addHook('onClose', () => Promise.all([stopChecking(), stopFollowing()]).then(() => undefined));
  const api = new Api(app, {
    signSecret: settings.signSecret,
    idempotency,
    limits,
    readSession: async (token, device, use) => {
      const session = await sessionCheck.read(token, device, use);
      const isProvisional = session.wasProvisional && (await services.members.isProvisional(session.memberId));
      return { ...session, isProvisional };
    },
    findDevice: (id) => devices.keyOf(id),
  });
  const demonstration = settings.production ? null : services.demonstration;
  const mailer = demonstration?.createMailer(app, letterQueue, settings.dataDir) ?? smtpMailer(settings);
  if (mailer) {
    const sender = new LetterSender(services.database.db, { mailer, log: app.log, now });
    startLetterSender(app, sender, services.database.notices);
  }
  const providers = openProviders(app, settings, demonstration, now);
  systemRoutes(api, { visits, vitals });
  serveOperations(api, services, settings);
  passwordRoutes(api, services);
  socialOperations(api, services, providers);
  socialRoutes(app, { ...services, providers, publicUrl: settings.publicUrl });
  webhookRoute(app, services);
  payLinkRoutes(app, services);
  chatRoutes(app, services, settings, now);
  const pictures = new PictureStore(settings.dataDir, demonstration?.drawPicture, services.pictureContent);
  mediaRoutes(app, services, pictures);
  documentRoute(app, services.documents);
  demonstration?.registerRoutes(app, services);

  app.get('/healthz', async (_request, reply) => {
    if (drain.isDraining) return reply.code(503).send({ status: 'closing' });
    return (await services.database.isAlive())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'database is away' });
  });
  app.all(`${API_BASE}/*`, { errorHandler: answerError }, () => {
    throw DomainError.notFound();
  });
  return { app, api, pictures, draining: drain };
}

/** Returns the transport of a real store; null for one that writes no letters. */
const smtpMailer = ({ mail: { isOn, smtpUrl: url, from } }: Settings): SmtpMailer | null =>
  isOn && url !== null && from !== null ? new SmtpMailer({ url, from }) : null;

/** Creates the bare server: size limits, time-outs and security headers. */
async function createServer(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(settings),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => normaliseUrl(url ?? '/'),
    // Serve requests that still arrive over open connections during the shutdown.
    return503OnClosing: false,
    // Fastify's default waits forever for a body that never ends.
    requestTimeout: settings.requestTimeoutMs,
    http: {
      maxHeaderSize: HEAD_LIMIT_BYTES,
      headersTimeout: settings.requestTimeoutMs,
      connectionsCheckingInterval: settings.requestTimeoutMs / 4,
    },
  });
  // Accept JSON only: pages of other origins can send plain text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  jsonBody(app);
  // Await the plugin, or it would not apply to the routes that are added next.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  securityHeaders(app, settings);
  app.setErrorHandler(answerFailure);
  return app;
}

/** Registers the operations that need only the services. */
function serveOperations(api: Api, services: Services, settings: Settings): void {
  contentRoutes(api, services, settings);
  trackingRoutes(api, services);
  catalogueRoutes(api, services);
  deviceRoutes(api, services);
  kioskRoutes(api, services);
  sessionRoutes(api, services);
  phoneRoutes(api, services);
  memberRoutes(api, services);
  favouriteRoutes(api, services);
  recommendRoutes(api, services);
  cartRoutes(api, services);
  inquiryRoutes(api, services);
  orderRoutes(api, services);
  paymentRoutes(api, services, settings.publicUrl);
  rewardRoutes(api, services);
  messageRoutes(api, services);
  afterSaleRoutes(api, services);
  contactRoutes(api, services);
}
