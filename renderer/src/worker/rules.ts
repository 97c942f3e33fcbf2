import type { Language } from '../../../shared/text/languages.ts';

/**
 * A page's message to the worker: to cache the files that it loaded before the worker was active, and its language's
 * texts.
 */
export interface KeepMessage {
  type: 'keep';
  language: Language;
  urls: string[];
}

/** The files of this version, written into the worker by the build. */
export interface ShellFiles {
  /** The name of the storefront's script. */
  version: string;
  common: string[];
  texts: Record<Language, string[]>;
}

export type Kind = 'page' | 'asset' | 'picture' | 'other';
interface RequestFacts {
  method: string;
  mode: string;
  url: string;
}

/** Addresses that are not pages of the storefront. */
const NO_PAGE = /^\/(api|media|dev|healthz|app-shell)(\/|$)|\.\w{2,12}$/;

/**
 * Classifies a request for the worker. The API is left out: its replies may be a member's, and the page keeps those
 * itself.
 */
export function classifyRequest({ method, mode, url }: RequestFacts, origin: string): Kind {
  const { pathname, origin: requestOrigin } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return 'other';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/media/p/') || pathname.startsWith('/img/')) return 'picture';
  return mode === 'navigate' && !NO_PAGE.test(pathname) ? 'page' : 'other';
}

/** A catalogue picture has a content hash in its name; a picture of the store may change under its name. */
export const isImmutable = (url: string): boolean => new URL(url).pathname.startsWith('/media/p/');

/** The hashed assets in a page's HTML. */
export const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];

/** Validates a message, which may come from anywhere. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  const { type, urls } = (data ?? {}) as { type?: unknown; urls?: unknown };
  return type === 'keep' && Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}
