import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { CustomScheme } from 'electron';
import { EMPTY_INLINE, inlineHashes } from '../../../shared/web/inlineHashes.ts';
import { TRUSTED_TYPES, trustedTypes } from '../../../shared/web/trustedTypes.ts';

/** Never change it: the page's storage belongs to this origin. */
export const APP_ORIGIN = 'app://bundle';

export const appScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
};

/** Our own pages by host; each has its own origin. */
const PAGES: Readonly<Record<string, string>> = { bundle: 'index.html', staff: 'staff.html' };

export interface BundlePorts {
  /** The built renderer. */
  folder: string;
  /** The merchant's server: pictures below /media/ are proxied, so that the page needs no other origin. */
  server: string;
  fetch(url: string, init: { method: string; redirect: 'error'; headers?: Record<string, string> }): Promise<Response>;
  /** Pictures stored on the disk, for when the server cannot be reached. */
  stored?: { readonly isFirst: boolean; read(pathname: string): Promise<Buffer<ArrayBuffer> | null> };
  /** Static pages that do not depend on the bundle, for when it fails. */
  staticPage?(url: URL): { html: string; policy: string } | null;
}

/** Answers `app://bundle/…`: files of the bundle, pictures, and the page itself for every route. */
export function createBundleHandler(ports: BundlePorts): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = URL.parse(request.url);
    const index = PAGES[url?.host ?? ''];
    const still = url && (ports.staticPage?.(url) ?? null);
    if (still) return answer(200, still.html, htmlHeaders(still.policy));
    if (!url || index === undefined) return plain(404);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
    const { headers } = request;
    const file = fileWithin(ports.folder, url.pathname);
    const accept = headers.get('accept');
    // Chromium sends navigations of custom schemes with fewer headers than those of https.
    const isVisit =
      accept?.includes('text/html') ||
      headers.get('sec-fetch-dest') === 'document' ||
      (accept === null && file !== null && isPagePath(url.pathname));
    // A picture is never served as a document: an SVG could run a script.
    if (url.pathname.startsWith('/media/') && !isVisit) return media(ports, request, url);
    const body = file === null || isPage(file) ? null : await readOrNull(file);
    if (file !== null && body !== null) return answer(200, body, { 'Content-Type': typeOf(file) });
    return isVisit || ['/', '/index.html'].includes(url.pathname) ? page(ports.folder, index) : plain(404);
  };
}

/** The file that an address names inside a folder; null if it is outside or not a valid name. */
export function fileWithin(folder: string, pathname: string): string | null {
  const name = decoded(pathname);
  // Backslashes and colons are path syntax on Windows; a NUL ends a name for the system.
  if (name === null || /[\\:\0]/.test(name)) return null;
  const file = resolve(folder, `.${name}`);
  return file.startsWith(resolve(folder) + sep) ? file : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// The policy blocks framed addresses but not `srcdoc`: hide all frames.
const NO_FRAMES = 'iframe, frame, object, embed { display: none !important }';

/** A page of the bundle, with a policy that allows its inline code by hash. */
async function page(folder: string, index: string): Promise<Response> {
  const html = await readFile(resolve(folder, index), 'utf8');
  const withoutFrames = html.replace('</head>', () => `<style>${NO_FRAMES}</style></head>`);
  return answer(200, withoutFrames, htmlHeaders(pagePolicy(withoutFrames)));
}

const htmlHeaders = (policy: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No page is granted full screen (securityPolicies.ts): with this header Chromium hides the video's button for it.
  'Permissions-Policy': 'fullscreen=()',
  'Cache-Control': 'no-store',
});

function pagePolicy(html: string): string {
  const { scripts, styles } = inlineHashes(html);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles, EMPTY_INLINE].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    trustedTypes(TRUSTED_TYPES.writing),
  ].join('; ');
}

/** Proxies a picture or video of the merchant's; videos by range requests. */
async function media(ports: BundlePorts, { method, headers }: Request, url: URL): Promise<Response> {
  const { server, fetch, stored } = ports;
  if (stored?.isFirst) return (await storedPicture(ports, url)) ?? answer(200, NO_PICTURE, NO_PICTURE_HEADERS);
  const range = headers.get('range');
  const init = { method, redirect: 'error' as const, ...(range !== null && { headers: { Range: range } }) };
  const reply = await fetch(`${server}${url.pathname}${url.search}`, init).catch(() => null);
  const type = reply?.headers.get('content-type') ?? '';
  if (reply === null) return (await storedPicture(ports, url)) ?? plain(502);
  if (!reply.ok || !/^(image|video)\//.test(type)) return plain(404);
  const piece = ['content-range', 'accept-ranges', 'content-length'].flatMap((name) => {
    const value = type.startsWith('video/') ? reply.headers.get(name) : null;
    return value === null ? [] : [[name, value]];
  });
  return answer(reply.status, reply.body, {
    'Content-Type': type,
    'Cache-Control': 'max-age=86400',
    ...Object.fromEntries(piece),
  });
}

/** The stored picture, whatever its width and format, until the server can be reached again. */
async function storedPicture({ stored }: BundlePorts, { pathname }: URL): Promise<Response | null> {
  const bytes = await stored?.read(pathname);
  return bytes ? answer(200, bytes, { 'Content-Type': 'image/avif', 'Cache-Control': 'no-store' }) : null;
}

/** An empty picture, so that a missing one leaves its box blank instead of showing a broken-image icon. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const NO_PICTURE_HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' };

type Body = ConstructorParameters<typeof Response>[0];

const plain = (status: number, headers: Record<string, string> = {}): Response => answer(status, null, headers);

function answer(status: number, body: Body, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ...headers,
    },
  });
}

const readOrNull = (file: string): Promise<Buffer<ArrayBuffer> | null> => readFile(file).catch(() => null);
/** Whether a path names a page, not a file. */
const isPagePath = (pathname: string): boolean => extname(pathname) === '' && !pathname.startsWith('/media/');
const isPage = (file: string): boolean => extname(file) === '.html';

// Set by hand: with nosniff a module of the wrong type does not run.
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
};
const typeOf = (file: string): string => TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
