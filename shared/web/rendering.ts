import type { DeviceClass } from './deviceClass.ts';
import type { Envelope } from '../contract/envelope.ts';
import type { Language } from '../text/languages.ts';
import type { OperationName } from '../contract/routes.ts';

/** The input of the storefront's server entry for one page. */
export interface RenderRequest {
  /** Path and query as requested, including the language prefix. */
  url: string;
  origin: string;
  language: Language;
  device: DeviceClass;
  hasDebugTool: boolean;
  now: number;
  api: { base: string; secret: string };
  /** Calls the API as a guest: rendered pages are not for one member. */
  ask: (name: OperationName, payload: object) => Promise<Envelope>;
  /** A picture of the store as a data URL; null if unavailable. */
  picture: (source: string) => Promise<string | null>;
  /** How long to wait for the page's data; what is missing then is left out. */
  timeoutMs: number;
}

/** A rendered page, or a redirect. */
export interface Rendered {
  status: number;
  /** Set when the page answers with a redirect instead. */
  location: string | null;
  head: string;
  /** Style elements for the end of the head; the policy allows their content by hash. */
  styles: string;
  body: string;
  state: string;
  /** Addresses of the page's own chunks, to preload. */
  modules: string[];
}
