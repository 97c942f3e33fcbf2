import type { Envelope } from '../../shared/envelope.ts';
import type { Language } from '../../shared/languages.ts';
import type { OperationName } from '../../shared/routes.ts';

/** What the storefront's server entry (`renderer/src/entry/server.tsx`) takes and answers. */
export interface RenderRequest {
  url: string;
  origin: string;
  language: Language;
  device: 'desktop' | 'mobile' | 'kiosk';
  hasDebugTool: boolean;
  nonce: string;
  now: number;
  api: { base: string; secret: string };
  ask: (name: OperationName, payload: object) => Promise<Envelope>;
  picture: (source: string) => Promise<string | null>;
  signal: AbortSignal;
}
export interface Rendered {
  status: number;
  location: string | null;
  head: string;
  body: string;
  state: string;
  modules: string[];
}

/** Where rendered pages come from: the production build, or Vite while developing. */
export interface Pages {
  render(request: RenderRequest): Promise<Rendered>;
  /** index.html with its places for head, app and state, and of the style sheet what is worn by what stands in the app. */
  template(url: string, body?: string): Promise<string>;
  /** Preload tags for the chunks that these sources became. */
  preloads(modules: string[]): string;
}
