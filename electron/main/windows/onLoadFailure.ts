import type { WebContents } from 'electron';

/** Chromium's ERR_ABORTED: the navigation was cancelled. */
const ABORTED = -3;

/** Reports that the contents' page could not be loaded, and why; ignores frames and cancelled navigations. */
export const onLoadFailure = (contents: Pick<WebContents, 'on'>, onLoss: (description: string) => void): void =>
  void contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) onLoss(description);
  });
