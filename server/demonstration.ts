import type { LiveSettings } from './modules/company/settings/LiveSettings.ts';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '../shared/contract/schemas/signIn/socialProviders.ts';
import type { StoreSettings } from './modules/company/settings/StoreSettings.ts';
import type { CatalogueRepository } from './modules/catalogue/CatalogueRepository.ts';
import type { OrderFulfilment } from './modules/orders/OrderFulfilment.ts';
import type { PaymentProvider } from './modules/payments/PaymentProvider.ts';
import type { StaffQuotations } from './modules/quotations/StaffQuotations.ts';
import type { StaffReturns } from './modules/returns/StaffReturns.ts';
import type { SocialProvider } from './modules/socialSignIn/SocialProvider.ts';
import type { LetterQueue } from './modules/letters/LetterQueue.ts';
import type { Mailer } from './platform/mail/Mailer.ts';

/** The services behind the development pages. */
interface DemonstratedServices {
  catalogue: CatalogueRepository;
  orderFulfilment: OrderFulfilment;
  staffQuotations: StaffQuotations;
  staffReturns: StaffReturns;
  store: LiveSettings;
}

/**
 * Extensions of a demonstration: its drawings, and replacements for external services. `demo/` implements it. The
 * server never imports `demo/`, and refuses a demonstration in production (`start.ts`).
 */
export interface Demonstration {
  /** The store's settings until others are written. */
  sampleSettings: StoreSettings;
  /** SVG of a picture of the demonstration catalogue, `width` pixels wide; null for a key that it does not know. */
  drawPicture(key: string, width: number): string | null;
  /** Takes card payments on a hosted page of its own, without money. */
  createPaymentProvider(): PaymentProvider;
  /** Stands in for a sign-in provider without credentials, and registers its consent page. */
  createIdentityProvider(app: FastifyInstance, provider: Provider, now: () => number): SocialProvider;
  /** Keeps letters in the data folder instead of sending them, and registers the development page that lists them. */
  createMailer(app: FastifyInstance, queue: LetterQueue, dataDir: string): Mailer;
  /** Registers the staff desk and the documents of the demonstration catalogue. */
  registerRoutes(app: FastifyInstance, services: DemonstratedServices): void;
  /** Printed after the store's address at start. */
  startLine: string;
}
