import type { WebContents } from 'electron';

/** A request of the bar: search another text, step to the next or last match, or close. */
export type FindRequest = { text: string; step: 1 | -1 | null } | 'close';

/** The number of the match that is shown, from 1, and how many there are. */
interface FindResult {
  active: number;
  count: number;
}

/** The bar in the window, above the page. */
export interface FindView {
  /** Shows it if necessary, and puts the cursor into its field with the text selected. */
  focus(): void;
  showResult(result: FindResult | null): void;
  close(): void;
}

type Page = Pick<WebContents, 'on' | 'findInPage' | 'stopFindInPage' | 'focus' | 'isDestroyed'>;

/** Finds text in the page. The page is marked by Chromium; the bar is outside of it, and so never found itself. */
export class FindBar {
  readonly #page: Page;
  readonly #openView: (handle: (request: FindRequest) => void) => FindView;
  #view: FindView | null = null;
  #text = '';
  /** The text that Chromium marks. */
  searchedText = '';
  #request = 0;

  constructor(page: Page, openView: (handle: (request: FindRequest) => void) => FindView) {
    this.#page = page;
    this.#openView = openView;
    page.on('found-in-page', (_event, { requestId, activeMatchOrdinal, matches, finalUpdate }) => {
      if (requestId !== this.#request || !finalUpdate) return;
      this.#view?.showResult({ active: activeMatchOrdinal, count: matches });
    });
    // The marks and the count belong to the page that was left.
    page.on('did-start-navigation', ({ isMainFrame }) => {
      if (isMainFrame) this.close();
    });
  }

  open(): void {
    this.#view ??= this.#openView((request) => this.#handle(request));
    this.#view.focus();
  }

  /** Goes to the next match or the one before; opens the bar if it is closed. */
  step(direction: 1 | -1): void {
    if (!this.#view) return this.open();
    this.#find(direction);
  }

  close(): void {
    const view = this.#view;
    if (!view) return;
    this.#view = null;
    this.searchedText = '';
    view.close();
    if (this.#page.isDestroyed()) return;
    this.#page.stopFindInPage('keepSelection');
    this.#page.focus();
  }

  #handle(request: FindRequest): void {
    if (request === 'close') return this.close();
    this.#text = request.text;
    this.#find(request.step ?? 1);
  }

  #find(direction: 1 | -1): void {
    if (this.#text === '') {
      this.searchedText = '';
      this.#page.stopFindInPage('clearSelection');
      return this.#view?.showResult(null);
    }
    const isNew = this.#text !== this.searchedText;
    this.searchedText = this.#text;
    // `findNext` means a new search (electron.d.ts).
    this.#request = this.#page.findInPage(this.#text, { forward: direction > 0, findNext: isNew });
  }
}
