import type { BrowserWindow, Session } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import type { KioskConfig } from './config/kioskConfig.ts';

/** The parts of the client that a kiosk is built from. */
export interface KioskSetup {
  settings: Settings;
  /** The configuration file of this machine. */
  file: Partial<KioskConfig>;
  call: Call;
  keeper: DesktopSession;
  fetch(url: string, init: RequestInit): Promise<Response>;
  preloads: string;
  openStore(): BrowserWindow;
  language(): Language;
  /** Cancels a sign-in that the visitor has begun elsewhere. */
  stopSignIn(): Promise<void>;
  forgetLanguage(): void;
  /** Called when the kiosk runs: from then on its crash recovery handles failures. */
  stands(): void;
  /** Answers our scheme in a session of its own. */
  serveStaff(session: Session): void;
}
