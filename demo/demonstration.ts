import type { Demonstration } from '../server/demonstration.ts';
import { DEMO_MEMBER } from '../server/modules/company/demoAccount.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { LocalIdentityServer } from './identity/LocalIdentityServer.ts';
import { LocalProvider } from './identity/LocalProvider.ts';
import { mailPage } from './mail/mailPage.ts';
import { drawPicture } from './pictures/drawPicture.ts';
import { staffDeskRoutes } from './staffDesk/staffDeskRoutes.ts';
import { TestPaymentProvider } from './TestPaymentProvider.ts';

/** The demonstration that `npm start` serves and tests use. */
export const demonstration: Demonstration = {
  drawPicture,
  createPaymentProvider: (db) => new TestPaymentProvider(db),
  createIdentityProvider(app, provider, now) {
    identityRoutes(app, new LocalIdentityServer(provider, now));
    return new LocalProvider(app, provider);
  },
  registerRoutes(app, services, outbox) {
    documentRoutes(app, services.catalogue);
    mailPage(app, outbox);
    staffDeskRoutes(app, services);
  },
  startLine: `Demo member: ${DEMO_MEMBER.email} / ${DEMO_MEMBER.password}`,
};
