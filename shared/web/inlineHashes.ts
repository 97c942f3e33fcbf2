import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from '../signing/base64url.ts';

/** The source expression of a Content-Security-Policy that allows inline code of exactly this text (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  // Of 32 bytes: one sign of padding.
  const base64 = base64url(sha256(utf8ToBytes(text)))
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  return `'sha256-${base64}='`;
}

/**
 * Allows style elements without text: Griffel creates them at run time and adds its rules by script, which no policy
 * concerns.
 */
export const EMPTY_INLINE = hashSource('');

const STYLES = /<style\b[^>]*>([^]*?)<\/style>/g;
/** Scripts with their code in the page; blocks of data, such as JSON, are never run. */
const SCRIPTS = /<script\b(?![^>]*(?:\ssrc=|\stype="application\/))[^>]*>([^]*?)<\/script>/g;

/** The sources that allow the inline scripts and styles of this HTML. Only for HTML of ours: it allows all that is in it. */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: sourcesOf(html, SCRIPTS),
  styles: sourcesOf(html, STYLES),
});

const sourcesOf = (html: string, elements: RegExp): string[] => [
  ...new Set([...html.matchAll(elements)].map(([, text]) => hashSource(text!))),
];
