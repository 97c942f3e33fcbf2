import type account from './en/account.json';
import type aftersale from './en/aftersale.json';
import type app from './en/app.json';
import type article from './en/article.json';
import type cart from './en/cart.json';
import type catalogue from './en/catalogue.json';
import type chrome from './en/chrome.json';
import type compare from './en/compare.json';
import type contact from './en/contact.json';
import type customers from './en/customers.json';
import type home from './en/home.json';
import type inbox from './en/inbox.json';
import type kiosk from './en/kiosk.json';
import type member from './en/member.json';
import type offlineCatalogue from './en/offlineCatalogue.json';
import type order from './en/order.json';
import type orderPad from './en/orderPad.json';
import type outbox from './en/outbox.json';
import type product from './en/product.json';
import type publish from './en/publish.json';
import type quotation from './en/quotation.json';
import type rewards from './en/rewards.json';
import type search from './en/search.json';
import type staff from './en/staff.json';
import type suggestions from './en/suggestions.json';
import type tracking from './en/tracking.json';
import type update from './en/update.json';
import type failures from '../../../shared/failures/en.json';
import type messages from '../../../shared/messages/en.json';
import type units from '../../../shared/units/en.json';

/** The English texts by namespace, which say what keys there are. */
interface Texts {
  account: typeof account;
  aftersale: typeof aftersale;
  app: typeof app;
  article: typeof article;
  cart: typeof cart;
  catalogue: typeof catalogue;
  chrome: typeof chrome;
  compare: typeof compare;
  contact: typeof contact;
  customers: typeof customers;
  home: typeof home;
  inbox: typeof inbox;
  kiosk: typeof kiosk;
  member: typeof member;
  offlineCatalogue: typeof offlineCatalogue;
  order: typeof order;
  orderPad: typeof orderPad;
  outbox: typeof outbox;
  product: typeof product;
  publish: typeof publish;
  quotation: typeof quotation;
  rewards: typeof rewards;
  search: typeof search;
  staff: typeof staff;
  suggestions: typeof suggestions;
  tracking: typeof tracking;
  update: typeof update;
  failures: typeof failures;
  messages: typeof messages;
  units: typeof units;
}

export type Namespace = keyof Texts;

/** i18next's suffixes for plurals and exact numbers. */
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;
type Leaves<Part> = {
  [Key in keyof Part & string]: Part[Key] extends object ? `${Key}.${Leaves<Part[Key]>}` : WithoutPlural<Key>;
}[keyof Part & string];
type Keys = { [Name in Namespace]: Leaves<Texts[Name]> };

/** The keys of a namespace. */
export type KeyOf<Name extends Namespace> = Keys[Name];
/** A key of any namespace, with its prefix. */
export type PrefixedKey = { [Name in Namespace]: `${Name}:${Keys[Name]}` }[Namespace];
/** A key that `t` takes: of its own namespace, or with a prefix. */
export type TextKey<Name extends Namespace> = KeyOf<Name> | PrefixedKey | ForeignKey;

declare const foreign: unique symbol;
export type ForeignKey = string & { readonly [foreign]: true };

/** Marks a key that is put together from what the code does not know, such as a code of the server: it may be missing. */
export const foreignKey = (key: string): ForeignKey => key as ForeignKey;
