import { type Company, sellerOf } from './company/Company.ts';
import { SAMPLE_COMPANY } from './company/sampleCompany.ts';
import { AfterSaleDesk } from './data/aftersales/AfterSaleDesk.ts';
import { AfterSalePhotos } from './data/aftersales/AfterSalePhotos.ts';
import { AfterSaleRepository } from './data/aftersales/AfterSaleRepository.ts';
import { AddressRepository } from './data/AddressRepository.ts';
import { AttemptLimits } from './data/AttemptLimits.ts';
import { CartRepository } from './data/CartRepository.ts';
import { Recommender } from './data/catalogue/Recommender.ts';
import { CatalogueRepository } from './data/catalogue/CatalogueRepository.ts';
import { ContentRepository } from './data/ContentRepository.ts';
import { ChatRepository } from './data/contact/ChatRepository.ts';
import { ContactRepository } from './data/contact/ContactRepository.ts';
import type { OpenDatabase } from './data/Database.ts';
import { DataMemory } from './data/DataMemory.ts';
import { DeviceRepository } from './data/DeviceRepository.ts';
import { FavouriteRepository } from './data/FavouriteRepository.ts';
import { FirstReplies } from './data/FirstReplies.ts';
import { IdentityRepository } from './data/IdentityRepository.ts';
import { InquiryDesk } from './data/inquiries/InquiryDesk.ts';
import { InquiryRepository } from './data/inquiries/InquiryRepository.ts';
import { KnownDevices } from './data/KnownDevices.ts';
import { MemberRepository } from './data/MemberRepository.ts';
import { orderServices } from './data/orders/orderServices.ts';
import { PasswordCodes } from './data/PasswordCodes.ts';
import { MessageRepository } from './data/MessageRepository.ts';
import { PhoneSignIns } from './data/PhoneSignIns.ts';
import { RateLimits } from './data/RateLimits.ts';
import { CheckInRepository } from './data/rewards/CheckInRepository.ts';
import { CouponRepository } from './data/rewards/CouponRepository.ts';
import { LedgerRepository } from './data/rewards/LedgerRepository.ts';
import { welcoming } from './data/rewards/welcoming.ts';
import type { PaymentProvider } from './orders/PaymentProvider.ts';
import { SessionCheck } from './data/SessionCheck.ts';
import { SessionRepository } from './data/SessionRepository.ts';
import { ShipmentRepository } from './data/ShipmentRepository.ts';
import { SocialFlows } from './data/SocialFlows.ts';

export type Services = ReturnType<typeof createServices>;

/** What a merchant brings to the store. */
export interface StoreSetup {
  /** Null: no card payments. */
  provider: PaymentProvider | null;
  company: Company;
}

/** Takes no cards. */
const SAMPLE_SETUP: StoreSetup = { provider: null, company: SAMPLE_COMPANY };

/** What the routes work with: one repository a noun, all on one database. */
export function createServices(
  database: OpenDatabase,
  now: () => number = Date.now,
  { provider, company }: StoreSetup = SAMPLE_SETUP,
) {
  const { db } = database;
  const seller = sellerOf(company);
  const memory = new DataMemory();
  const catalogue = new CatalogueRepository(db, memory);
  const messages = new MessageRepository(db, now);
  const coupons = new CouponRepository(db, now);
  const addresses = new AddressRepository(db);
  const sessions = new SessionRepository(db);
  const ledger = new LedgerRepository(db, { coupons, messages, now });
  return {
    database,
    company,
    memory,
    catalogue,
    firstReplies: new FirstReplies(db),
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
    members: new MemberRepository(db, welcoming(coupons, messages)),
    addresses,
    favourites: new FavouriteRepository(db, catalogue),
    carts: new CartRepository(db, catalogue),
    inquiries: new InquiryRepository(db, { products: catalogue, messages, seller, now }),
    inquiryDesk: new InquiryDesk(db, { messages, contact: company.quotation_contact, now }),
    ...orderServices(db, { products: catalogue, addresses, coupons, ledger, messages, provider, seller, now }),
    messages,
    afterSales: new AfterSaleRepository(db, now),
    afterSalePhotos: new AfterSalePhotos(db, now),
    afterSaleDesk: new AfterSaleDesk(db, messages),
    recommender: new Recommender(db, catalogue),
    coupons,
    ledger,
    checkIns: new CheckInRepository(db, { ledger, coupons, messages, now }),
    content: new ContentRepository(db),
    shipments: new ShipmentRepository(db),
    contacts: new ContactRepository(db),
    chats: new ChatRepository(db),
  };
}
