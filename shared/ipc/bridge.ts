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
  /** Answers whether the system took the address; a kiosk opens none. */
  openLink(url: string): Promise<boolean>;
  /** Saves the page that is shown as PDF, where the user chooses; main itself says what fails. */
  savePdf(): Promise<void>;
  /** The page of the store that the client's menus and links lead to, once; null when to none. */
  takePage(): Promise<string | null>;
  /** There is such a page. */
  onPageOpened(listener: () => void): () => void;
  /** Answers a function that ends the subscription. */
  onSessionChanged(listener: (event: IpcEvent<'session:changed'>) => void): () => void;
  onKeychainAnswered(listener: (event: IpcEvent<'keychain:answered'>) => void): () => void;
  readonly signIn: SignInBridge;
  readonly kiosk: KioskBridge;
  readonly outbox: OutboxBridge;
  readonly customers: CustomersBridge;
  readonly catalogue: CatalogueBridge;
  readonly updates: UpdatesBridge;
}

/** The outbox; a kiosk has none, and `read` answers null. */
interface OutboxBridge extends Omit<OutboxPort, 'read'> {
  read(): Promise<OutboxView | null>;
}

/** A rep's customers on this laptop; in a kiosk there are none, and `read` answers null. */
interface CustomersBridge {
  read(): Promise<CustomersView | null>;
  /** Done when it is on the disk. */
  act(owner: string, act: CustomerAct): Promise<void>;
  /** Hides every price, or shows them again. */
  present(on: boolean): Promise<void>;
  /** The page may have the camera, to read a code with it, until it says that it is done. */
  allowCamera(on: boolean): Promise<void>;
  /** Saves these as a table where their rep chooses; answers whether it is there. Main itself says what fails. */
  exportCsv(owner: string, ids: string[]): Promise<boolean>;
  onChanged(listener: (view: CustomersView) => void): () => void;
}

/** The offline catalogue. */
export interface CatalogueBridge {
  read(): Promise<CatalogueView>;
  /** Asks the store now, not when it is due. */
  refresh(): Promise<void>;
  onChanged(listener: (view: CatalogueView) => void): () => void;
}

/** An update of the client itself, for its user to install; at a kiosk there is none to hear of. */
export interface UpdatesBridge {
  /** The version that is ready to be installed; null for none. */
  read(): Promise<string | null>;
  /** Installs it and starts the client again; fails where it cannot be installed. */
  restart(): Promise<void>;
  onChanged(listener: (event: IpcEvent<'update:changed'>) => void): () => void;
  /** The menu's "Restart to update" was chosen. */
  onAsked(listener: () => void): () => void;
}

/** A sign-in outside the page: main opens it and waits for the user's return. */
export interface SignInBridge {
  begin(asking: ChannelInput<'signIn:begin'>): Promise<void>;
  /** At a kiosk: shows a code for the visitor's telephone, or another one. */
  byPhone(language: Language): Promise<void>;
  /** The sign-in that main waits for; null for none. */
  read(): Promise<SignInView | null>;
  /** The provider's page once more, or at the other place. */
  show(at: SignInPlace): Promise<void>;
  /** Its address goes to the clipboard; answers whether it is there. */
  copy(): Promise<boolean>;
  cancel(): Promise<void>;
  /** The outcome of the sign-in, once. */
  take(): Promise<SignInOutcome | null>;
  onChanged(listener: (view: SignInView | null) => void): () => void;
}

/** The kiosk's functions for its page; in a rep's client `read` answers null. */
export interface KioskBridge {
  read(): Promise<KioskView | null>;
  /** Touched to begin: answers whether this is now a visitor's session. */
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
