import type { BrowserWindow, Session } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import type { KioskConfig } from './config/kioskConfig.ts';

/** What a kiosk is put together from: the client around it. */
export interface KioskSetup {
  settings: Settings;
  /** What the file on this machine says. */
  file: Partial<KioskConfig>;
  call: Call;
  keeper: DesktopSession;
  fetch(url: string, init: RequestInit): Promise<Response>;
  preloads: string;
  openStore(): BrowserWindow;
  language(): Language;
  /** What a visitor has begun elsewhere signs nobody in any more. */
  stopSignIn(): Promise<void>;
  forgetLanguage(): void;
  /** From here on its own medic sees to what fails. */
  stands(): void;
  /** Answers our scheme in a session of its own. */
  serveStaff(session: Session): void;
}
