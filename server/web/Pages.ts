import type { Rendered, RenderRequest } from '../../shared/web/rendering.ts';

/** Where rendered pages come from: the production build, or Vite while developing. */
export interface Pages {
  /** The address of a page without the parameters that it does not read: its key for whoever keeps pages. */
  addressOf(url: string): string;
  render(request: RenderRequest): Promise<Rendered>;
  /** index.html with its places for head, app and state, and of the style sheet what is worn by what stands in the app. */
  template(url: string, body?: string): Promise<string>;
  /** Preload tags for the chunks that these sources became. */
  preloads(modules: string[]): string;
}
