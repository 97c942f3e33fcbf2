import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { CustomScheme } from 'electron';
import { EMPTY_INLINE, inlineHashes } from '../../../shared/web/inlineHashes.ts';
import { TRUSTED_TYPES, trustedTypes } from '../../../shared/web/trustedTypes.ts';

/** Never to be changed: what the page keeps in its storage belongs to this origin. */
export const APP_ORIGIN = 'app://bundle';

export const appScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
};

/** Our own pages by the host of their address: each is an origin of its own. */
const PAGES: Readonly<Record<string, string>> = { bundle: 'index.html', staff: 'staff.html' };

export interface BundlePorts {
  /** The built renderer. */
  folder: string;
  /** The merchant's server; pictures below /media/ are fetched from it, so that the page needs no foreign origin. */
  server: string;
  fetch(url: string, init: { method: string; redirect: 'error'; headers?: Record<string, string> }): Promise<Response>;
  /** Pictures that are kept on the disk, for when the server cannot be reached. */
  kept?: { readonly isFirst: boolean; read(pathname: string): Promise<Buffer<ArrayBuffer> | null> };
  /** Pages that need nothing of the bundle, for when that is what fails. */
  staticPage?(url: URL): { html: string; policy: string } | null;
}

/** Answers `app://bundle/…`: files of the bundle, pictures, and the page itself for every address one may visit. */
export function createBundleHandler(ports: BundlePorts): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = URL.parse(request.url);
    const index = PAGES[url?.host ?? ''];
    const still = url && (ports.staticPage?.(url) ?? null);
    if (still) return answer(200, still.html, htmlHeaders(still.policy));
    if (!url || index === undefined) return plain(404);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
    const isVisit = request.headers.get('accept')?.includes('text/html') ?? false;
    // A picture is never a page of its own: an SVG opened as one could carry a script.
    if (url.pathname.startsWith('/media/') && !isVisit) return media(ports, request, url);
    const file = fileWithin(ports.folder, url.pathname);
    const body = file === null || isPage(file) ? null : await readOrNull(file);
    if (file !== null && body !== null) return answer(200, body, { 'Content-Type': typeOf(file) });
    return isVisit || url.pathname === '/index.html' ? page(ports.folder, index) : plain(404);
  };
}

/** The file an address names inside a folder; null when it would be outside, or cannot be a file's name. */
export function fileWithin(folder: string, pathname: string): string | null {
  const name = decoded(pathname);
  // Backslashes and colons are path syntax to Windows; a zero byte ends a name for the system.
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

// The policy keeps every address out of a frame, but not a text that is written into one (srcdoc): none is shown.
const NO_FRAMES = 'iframe, frame, object, embed { display: none !important }';

/** A page of the bundle, and the policy that allows its inline code by hash. */
async function page(folder: string, index: string): Promise<Response> {
  const html = await readFile(resolve(folder, index), 'utf8');
  const walled = html.replace('</head>', () => `<style>${NO_FRAMES}</style></head>`);
  return answer(200, walled, htmlHeaders(pagePolicy(walled)));
}

const htmlHeaders = (policy: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No page is granted it (securityPolicies.ts): where Chromium knows that, a film has no button that would do nothing.
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

/** A picture or a film of the merchant's; a film is asked for in pieces. */
async function media(ports: BundlePorts, { method, headers }: Request, url: URL): Promise<Response> {
  const { server, fetch, kept } = ports;
  if (kept?.isFirst) return (await keptPicture(ports, url)) ?? answer(200, NO_PICTURE, NO_PICTURE_HEADERS);
  const range = headers.get('range');
  const init = { method, redirect: 'error' as const, ...(range !== null && { headers: { Range: range } }) };
  const reply = await fetch(`${server}${url.pathname}${url.search}`, init).catch(() => null);
  const type = reply?.headers.get('content-type') ?? '';
  if (reply === null) return (await keptPicture(ports, url)) ?? plain(502);
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

/** Whatever its width and format: better a small picture than none, until the server has the right one again. */
async function keptPicture({ kept }: BundlePorts, { pathname }: URL): Promise<Response | null> {
  const bytes = await kept?.read(pathname);
  return bytes ? answer(200, bytes, { 'Content-Type': 'image/avif', 'Cache-Control': 'no-store' }) : null;
}

/** Nothing to be seen: the box of a picture that is not kept stays empty, without a browser's sign for what is broken. */
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
const isPage = (file: string): boolean => extname(file) === '.html';

// By hand, because nosniff makes a module with the wrong type a module that does not run.
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
