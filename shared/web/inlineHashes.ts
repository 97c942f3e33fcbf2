import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from '../signing/base64url.ts';

/** The source expression of a Content-Security-Policy that allows inline code of exactly this text (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  // 32 bytes need one padding character.
  const base64 = base64url(sha256(utf8ToBytes(text)))
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  return `'sha256-${base64}='`;
}

/**
 * Allows empty style elements: Griffel creates them at run time and inserts its rules by script, which the policy does
 * not restrict.
 */
export const EMPTY_INLINE = hashSource('');

const STYLES = /<style\b[^>]*>([^]*?)<\/style>/g;
/** Inline scripts with code; data blocks, such as JSON, never run. */
const SCRIPTS = /<script\b(?![^>]*(?:\ssrc=|\stype="application\/))[^>]*>([^]*?)<\/script>/g;

/**
 * The CSP sources for the inline scripts and styles of this HTML. Only for our own HTML, as it allows everything in it.
 */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: sourcesOf(html, SCRIPTS),
  styles: sourcesOf(html, STYLES),
});

const sourcesOf = (html: string, elements: RegExp): string[] => [
  ...new Set([...html.matchAll(elements)].map(([, text]) => hashSource(text!))),
];
