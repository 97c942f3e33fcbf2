import type { Call } from '../../../shared/client/ports.ts';
import type { Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import type { OpenChat } from '../../../shared/client/chatPorts.ts';
import type { ReplyCache } from '../persistence/cache/replyCache.ts';
import type { CustomerAct, CustomersView } from '../../../shared/ipc/customers.ts';
import type { CatalogueBridge, KioskBridge, SignInBridge } from '../../../shared/ipc/bridge.ts';
import type { KioskView } from '../../../shared/ipc/kiosk.ts';
import type { OutboxPort } from '../../../shared/outbox/view.ts';
import type { Language } from '../../../shared/text/languages.ts';

export interface PlatformUser {
  user_id: string;
  nick_name: string;
  email: string;
}

/** Starts a sign-in at a provider, with the visitor's PKCE challenge, state and language. */
export type LeaveFor = (provider: Provider, asking: { challenge: string; state: string; language: Language }) => void;

/** The kiosk that the store runs in. */
export interface KioskPort extends Omit<KioskBridge, 'read'> {
  /** The state when the page was opened. */
  readonly atFirst: KioskView;
  /** Reports an address that a kiosk does not open, for the visitor to take along. Returns a disposer. */
  onLink(listener: (url: string) => void): () => void;
}

/** The customers that a rep keeps on their laptop. */
export interface CustomersPort {
  /** The state when the page was opened. */
  readonly atFirst: CustomersView;
  /** Resolves to whether it is saved on the disk. */
  act(owner: string, act: CustomerAct): Promise<boolean>;
  present(on: boolean): void;
  /** Masks the amounts in a text while a rep shows the screen to a customer who is to see no prices. */
  maskAmounts(text: string, currency?: string): string;
  /** Called before the camera is requested, and when it is no longer needed. */
  allowCamera(on: boolean): Promise<void>;
  /** Resolves to whether the file was written; the client itself reports failures. */
  exportCsv(owner: string, ids: string[]): Promise<boolean>;
  /** Returns a disposer. */
  onChanged(listener: (view: CustomersView) => void): () => void;
}

/** The operating system's keychain, which may have to ask its user for a password. */
export interface KeychainPort {
  /** True while the keychain has not answered, so that it is unknown whether a member is signed in. */
  readonly isAsking: boolean;
  /** Reports that it has answered or failed. Returns a disposer. */
  onAnswered(listener: () => void): () => void;
}

/** How the client supports a sign-in outside the page. */
export type SignInPort = Omit<SignInBridge, 'begin'>;

/** The service worker and its stored pages. */
export interface OfflinePort {
  /** The service worker has controlled this page from its beginning. */
  readonly isActive: boolean;
  /** Installs the service worker when the page is idle; resolves to false where that is impossible. */
  begin(): Promise<boolean>;
  /** Resolves in idle time after the visitor has first pointed at, touched or typed in the page. */
  firstInteraction(): Promise<void>;
  replies(): Promise<ReplyCache>;
  /** Reports that a newer version than this page's is deployed. Returns a disposer. */
  onNewVersion(listener: () => void): () => void;
  /** The visitor has typed something on this page that a reload may lose. */
  hasUnsavedInput(): boolean;
  /** Reloads the page in the newest version. */
  renew(): void;
}

/** The page's port to the outbox. */
export interface PageOutbox extends OutboxPort {
  /** Loads its code before it is needed, where that has to be fetched. */
  preload?(): Promise<void>;
}

/** How the host opens a payment page of the provider, by its path at the store's server. */
interface PaymentPagePort {
  /** In another browser, where nobody may be signed in: it then returns to a page of its own. */
  readonly isElsewhere: boolean;
  /** Null where the visitor takes it along on their phone. */
  readonly open: ((path: string) => void) | null;
}

/** The port to the host of the storefront: a browser, the desktop client, or the server that renders it. */
export interface Platform {
  readonly kind: 'server' | 'web' | 'rep' | 'kiosk';
  /** Calls the API; it adds tokens, time stamps and signatures itself. */
  readonly call: Call;
  /** Loads what the first call needs before there is one; absent where nothing has to be loaded. */
  prepare?(): Promise<void>;
  /** False if a sign-in ends when the client is closed or the page reloaded; the login page says so. */
  readonly canKeepSession: boolean;
  /** The keychain with the session; null on platforms that read the session at once. */
  readonly keychain: KeychainPort | null;
  readUser(): Promise<PlatformUser | null>;
  /**
   * Reports each change of member, here or in another tab; `message` says why the session was ended. Returns a
   * disposer.
   */
  onUser(listener: (user: PlatformUser | null, message?: string) => void): () => void;
  rememberLanguage(language: Language): void;
  /** Opens an address outside the store. */
  openLink(url: string): void;
  readonly paymentPage: PaymentPagePort;
  /** Prints the page, or saves it as PDF; null where neither is possible. */
  readonly paper: { kind: 'print' | 'pdf'; take(): void } | null;
  /** Opens a connection to the live chat; null where there is none, and the store shows other contacts. */
  readonly openChat: OpenChat | null;
  /**
   * Leaves for a sign-in provider, which returns to the welcome page; null where sign-in by a provider is impossible.
   */
  readonly leaveFor: LeaveFor | null;
  /** Null where the page itself navigates to the provider, as in a browser. */
  readonly signIn: SignInPort | null;
  /** The visitor's random id, created on first use. */
  visitorId(): string;
  /** Deletes the id; the next one is new. */
  forgetVisitor(): void;
  /** The outbox; null at a kiosk, where nothing may remain. */
  readonly outbox: PageOutbox | null;
  /** Null where nothing is stored for offline use, and in the desktop client, which has the offline catalogue. */
  readonly offline: OfflinePort | null;
  /** Null except on a rep's laptop. */
  readonly customers: CustomersPort | null;
  /** The client's offline catalogue; null in a browser. */
  readonly catalogue: CatalogueBridge | null;
  /** Null except at a kiosk. */
  readonly kiosk: KioskPort | null;
}
