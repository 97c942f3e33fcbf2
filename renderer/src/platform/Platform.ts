import type { Call } from '../../../shared/client/ports.ts';
import type { OpenChat } from '../api/chatSocket.ts';
import type { Language } from '../../../shared/languages.ts';

export interface PlatformUser {
  user_id: string;
  nick_name: string;
  email: string;
}

/** The port to what carries the storefront: a browser, the desktop client, or the server that renders it. */
export interface Platform {
  readonly kind: 'server' | 'web' | 'rep' | 'kiosk';
  /** Asks the API; tokens, time stamps and signatures are its own affair. */
  readonly call: Call;
  /** False: a sign-in lasts only until the client is closed, and the visitor is told so. */
  readonly canKeepSession: boolean;
  readUser(): Promise<PlatformUser | null>;
  /** Who is there has changed, here or in another tab; `message` says why when the session was ended. Answers a disposer. */
  onUser(listener: (user: PlatformUser | null, message?: string) => void): () => void;
  rememberLanguage(language: Language): void;
  /** Opens an address of somebody else's. */
  openLink(url: string): void;
  /** Opens a line to the live chat; null where there is none, and the store shows other ways to reach its people. */
  readonly openChat: OpenChat | null;
  /** The visitor's random id, made when it is first asked for. */
  visitorId(): string;
  /** Takes the id away again; the next one is another. */
  forgetVisitor(): void;
}
