import { AddressRepository } from './data/AddressRepository.ts';
import { CartRepository } from './data/CartRepository.ts';
import { CatalogueRepository } from './data/catalogue/CatalogueRepository.ts';
import { ContentRepository } from './data/ContentRepository.ts';
import { ChatRepository } from './data/contact/ChatRepository.ts';
import { ContactRepository } from './data/contact/ContactRepository.ts';
import type { OpenDatabase } from './data/Database.ts';
import { FavouriteRepository } from './data/FavouriteRepository.ts';
import { FirstReplies } from './data/FirstReplies.ts';
import { InquiryRepository } from './data/InquiryRepository.ts';
import { MemberRepository } from './data/MemberRepository.ts';
import { PasswordCodes } from './data/PasswordCodes.ts';
import { RateLimits } from './data/RateLimits.ts';
import { SessionRepository } from './data/SessionRepository.ts';
import { ShipmentRepository } from './data/ShipmentRepository.ts';
import { VisitRepository } from './data/VisitRepository.ts';

export type Services = ReturnType<typeof createServices>;

/** What the routes work with: one repository a noun, all on one database. */
export function createServices(database: OpenDatabase) {
  const { db } = database;
  const catalogue = new CatalogueRepository(db);
  return {
    database,
    catalogue,
    firstReplies: new FirstReplies(db),
    limits: new RateLimits(db),
    sessions: new SessionRepository(db),
    passwordCodes: new PasswordCodes(db),
    members: new MemberRepository(db),
    addresses: new AddressRepository(db),
    favourites: new FavouriteRepository(db, catalogue),
    carts: new CartRepository(db, catalogue),
    inquiries: new InquiryRepository(db, catalogue),
    content: new ContentRepository(db),
    shipments: new ShipmentRepository(db),
    visits: new VisitRepository(db),
    contacts: new ContactRepository(db),
    chats: new ChatRepository(db),
  };
}
