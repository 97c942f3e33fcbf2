import type { DeviceClass } from './deviceClass.ts';
import type { Envelope } from '../contract/envelope.ts';
import type { Language } from '../text/languages.ts';
import type { OperationName } from '../contract/routes.ts';

/** The input of the storefront's server entry for one page. */
export interface RenderRequest {
  /** Path and query as asked for, language prefix and all. */
  url: string;
  origin: string;
  language: Language;
  device: DeviceClass;
  hasDebugTool: boolean;
  now: number;
  api: { base: string; secret: string };
  /** Answers as a visitor gets them: rendered pages know no member. */
  ask: (name: OperationName, payload: object) => Promise<Envelope>;
  /** A picture of the store as a data address; null where it cannot be had. */
  picture: (source: string) => Promise<string | null>;
  /** After so long what the page is still waiting for is given up. */
  timeoutMs: number;
}

/** A page as the entry has rendered it, or where it leads instead. */
export interface Rendered {
  status: number;
  /** Set when the page answers with a redirect instead. */
  location: string | null;
  head: string;
  /** Style elements for the end of the head, of which the policy allows the content. */
  styles: string;
  body: string;
  state: string;
  /** Sources of the page's own chunks, to be preloaded. */
  modules: string[];
}
