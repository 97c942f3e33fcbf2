import type { BrowserWindow, Session } from 'electron';
import type { Call, DeviceSigner } from '../../../shared/client/ports.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { Graphics } from '../app/Graphics.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import type { KioskConfig } from './config/kioskConfig.ts';

/** The parts of the client that a kiosk is built from. */
export interface KioskSetup {
  settings: Settings;
  /** This machine's configuration file. */
  file: Partial<KioskConfig>;
  graphics: Graphics;
  call: Call;
  session: DesktopSession;
  device: DeviceSigner;
  fetch(url: string, init: RequestInit): Promise<Response>;
  preloads: string;
  openStore(): BrowserWindow;
  language(): Language;
  /** Cancels the visitor's sign-in on their phone. */
  stopSignIn(): Promise<void>;
  forgetLanguage(): void;
  /** Called when the kiosk has started: from then on its crash recovery handles failures. */
  onStarted(): void;
  /** Serves the app scheme in the staff's own session. */
  serveStaff(session: Session): void;
}
