import type { WebFrameMain } from 'electron';

/**
 * Goes one page back (-1) or forward (1); does nothing at the end of the history. By the page's own history: Electron's
 * `goBack` skips every page that was left without a press in it, as Chromium does against pages that trap their visitors,
 * and the native menu, a deep link and a notification lead on without one.
 */
export function stepInHistory(frame: Pick<WebFrameMain, 'executeJavaScript'>, step: -1 | 1): void {
  // Fails if the page is gone before it answers.
  frame.executeJavaScript(`history.go(${step})`).catch(() => undefined);
}
