import { type App, type BrowserWindow, dialog } from 'electron';
import type { OutboxPort } from '../../../shared/outbox/view.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { isRelaunching } from '../app/exit/relaunchApp.ts';
import { repTexts, unsentText } from './texts.ts';

interface CloseParts {
  window: BrowserWindow;
  app: Pick<App, 'on' | 'quit'>;
  outbox: Pick<OutboxPort, 'onChanged'>;
  language(): Language;
  /** Calls back before the client quits without its user's wish. */
  onForcedQuit(leave: () => void): void;
}

const CLOSE = 0;

/**
 * Asks before the client is closed while requests are not sent: until it is opened again, nothing sends them. Never asks
 * when the system shuts down or logs off, nor before a restart.
 */
export function confirmClose({ window, app, outbox, language, onForcedQuit }: CloseParts): void {
  let unsent = 0;
  let isForced = false;
  let isQuitting = false;
  let isConfirmed = false;
  let asking: AbortController | null = null;
  onForcedQuit(() => void (isForced = true));
  outbox.onChanged(({ items }) => {
    unsent = items.filter(({ state }) => state === 'awaiting' || state === 'sending').length;
    // All were sent while the question was open.
    if (unsent === 0) asking?.abort();
  });
  app.on('before-quit', () => void (isQuitting = true));
  window.on('show', () => void (isConfirmed = false));
  const askFirst = async (closeAgain: () => void): Promise<void> => {
    asking = new AbortController();
    const isClosing = await ask(window, { count: unsent, language: language(), signal: asking.signal });
    asking = null;
    if (!isClosing || window.isDestroyed()) return;
    isConfirmed = true;
    closeAgain();
  };
  window.on('close', (event) => {
    if (unsent === 0 || isConfirmed || isForced || isRelaunching()) return;
    event.preventDefault();
    const closeAgain = isQuitting ? () => app.quit() : () => window.close();
    isQuitting = false;
    if (!asking) void askFirst(closeAgain);
  });
}

interface Question {
  count: number;
  language: Language;
  /** Aborted when the question is no longer needed. */
  signal: AbortSignal;
}

/** True if the user wants to close the client. */
async function ask(window: BrowserWindow, { count, language, signal }: Question): Promise<boolean> {
  const { unsentHint, closeClient, keepOpen } = repTexts[language];
  // Quit from the tray or the dock.
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: unsentText(count, language),
    detail: unsentHint,
    // Closing loses nothing, so it is the default.
    buttons: [closeClient, keepOpen],
    defaultId: CLOSE,
    cancelId: 1,
    noLink: true,
    signal,
  });
  return response === CLOSE || signal.aborted;
}
