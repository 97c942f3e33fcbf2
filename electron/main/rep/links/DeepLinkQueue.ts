import type { App } from 'electron';
import { pageOfArguments, pageOfLink } from './deepLinks.ts';

/** Queues deep links from the start on, as macOS delivers one before the client is ready. */
export class DeepLinkQueue {
  #first: string | null;
  #show: ((page: string | null) => void) | null = null;

  constructor(app: Pick<App, 'on'>, argv: readonly string[]) {
    this.#first = pageOfArguments(argv);
    app.on('second-instance', (_event, others) => this.#take(pageOfArguments(others)));
    app.on('open-url', (event, url) => {
      event.preventDefault();
      this.#take(pageOfLink(url));
    });
  }

  /** The page that the client was started for; else the front page. */
  get first(): string {
    return this.#first ?? '/';
  }

  /** From now on links open in the existing window. */
  follow(show: (page: string | null) => void): void {
    this.#show = show;
  }

  #take(page: string | null): void {
    if (this.#show) this.#show(page);
    else this.#first = page ?? this.#first;
  }
}
