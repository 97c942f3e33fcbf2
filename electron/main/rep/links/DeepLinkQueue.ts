import type { App } from 'electron';
import { pageOfArguments, pageOfLink } from './deepLinks.ts';

/** Links from outside, from the first moment on: macOS hands one over before the client is ready for it. */
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

  /** The page the client was started for; the first one of the store otherwise. */
  get first(): string {
    return this.#first ?? '/';
  }

  /** From now on they lead into a window that is there. */
  follow(show: (page: string | null) => void): void {
    this.#show = show;
  }

  #take(page: string | null): void {
    if (this.#show) this.#show(page);
    else this.#first = page ?? this.#first;
  }
}
