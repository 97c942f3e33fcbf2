import type { Language } from '../text/languages.ts';
import type { CatalogueView } from './catalogue.ts';
import type { ChannelInput, ChannelOutput, DesktopInfo, IpcEvent, SessionUser } from './contract.ts';
import type { OutboxPort, OutboxView } from '../outbox/view.ts';
import type { CustomerAct, CustomersView } from './customers.ts';
import type { KioskHold, KioskView, StaffGate, StaffPanel, StaffSettings, StaffTest } from './kiosk.ts';
import type { SignInOutcome, SignInPlace, SignInView } from './signIn.ts';

/** The bridge that the preload exposes as `window.desktop`; absent in the web build. Functions only, no channel names. */
export interface DesktopBridge {
  call(input: ChannelInput<'api:call'>): Promise<ChannelOutput<'api:call'>>;
  cancel(id: number): Promise<void>;
  readSession(): Promise<SessionUser | null>;
  readInfo(): Promise<DesktopInfo>;
  setLanguage(language: ChannelInput<'language:set'>['language']): Promise<void>;
  /** Shows windows, menus and dialogs in the page's colours, from the start of the next run on. */
  setTheme(theme: ChannelInput<'theme:set'>['theme']): Promise<void>;
  /** Returns whether the system opened the address; a kiosk opens none. */
  openLink(url: string): Promise<boolean>;
  /** Saves the current page as PDF at a place that the user chooses; main reports failures. */
  savePdf(): Promise<void>;
  /** The page that the client's menus or links want to open, returned once; null if there is none. */
  takePage(): Promise<string | null>;
  /** Called when there is such a page. */
  onPageOpened(listener: () => void): () => void;
  /** Returns a function that unsubscribes. */
  onSessionChanged(listener: (event: IpcEvent<'session:changed'>) => void): () => void;
  onKeychainAnswered(listener: (event: IpcEvent<'keychain:answered'>) => void): () => void;
  readonly signIn: SignInBridge;
  readonly kiosk: KioskBridge;
  readonly outbox: OutboxBridge;
  readonly customers: CustomersBridge;
  readonly catalogue: CatalogueBridge;
  readonly updates: UpdatesBridge;
}

/** The outbox; in a kiosk, which has none, `read` returns null. */
interface OutboxBridge extends Omit<OutboxPort, 'read'> {
  read(): Promise<OutboxView | null>;
}

/** A rep's customers on this laptop; in a kiosk, which has none, `read` returns null. */
interface CustomersBridge {
  read(): Promise<CustomersView | null>;
  /** Resolves when the change is on the disk. */
  act(owner: string, act: CustomerAct): Promise<void>;
  /** Hides or shows all prices. */
  present(on: boolean): Promise<void>;
  /** Allows this page the camera for its scanner, until called with false. */
  allowCamera(on: boolean): Promise<void>;
  /**
   * Saves these customers as CSV at a place that the rep chooses; returns whether it was written. Main reports
   * failures.
   */
  exportCsv(owner: string, ids: string[]): Promise<boolean>;
  onChanged(listener: (view: CustomersView) => void): () => void;
}

/** The offline catalogue. */
export interface CatalogueBridge {
  read(): Promise<CatalogueView>;
  /** Syncs now. */
  refresh(): Promise<void>;
  onChanged(listener: (view: CatalogueView) => void): () => void;
}

/** Updates of the client, for its user to install; a kiosk's page gets none. */
export interface UpdatesBridge {
  /** The version that is ready to install; null for none. */
  read(): Promise<string | null>;
  /** Installs it and restarts the client; rejects if that fails. */
  restart(): Promise<void>;
  onChanged(listener: (event: IpcEvent<'update:changed'>) => void): () => void;
  /** Called when the menu's "Restart to update" was chosen. */
  onAsked(listener: () => void): () => void;
}

/** A sign-in outside the page: main opens it and waits for the answer. */
export interface SignInBridge {
  begin(asking: ChannelInput<'signIn:begin'>): Promise<void>;
  /** At a kiosk: shows a new code for the visitor's phone. */
  byPhone(language: Language): Promise<void>;
  /** The sign-in in progress; null for none. */
  read(): Promise<SignInView | null>;
  /** Shows the provider's page again, or switches between browser and window. */
  show(at: SignInPlace): Promise<void>;
  /** Copies its address to the clipboard; returns whether it was copied. */
  copy(): Promise<boolean>;
  cancel(): Promise<void>;
  /** The outcome of the sign-in, returned once. */
  take(): Promise<SignInOutcome | null>;
  onChanged(listener: (view: SignInView | null) => void): () => void;
}

/** The kiosk's functions for its page; in a rep's client `read` returns null. */
export interface KioskBridge {
  read(): Promise<KioskView | null>;
  /** Starts a session by touch; returns whether a visitor's session is now active. */
  begin(language: Language): Promise<boolean>;
  touched(): Promise<void>;
  leave(): Promise<void>;
  beat(): Promise<void>;
  hold(name: KioskHold, on: boolean): Promise<void>;
  openStaff(): Promise<void>;
  onChanged(listener: (view: KioskView) => void): () => void;
}

/** The bridge that the preload of the staff's window exposes as `window.staff`. */
export interface StaffBridge {
  read(): Promise<StaffGate>;
  enter(pin: string): Promise<StaffGate>;
  choose(pin: string): Promise<StaffGate>;
  panel(): Promise<StaffPanel | null>;
  configure(settings: StaffSettings): Promise<boolean>;
  test(what: ChannelInput<'staff:test'>['what']): Promise<StaffTest | null>;
  act(act: ChannelInput<'staff:act'>['act']): Promise<void>;
}
