import type { Demonstration } from '../server/demonstration.ts';
import { DEMO_MEMBER } from '../server/modules/company/demoAccount.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { LocalIdentityServer } from './identity/LocalIdentityServer.ts';
import { LocalProvider } from './identity/LocalProvider.ts';
import { mailPage } from './mail/mailPage.ts';
import { openOutbox } from './mail/openMailOutbox.ts';
import { demoPaymentProvider, demoPaymentRoutes } from './payments/demoPayments.ts';
import { drawPicture } from './pictures/drawPicture.ts';
import { SAMPLE_SETTINGS } from './sampleSettings.ts';
import { staffDeskRoutes } from './staffDesk/staffDeskRoutes.ts';

/** The demonstration that `npm start` serves and tests use. */
export const demonstration: Demonstration = {
  sampleSettings: SAMPLE_SETTINGS,
  drawPicture,
  createPaymentProvider: demoPaymentProvider,
  createIdentityProvider(app, provider, now) {
    identityRoutes(app, new LocalIdentityServer(provider, now));
    return new LocalProvider(app, provider);
  },
  createMailer(app, queue, dataDir) {
    const outbox = openOutbox(dataDir);
    mailPage(app, outbox, queue);
    return outbox;
  },
  registerRoutes(app, services) {
    documentRoutes(app, services.catalogue);
    staffDeskRoutes(app, services);
    demoPaymentRoutes(app);
  },
  startLine: `Demo member: ${DEMO_MEMBER.email} / ${DEMO_MEMBER.password}`,
};
