import type { Call } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { OutboxOperation } from '../../../shared/outbox/operations.ts';
import type { OutboxItem } from '../../../shared/outbox/view.ts';
import type { StatePersistence } from '../persistence/storage/StatePersistence.ts';
import type { DeviceClass } from '../../../shared/web/deviceClass.ts';
import type { Platform } from '../platform/Platform.ts';
import { AccessLog } from './visits/AccessLog.ts';
import { ALL_COUNTRIES } from './contact/allCountries.ts';
import { ExternalSignInStore } from './session/ExternalSignInStore.ts';
import { CartStore } from './cart/CartStore.ts';
import type { ReadShownBefore } from './cart/MemberCart.ts';
import { LazyChat } from './contact/LazyChat.ts';
import { CompareStore } from './products/CompareStore.ts';
import { ConsentStore } from './visits/ConsentStore.ts';
import { ContactStore } from './contact/ContactStore.ts';
import { CustomerStore } from './customers/CustomerStore.ts';
import { FavouriteStore } from './products/FavouriteStore.ts';
import { KioskStore } from './kiosk/KioskStore.ts';
import { MessageStore } from './contact/MessageStore.ts';
import { NoticeStore } from './notices/NoticeStore.ts';
import { OfflineStore } from './offline/OfflineStore.ts';
import { OutboxStore } from './offline/OutboxStore.ts';
import { type PageStore, PageStores, type StoreClass } from './PageStores.ts';
import { QueryStore } from './queries/QueryStore.ts';
import { RecentStore } from './products/RecentStore.ts';
import { SessionStore } from './session/SessionStore.ts';
import { UiStore } from './UiStore.ts';
import { FormDraftStore } from './session/FormDraftStore.ts';
import { watchFaults } from './notices/watchFaults.ts';

/** Operations that change the cart at the server; a quotation request may take its lines out of there. */
const CART_CHANGES: readonly OutboxOperation[] = [
  'addCartLine',
  'addCartLines',
  'updateCartLine',
  'removeCartLine',
  'createInquiry',
];

export interface StoreServices {
  platform: Platform;
  persistence: StatePersistence;
  /** State that is lost with the tab; `persistence` where there are no tabs. */
  tabPersistence?: StatePersistence;
  device: DeviceClass;
  /** Milliseconds since 1970; on the server, and until hydration is over, the time of the request. */
  now: () => number;
}

/** All stores, created once in this order: a store may use only those above it. */
export class Stores {
  readonly notices = new NoticeStore();
  readonly ui: UiStore;
  readonly session: SessionStore;
  readonly signIn: ExternalSignInStore;
  readonly queries: QueryStore;
  readonly customers: CustomerStore;
  readonly cart: CartStore;
  readonly favourites: FavouriteStore;
  readonly recent: RecentStore;
  readonly compare = new CompareStore();
  readonly formDrafts: FormDraftStore;
  readonly consent = new ConsentStore();
  readonly visits: AccessLog;
  readonly contact: ContactStore;
  readonly chat: LazyChat;
  readonly messages: MessageStore;
  /** Prints the page; null where that is impossible. */
  readonly paper: Platform['paper'];
  readonly paymentPage: Platform['paymentPage'];
  readonly catalogue: Platform['catalogue'];
  readonly kiosk: KioskStore;
  readonly outbox: OutboxStore;
  readonly offline: OfflineStore;
  /** Calls the API, and turns failures that no screen shows into notices. */
  readonly call: Call;
  readonly #pageStores: PageStores;
  readonly #services: StoreServices;
  #dispose: (() => void) | null = null;

