import { learnServerTime } from '../../../shared/client/serverNow.ts';
import { withAbort } from '../../../shared/client/timeouts.ts';
import type { Call } from '../../../shared/client/ports.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { DesktopBridge, UpdatesBridge } from '../../../shared/ipc/bridge.ts';
import { IpcError } from '../../../shared/ipc/IpcError.ts';
import { ABOUT_MAX } from '../../../shared/ipc/aboutMax.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { maskAmounts } from '../../../shared/money/maskAmounts.ts';
import { NOTHING_WAITS, type OutboxPort } from '../../../shared/outbox/view.ts';
import { browserStorage } from '../persistence/storage/browserStorage.ts';
import { storedVisitor } from '../persistence/session/visitorId.ts';
import type { CustomersPort, KeychainPort, KioskPort, Platform } from './Platform.ts';

declare global {
  interface Window {
    /** Exposed by the preload, in the desktop client only. */
    readonly desktop?: DesktopBridge;
  }
}

/** The language of the last visit, from the desktop client's settings; null in a browser. */
export const desktopLanguage = async (): Promise<Language | null> =>
  (await window.desktop?.readInfo())?.language ?? null;

/** Whether this page runs in a kiosk, which covers it until it is ready. */
export const isInKiosk = async (): Promise<boolean> => ((await window.desktop?.kiosk.read()) ?? null) !== null;

/** The platform of the desktop client: main calls the API and holds the tokens. Null outside the client. */
export async function openDesktop(language: Language): Promise<Platform | null> {
  const bridge = window.desktop;
  if (!bridge) return null;
  // Before the first API call: main sends the page's language with every request.
  await bridge.setLanguage(language);
  const { mode, ...keeping } = await followKeeping(bridge);
  const [kiosk, customers] = await Promise.all([openKiosk(bridge), openCustomers(bridge)]);
  return {
    kind: mode,
    call: createBridgeCall(bridge),
    get canKeepSession() {
      return keeping.canKeep();
    },
    keychain: keeping.keychain,
    readUser: () => bridge.readSession(),
    onUser: (listener) => bridge.onSessionChanged(({ user, message }) => listener(user, message || undefined)),
    rememberLanguage: (to) => void bridge.setLanguage(to),
    openLink: (url) => (kiosk ? kiosk.offerHandover(url) : void openLink(bridge, url)),
    // Providers refuse to be embedded, and the client opens its own addresses at the store's server.
    paymentPage: {
      isElsewhere: true,
      open: kiosk ? null : (path) => void openLink(bridge, new URL(path, location.href).href),
    },
    paper: mode === 'rep' ? { kind: 'pdf', take: () => void bridge.savePdf() } : null,
    kiosk,
    customers,
    outbox: kiosk ? null : openOutbox(bridge),
    offline: null,
    catalogue: bridge.catalogue,
    // The tokens are in main, so the socket would have to be there, too (decision 011).
    openChat: null,
    // Main opens the system's browser: providers refuse to be embedded (RFC 8252).
    leaveFor: mode === 'rep' ? (provider, asking) => void bridge.signIn.begin({ provider, ...asking }) : null,
    signIn: bridge.signIn,
    ...storedVisitor(browserStorage()),
  };
}

/**
 * Whether sign-ins are stored, and whether the keychain has answered: from main's state first, then from its events.
 */
async function followKeeping(bridge: DesktopBridge) {
  let reported: { canKeep?: boolean; isAsking?: false } = {};
  // Subscribe before asking main, so that no event is lost in between.
  bridge.onSessionChanged(({ user, isStored }) => {
    if (user) reported = { ...reported, canKeep: isStored };
  });
  bridge.onKeychainAnswered(({ canKeep }) => (reported = { canKeep, isAsking: false }));
  const { mode, canKeepSession, isKeychainAsking } = await bridge.readInfo();
  const keychain: KeychainPort = {
    get isAsking() {
      return reported.isAsking ?? isKeychainAsking;
    },
    onAnswered: (listener) => bridge.onKeychainAnswered(listener),
  };
  return { mode, keychain, canKeep: () => reported.canKeep ?? canKeepSession };
}

