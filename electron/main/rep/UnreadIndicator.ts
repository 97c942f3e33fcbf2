import { app, Menu, nativeImage, Notification, Tray } from 'electron';
import type { OperationName } from '../../../shared/contract/routes.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { repTexts, unreadText } from './texts.ts';

export interface UnreadIndicatorParts {
  icon: string;
  language(): Language;
  isLookedAt(): boolean;
  /** Brings the client to the front, at a page if one is named. */
  show(page: string | null): void;
}

const INBOX = '/messageCenter';

/** The unread messages outside the page: in the tray, on the dock's badge, and as a notification when there are more. */
export class UnreadIndicator {
  readonly #parts: UnreadIndicatorParts;
  readonly #tray: Tray;
  #count: number | null = null;
  /** Held: one that nobody holds is thrown away with its listeners, and who clicks on it later is led nowhere. */
  #notification: Notification | null = null;
  /** The number of ended sessions. */
  #ended = 0;

  constructor(parts: UnreadIndicatorParts) {
    this.#parts = parts;
    this.#tray = new Tray(nativeImage.createFromPath(parts.icon).resize({ width: 16, height: 16 }));
    // On macOS a click opens the tray's menu; the window would come up in front of it.
    if (process.platform !== 'darwin') this.#tray.on('click', () => parts.show(null));
    this.say();
  }

  /** The page asks how many there are every few seconds; listening to the answer saves asking a second time. */
  listen(name: OperationName): (data: unknown) => void {
    const ended = this.#ended;
    return (data) => {
      // An answer may still be on its way to who has left.
      if (name !== 'countMessageFlags' || ended !== this.#ended) return;
      const { total } = data as { total?: unknown };
      if (typeof total === 'number') this.#set(total);
    };
  }

  /** Clears the indicator after a sign-out. */
  forget(): void {
    this.#ended += 1;
    this.#set(null);
    this.#takeBack();
  }

  /** Says it in the language of now. */
  say(): void {
    const { language, show } = this.#parts;
    const texts = repTexts[language()];
    const count = unreadText(this.#count ?? 0, language());
    this.#tray.setToolTip(`Medstore: ${count}`);
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { id: 'show', label: texts.show, click: () => show(null) },
        { id: 'messages', label: count, enabled: this.#count !== null, click: () => show(INBOX) },
        { type: 'separator' },
        { id: 'quit', label: texts.quit, click: () => app.quit() },
      ]),
    );
  }

  #set(count: number | null): void {
    const before = this.#count;
    if (count === before) return;
    this.#count = count;
    app.setBadgeCount(count ?? 0);
    this.say();
    // The first count after a start or a sign-in is no news.
    if (before !== null && count !== null && count > before) this.#notify(count);
  }

  #notify(count: number): void {
    const { isLookedAt, language, show } = this.#parts;
    if (isLookedAt() || !Notification.isSupported()) return;
    // The number alone: bystanders may see the screen.
    const notification = new Notification({ title: 'Medstore', body: unreadText(count, language()) });
    notification.on('click', () => show(INBOX));
    this.#takeBack();
    this.#notification = notification;
    notification.show();
  }

  /** Forgets the number: it is outdated, or its member has signed out. */
  #takeBack(): void {
    this.#notification?.close();
    this.#notification = null;
  }
}