  constructor(services: StoreServices) {
    this.#services = services;
    this.paper = services.platform.paper;
    this.paymentPage = services.platform.paymentPage;
    this.catalogue = services.platform.catalogue;
    this.call = this.#withTips(services.platform.call);
    this.#pageStores = new PageStores(this.call, { platform: services.platform, notices: this.notices });
    this.ui = new UiStore(services.device);
    this.session = new SessionStore(this.call, services.platform);
    this.signIn = new ExternalSignInStore(services.platform.signIn);
    this.queries = new QueryStore(this.call, services.now);
    this.customers = new CustomerStore(services.platform.customers);
    this.cart = new CartStore(this.call, this.session, this.customers);
    this.favourites = new FavouriteStore(this.call, this.session, this.notices.actionFailed);
    this.recent = new RecentStore();
    this.formDrafts = new FormDraftStore(this.session);
    const { platform, device, now } = services;
    const { call, session, ui, consent } = this;
    this.visits = new AccessLog({ call, platform, consent, ui, isIdNeeded: () => this.chat.hasChatted });
    const readCountries = () => this.queries.load('selectCountry', ALL_COUNTRIES);
    this.contact = new ContactStore({ call, readCountries, platform, session, device });
    this.messages = new MessageStore({ call, session, ui });
    this.kiosk = new KioskStore(platform.kiosk);
    this.outbox = new OutboxStore({ port: platform.outbox, ui, settled: (items) => this.#settled(items) });
    this.offline = new OfflineStore({ platform, session, ui, now, queries: this.queries, notices: this.notices });
    this.chat = new LazyChat({ openChat: platform.openChat ?? null, session, ui, now });
  }

  /** Asks the visitor to reload a page whose code is incomplete. */
  readonly offerReload = (): void => {
    const { offline } = this.#services.platform;
    if (!offline) return;
    this.notices.show({
      intent: 'warning',
      text: { key: 'chrome:lostPart' },
      action: { key: 'chrome:newVersion.anyway', run: offline.renew },
      isLasting: true,
    });
  };

  /** Preloads what the first API call needs. */
  readonly prepareCalls = async (): Promise<void> => this.#services.platform.prepare?.();

  /** The one store of this class; the first page that asks creates it. Classes of single pages load with those pages. */
  pageStore<S extends PageStore>(Store: StoreClass<S>): S {
    return this.#pageStores.get(Store);
  }

  /** Starts the parts that need a visitor: storage, session, cart. Later calls return the same disposer. */
  start(): () => void {
    return (this.#dispose ??= this.#startParts());
  }

  readonly #readShownBefore: ReadShownBefore = async (merged) => {
    const { SeenGoodsStore } = await import('./products/SeenGoodsStore.ts');
    return this.pageStore(SeenGoodsStore).shownBefore(merged);
  };

  #startParts(): () => void {
    const { persistence, tabPersistence = persistence } = this.#services;
    const disposers = [
      watchFaults(this.notices),
      this.signIn.start(),
      this.ui.persistIn(persistence),
      this.recent.persistIn(persistence),
      this.compare.persistIn(persistence),
      this.#pageStores.start(persistence, tabPersistence),
      this.formDrafts.start(tabPersistence, persistence),
      this.consent.persistIn(persistence),
      this.visits.start(persistence),
      this.contact.start(persistence),
      this.chat.start(persistence),
      this.messages.start(),
      this.favourites.start(persistence),
      this.customers.start(),
      this.cart.start(persistence, this.notices.merged, this.notices.failed, this.#readShownBefore),
      this.session.start(),
      this.kiosk.start(),
      this.outbox.start(),
      this.offline.start(persistence),
    ];
    return () => {
      disposers.forEach((dispose) => dispose());
      this.#dispose = null;
    };
  }

  /** After a queued request was taken or refused, reads what it changes again. */
  #settled(items: readonly OutboxItem[]): void {
    const names = items.map(({ name }) => name);
    const { waiting } = this.outbox;
    this.cart.forgetKept((of) =>
      waiting.some(({ name, customer }) => CART_CHANGES.includes(name) && (customer ?? '') === of),
    );
    if (this.session.isMember && names.some((name) => CART_CHANGES.includes(name))) void this.cart.load();
    if (this.session.isMember && names.includes('setCollected')) void this.favourites.load();
    const sent = items.find(({ name, state }) => name === 'createInquiry' && state === 'accepted');
    if (sent?.result)
      this.notices.show({ intent: 'success', text: { key: 'chrome:outbox.sent', values: { code: sent.result.code } } });
    if (items.some(({ state }) => state === 'review'))
      this.notices.show({
        intent: 'warning',
        text: { key: 'chrome:outbox.refused' },
        action: { key: 'chrome:outbox.look', run: this.outbox.open },
      });
  }

  #withTips(call: Call): Call {
    return async (name, payload, options) => {
      try {
        return await call(name, payload, options);
      } catch (error) {
        if (error instanceof ApiError && !options?.banTips) this.notices.failed(error);
        throw error;
      }
    };
  }
}
