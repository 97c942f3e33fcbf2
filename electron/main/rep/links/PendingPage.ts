import type { WebContents } from 'electron';

/**
 * The page of the store that the menu, a link from outside or a notification leads to. A page that is being loaded
 * hears nothing, so that it is not told but asks: when it has begun to listen, and whenever it is called. It is led
 * there once, and the last choice counts.
 */
export class PendingPage {
  #page: string | null = null;
  /** Another page is on its way into the window: the one that is there would take the choice with it. */
  #isLeaving = false;
  readonly #call: () => void;

  constructor(contents: Pick<WebContents, 'on'>, call: () => void) {
    this.#call = call;
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.#isLeaving = true;
    });
    contents.on('did-navigate', () => void (this.#isLeaving = false));
    // Where nothing came of it the old page is still there, and has not asked.
    contents.on('did-stop-loading', () => {
      this.#isLeaving = false;
      if (this.#page !== null) this.#call();
    });
  }

  set(page: string): void {
    this.#page = page;
    if (!this.#isLeaving) this.#call();
  }

  take(): string | null {
    if (this.#isLeaving) return null;
    const page = this.#page;
    this.#page = null;
    return page;
  }
}
