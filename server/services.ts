import type { Language } from '../shared/text/languages.ts';
import { LiveSettings } from './modules/company/settings/LiveSettings.ts';
import { StoreSettingsRepository } from './modules/company/settings/StoreSettingsRepository.ts';
import { StaffReturns } from './modules/returns/StaffReturns.ts';
import { ReturnPhotos } from './modules/returns/ReturnPhotos.ts';
import { ReturnRepository } from './modules/returns/ReturnRepository.ts';
import type { Demonstration } from './demonstration.ts';
import { AddressRepository } from './modules/members/AddressRepository.ts';
import { AttemptLimits } from './platform/rateLimits/AttemptLimits.ts';
import { CartRepository } from './modules/cart/CartRepository.ts';
import { Recommender } from './modules/catalogue/Recommender.ts';
import { CatalogueRepository } from './modules/catalogue/CatalogueRepository.ts';
import { ContentRepository } from './modules/content/ContentRepository.ts';
import { PageRemover } from './modules/content/pages/removal/PageRemover.ts';
import { storedDocuments, storedPictures } from './modules/media/SourceFiles.ts';
import { PagePictures } from './modules/content/pictures/PagePictures.ts';
import { PageWriter } from './modules/content/pages/PageWriter.ts';
import { ChatReminders } from './modules/chat/ChatReminders.ts';
import { ChatRepository } from './modules/chat/ChatRepository.ts';
import { ContactRepository } from './modules/contact/ContactRepository.ts';
import type { OpenDatabase } from './platform/database/Database.ts';
import { QueryCache } from './platform/cache/QueryCache.ts';
import { DeviceRepository } from './modules/devices/DeviceRepository.ts';
import { FavouriteRepository } from './modules/members/FavouriteRepository.ts';
import { IdempotencyStore } from './platform/idempotency/IdempotencyStore.ts';
import { IdentityRepository } from './modules/socialSignIn/IdentityRepository.ts';
import { StaffQuotations } from './modules/quotations/StaffQuotations.ts';
import { ListPriceQuotes } from './modules/quotations/ListPriceQuotes.ts';
import { QuotationReminders } from './modules/quotations/QuotationReminders.ts';
import { QuotationRepository } from './modules/quotations/QuotationRepository.ts';
import { KnownDevices } from './modules/devices/KnownDevices.ts';
import { MemberRepository } from './modules/members/MemberRepository.ts';
import { orderServices } from './modules/orders/orderServices.ts';
import { PasswordCodes } from './modules/passwords/PasswordCodes.ts';
import { LetteredMessages } from './modules/letters/LetteredMessages.ts';
import { LetterQueue } from './modules/letters/LetterQueue.ts';
import { LetterWriter } from './modules/letters/LetterWriter.ts';
import { MessageRepository } from './modules/messages/MessageRepository.ts';
import { PhoneSignIns } from './modules/phoneSignIn/PhoneSignIns.ts';
import { EmailConfirmations, sendEmailConfirmation } from './modules/members/EmailConfirmations.ts';
import { RateLimits } from './platform/rateLimits/RateLimits.ts';
import { CheckInRepository } from './modules/rewards/CheckInRepository.ts';
import { CouponRepository } from './modules/rewards/CouponRepository.ts';
import { LedgerRepository } from './modules/rewards/LedgerRepository.ts';
import { welcomeMember } from './modules/rewards/welcomeMember.ts';
import type { PaymentProvider } from './modules/payments/PaymentProvider.ts';
import { StaffOverview } from './modules/staff/StaffOverview.ts';
import { SessionCheck } from './modules/sessions/SessionCheck.ts';
import { SessionRepository } from './modules/sessions/SessionRepository.ts';
import { ShipmentRepository } from './modules/shipments/ShipmentRepository.ts';
import { KioskReports } from './modules/kiosks/KioskReports.ts';
import { VitalsLog } from './modules/visits/VitalsLog.ts';
import { SocialFlows } from './modules/socialSignIn/SocialFlows.ts';

export type Services = ReturnType<typeof createServices>;

/** The merchant's parts of the store. */
export interface StoreSetup {
  /** Null for no card payments. */
  provider: PaymentProvider | null;
  /** Tells staff what they have to look at, in a line; by default on stderr. */
  warn?: (line: string) => void;
  letters: {
    /** Scheme and host of the store, for links; null for a store that writes no letters. */
    origin: string | null;
    /** The address of letters to staff; null if staff get none. */
    staff: { email: string; language: Language } | null;
  };
  /** Null for a real store. */
  demonstration: Demonstration | null;
}

const warnOnStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/** A store without card payments and letters. */
const SAMPLE_SETUP: StoreSetup = {
  provider: null,
  letters: { origin: null, staff: null },
  demonstration: null,
};

/** The services behind the routes: one repository per noun, all on one database. */
export function createServices(
  database: OpenDatabase,
  now: () => number = Date.now,
  { provider, letters: { origin, staff }, demonstration, warn = warnOnStderr }: StoreSetup = SAMPLE_SETUP,
) {
  const { db } = database;
  const storeSettings = new StoreSettingsRepository(db, now);
  const store = new LiveSettings(storeSettings, demonstration?.sampleSettings ?? null);
  const memory = new QueryCache();
  const catalogue = new CatalogueRepository(db, memory);
  const letterQueue = new LetterQueue(db, now);
  const letters = new LetterWriter({ queue: letterQueue, store, origin, staff });
  const inbox = new MessageRepository(db, now);
  const messages = new LetteredMessages(inbox, letters);
  const pagePictures = new PagePictures(db);
  const productPictures = storedPictures(db);
  const coupons = new CouponRepository(db, now);
  const addresses = new AddressRepository(db);
  const sessions = new SessionRepository(db);
  const ledger = new LedgerRepository(db, { coupons, messages, store, now });
  const welcome = welcomeMember(coupons, messages);
  const members = new MemberRepository(
    db,
    async (tx, id) => {
      await welcome(tx, id);
      await sendEmailConfirmation(tx, id, { letters, now });
    },
    { asksForConfirmation: letters.isOn },
  );
  const orders = orderServices(db, {
    products: catalogue,
    addresses,
    coupons,
    ledger,
    messages,
    letters,
    provider,
    store,
    warn,
    now,
  });
  return {
    database,
    store,
    storeSettings,
    demonstration,
    memory,
    catalogue,
    idempotency: new IdempotencyStore(db),
    limits: new RateLimits(db),
    attempts: new AttemptLimits(db),
    devices: new DeviceRepository(db),
    knownDevices: new KnownDevices(db),
    sessions,
    sessionCheck: new SessionCheck(sessions, database.notices),
    flows: new SocialFlows(db),
    phones: new PhoneSignIns(db, now),
    identities: new IdentityRepository(db),
    passwordCodes: new PasswordCodes(db),
    members,
    emailConfirmations: new EmailConfirmations(db, { letters, members, now }),
    addresses,
    favourites: new FavouriteRepository(db, catalogue),
    carts: new CartRepository(db, { products: catalogue, store }),
    inquiries: new QuotationRepository(db, { products: catalogue, messages, letters, store, now }),
    listPrices: new ListPriceQuotes({ products: catalogue, store, now }),
    quotationReminders: new QuotationReminders(db, letters, now),
    staffQuotations: new StaffQuotations(db, { messages, store, now }),
    ...orders,
    messages: inbox,
    letteredMessages: messages,
    letterQueue,
    letters,
    afterSales: new ReturnRepository(db, letters, now),
    afterSalePhotos: new ReturnPhotos(db, now),
    staffReturns: new StaffReturns(db, { messages, refunds: orders.staffRefunds, now }),
    staffOverview: new StaffOverview(db, { now, takesCards: provider !== null }),
    recommender: new Recommender(db, catalogue),
    coupons,
    ledger,
    checkIns: new CheckInRepository(db, { ledger, coupons, messages, now }),
    content: new ContentRepository(db, memory),
    pageWriter: new PageWriter(db, pagePictures, now),
    pagePictures,
    /** The content of a picture of the merchant's pages or products as WebP; null for an unknown key. */
    pictureContent: async (key: string) => (await pagePictures.contentOf(key)) ?? productPictures.contentOf(key),
    documents: storedDocuments(db),
    pageRemover: new PageRemover(db, pagePictures, now),
    shipments: new ShipmentRepository(db),
    contacts: new ContactRepository(db, letters),
    chats: new ChatRepository(db),
    chatReminders: new ChatReminders(db, letters, now),
    vitals: new VitalsLog(db, now),
    kiosks: new KioskReports(db, now),
  };
}
