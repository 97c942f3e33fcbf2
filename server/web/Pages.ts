import type { Rendered, RenderRequest } from '../../shared/web/rendering.ts';

/** Source of page templates: the production build, or Vite in development. */
export interface Pages {
  /** Returns the URL of a page without parameters that it ignores; the cache key of the page. */
  addressOf(url: string): string;
  /** Corrects a misspelt URL; null if there is nothing to correct. */
  respelled(url: string): string | null;
  render(request: RenderRequest): Promise<Rendered>;
  /** Returns index.html with places for head, app and state, and the style rules that `body` uses. */
  template(url: string, body?: string): Promise<string>;
  /** Returns preload tags for the chunks of these source modules. */
  preloads(modules: string[]): string;
}
