import { join } from 'node:path';
import { app, Menu, nativeImage, type NativeImage, Notification, Tray } from 'electron';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { repTexts, unreadText } from '../texts.ts';

export interface UnreadIndicatorParts {
  /** The folder of the tray's icons. */
  icons: string;
  language(): Language;
  isLookedAt(): boolean;
  /** Shows a badge on Windows' taskbar, with a description for screen readers; null removes it. */
  mark(description: string | null): void;
  /** Brings the client to the front, at `page` if given. */
  show(page: string | null): void;
}

/** The icon in 16 pixels, and sharp on displays of twice the scale; on macOS in the colour of the menu bar. */
function trayImage(folder: string): NativeImage {
  const isMac = process.platform === 'darwin';
  const large = nativeImage.createFromPath(join(folder, isMac ? 'trayTemplate.png' : 'tray.png'));
  const image = large.resize({ width: 16, height: 16 });
  image.addRepresentation({ scaleFactor: 2, dataURL: large.resize({ width: 32, height: 32 }).toDataURL() });
  image.setTemplateImage(isMac);
  return image;
}

const INBOX = '/messageCenter';

/** Shows unread messages outside the page: in the tray, on the dock's badge, and as a notification for new ones. */
export class UnreadIndicator {
  readonly #parts: UnreadIndicatorParts;
  readonly #tray: Tray;
  #count: number | null = null;
  /** Referenced here so that it is not garbage-collected with its click listener. */
  #notification: Notification | null = null;
  /** Counts ended sessions, to ignore answers of an earlier one. */
  #ended = 0;

  constructor(parts: UnreadIndicatorParts) {
    this.#parts = parts;
    this.#tray = new Tray(trayImage(parts.icons));
    // On macOS a click opens the tray's menu, which the window would cover.
    if (process.platform !== 'darwin') this.#tray.on('click', () => parts.show(null));
    this.update();
  }

  /** Listens to the page's own polling of the count, which saves a second request. */
  listen(name: OperationName): (data: unknown) => void {
    const ended = this.#ended;
    return (data) => {
      // The session may have ended while the answer was on its way.
      if (name !== 'countMessageFlags' || ended !== this.#ended) return;
      const { total } = data as { total?: unknown };
      if (typeof total === 'number') this.#set(total);
    };
  }

  /** Clears the indicator after a sign-out. */
  forget(): void {
    this.#ended += 1;
    this.#set(null);
    this.#clear();
  }

  /** Renders the count in the current language. */
  update(): void {
    const { language, show } = this.#parts;
    const texts = repTexts[language()];
    const count = unreadText(this.#count ?? 0, language());
    this.#tray.setToolTip(`Medstore: ${count}`);
    this.#parts.mark(this.#count ? count : null);
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
    // On Linux and macOS.
    app.setBadgeCount(count ?? 0);
    this.update();
    // No notification for the first count after a start or a sign-in.
    if (before !== null && count !== null && count > before) this.#notify(count);
  }

  #notify(count: number): void {
    const { isLookedAt, language, show } = this.#parts;
    if (isLookedAt() || !Notification.isSupported()) return;
    // Only the number, as bystanders may see the screen.
    const notification = new Notification({ title: 'Medstore', body: unreadText(count, language()) });
    notification.on('click', () => show(INBOX));
    this.#clear();
    this.#notification = notification;
    notification.show();
  }

  /** Clears the count: it is outdated, or the member has signed out. */
  #clear(): void {
    this.#notification?.close();
    this.#notification = null;
  }
}
