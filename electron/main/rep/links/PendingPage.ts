import type { WebContents } from 'electron';

/**
 * The page that the menu, a deep link or a notification wants to open. A loading page would miss a message, so the page
 * asks for it: when it is ready, and whenever main announces one. It is returned once, and once more to the next
 * document if the page is left before it has gone there; the last choice wins.
 */
export class PendingPage {
  #page: string | null = null;
  /** Returned to the page, which has not gone there yet: a page that is left before it does must not take it along. */
  #taken: string | null = null;
  /** The window is navigating: the old page must not take the choice. */
  #isLeaving = false;
  readonly #call: () => void;

  constructor(contents: Pick<WebContents, 'on'>, call: () => void) {
    this.#call = call;
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (!isMainFrame || isSameDocument) return;
      this.#isLeaving = true;
      this.#page ??= this.#taken;
      this.#taken = null;
    });
    contents.on('did-navigate-in-page', (_event, _url, isMainFrame) => {
      if (isMainFrame) this.#taken = null;
    });
    contents.on('did-navigate', () => void (this.#isLeaving = false));
    // If the navigation failed, the old page is still there and has not asked.
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
    this.#taken = page ?? this.#taken;
    this.#page = null;
    return page;
  }
}
