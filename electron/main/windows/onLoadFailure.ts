import type { WebContents } from 'electron';

/** Chromium's word for a navigation that was called off, by itself or by us. */
const ABORTED = -3;

/** Says that the page of these contents could not be loaded, and why; no frame in it, and nothing that was called off. */
export const onLoadFailure = (contents: Pick<WebContents, 'on'>, lost: (why: string) => void): void =>
  void contents.on('did-fail-load', (_event, code, why, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) lost(why);
  });
