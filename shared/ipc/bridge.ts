import type { ChannelInput, ChannelOutput, DesktopInfo, News, SessionUser } from './contract.ts';

/** What the preload puts on `window.desktop`; absent in the web build. Functions only, no channel names. */
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
  /** The client's menus and links lead to pages of the store. */
  onPageOpened(listener: (news: News<'page:open'>) => void): () => void;
  /** Answers a function that ends the subscription. */
  onSessionChanged(listener: (news: News<'session:changed'>) => void): () => void;
}