/**
 * Falls back to a plain link for an address that the contract refuses, so that the user sees why it does not open.
 */
const openLink = (bridge: DesktopBridge, url: string): Promise<unknown> =>
  bridge.openLink(url).catch(() => window.open(url, '_blank', 'noopener'));

type Theme = Parameters<DesktopBridge['setTheme']>[0];

interface FollowingPage {
  open(path: string): void;
  settingsWereLost(): void;
  /** Calls back with the user's theme, now and on each change. */
  followTheme(tell: (theme: Theme) => void): void;
  /** On a rep's laptop only: a kiosk installs its updates by itself. */
  followUpdates(updates: UpdatesBridge): void;
}

/** Wires the client's events to the page: navigation, loss of data, updates. */
export async function followDesktop(page: FollowingPage): Promise<void> {
  const bridge = window.desktop;
  if (!bridge) return;
  const follow = async (): Promise<void> => {
    const path = await bridge.takePage();
    if (path !== null) page.open(path);
  };
  bridge.onPageOpened(() => void follow());
  // A page may have been chosen before the page subscribed.
  void follow();
  page.followTheme((theme) => void bridge.setTheme(theme));
  const { mode, settingsLost } = await bridge.readInfo();
  if (settingsLost) page.settingsWereLost();
  if (mode === 'rep') page.followUpdates(bridge.updates);
}

/** Main's outbox. */
const openOutbox = ({ outbox }: DesktopBridge): OutboxPort => ({
  ...outbox,
  read: async () => (await outbox.read()) ?? NOTHING_WAITS,
});

async function openCustomers({ customers }: DesktopBridge): Promise<CustomersPort | null> {
  const atFirst = await customers.read();
  if (!atFirst) return null;
  return {
    ...customers,
    atFirst,
    maskAmounts,
    act: (owner, act) =>
      customers.act(owner, act).then(
        () => true,
        () => false,
      ),
    present: (on) => void customers.present(on),
    exportCsv: (owner, ids) => customers.exportCsv(owner, ids).catch(() => false),
  };
}

/** A kiosk opens no outside address: the page shows it as a QR code for the visitor's phone. */
async function openKiosk({ kiosk }: DesktopBridge): Promise<(KioskPort & { offerHandover(url: string): void }) | null> {
  const atFirst = await kiosk.read();
  if (!atFirst) return null;
  const listeners = new Set<(url: string) => void>();
  return {
    ...kiosk,
    atFirst,
    offerHandover: (url) => listeners.forEach((listener) => listener(url)),
    onLink: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** `call` over the bridge: turns the plain failure that main returns into the ApiError that a browser would throw. */
export function createBridgeCall(bridge: Pick<DesktopBridge, 'call' | 'cancel'>): Call {
  let last = 0;

  async function ask(
    id: number,
    name: Parameters<Call>[0],
    payload: unknown,
    about: string | undefined,
  ): Promise<unknown> {
    if (name === 'refreshToken') throw new Error('refreshToken: main renews tokens by itself');
    const result = await bridge
      .call({ id, name, payload: plain(payload), ...(about && { about: about.slice(0, ABOUT_MAX) }) })
      .catch((error: unknown) => {
        throw IpcError.from(error) ?? error;
      });
    if (!result.ok) throw new ApiError(result.code, result.message, result.data);
    learnServerTime(result.now);
    return result.data;
  }

  return (name, payload, options) => {
    const id = ++last;
    const signal = options?.signal ?? null;
    if (signal?.aborted) return Promise.reject(new ApiError('cancelled'));
    const cancel = (): void => void bridge.cancel(id);
    signal?.addEventListener('abort', cancel, { once: true });
    const answer = ask(id, name, payload, options?.about).finally(() => signal?.removeEventListener('abort', cancel));
    // Main has checked it against the operation's schema.
    return withAbort(answer, signal) as Promise<Reply<typeof name>>;
  };
}

// Observables are proxies, which cannot cross a process boundary; the payload is JSON in the end anyway.
const plain = (payload: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(payload)) as Record<string, unknown>;
