import { safeUrl } from '../../../shared/web/links.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { ALLOWED_ELEMENTS } from '../../../shared/text/escapeUnknownTags.ts';

const ALLOWED = new Set(ALLOWED_ELEMENTS);
const VOID = new Set(['br', 'hr']);
// What stands inside these is not meant to be read.
const SILENT = /<(script|style|iframe|object|template|noscript|svg|math|textarea|title)\b[^]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[^]*?(?:-->|$)|<[!?][^>]*>?/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/**
 * HTML of articles and pages with everything taken out that is not plain writing. Nothing of the source's tags is kept:
 * each is written anew from the list above, so what the pattern does not understand ends as text. Tags are closed and
 * second-level headings numbered, so that a table of contents can point at them.
 */
export function sanitizeHtml(source: string): string {
  const html = source.replaceAll(SILENT, '').replaceAll(COMMENT, '');
  const open: string[] = [];
  let out = '';
  let at = 0;
  let headings = 0;
  for (const match of html.matchAll(TAG)) {
    out += asText(html.slice(at, match.index));
    at = match.index + match[0].length;
    const name = match[2]!.toLowerCase();
    if (!ALLOWED.has(name)) continue;
    if (match[1]) out += closed(open, name);
    else {
      out += `<${name}${name === 'h2' ? ` id="part-${++headings}"` : attributesOf(name, match[3] ?? '')}>`;
      if (!VOID.has(name)) open.push(name);
    }
  }
  out += asText(html.slice(at));
  return out + open.toReversed().map((name) => `</${name}>`).join(''); // prettier-ignore
}

/** Ends an element and all that is still open in it; an end without a beginning is left out. */
function closed(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  if (place < 0) return '';
  return open
    .splice(place)
    .toReversed()
    .map((ending) => `</${ending}>`)
    .join('');
}

// Entities stay what they are; what only looks like a tag becomes one no more.
const asText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function attributesOf(name: string, source: string): string {
  const attributes = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, key, ...values]) => [
      key!.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
  if (name === 'a') return linkOf(attributes.get('href') ?? '');
  if (name === 'th') return attributes.get('scope') === 'row' ? ' scope="row"' : ' scope="col"';
  return '';
}

/** Our own addresses, https, mail and telephone; the quotes and brackets of anything else cannot break out. */
function linkOf(source: string): string {
  const href = source.replaceAll('&amp;', '&').trim();
  const target = /^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/.test(href) ? href : safeUrl(href);
  if (target === null) return '';
  const written = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'); // prettier-ignore
  return ` href="${written}"${target.startsWith('https:') ? ' rel="noopener noreferrer"' : ''}`;
}

const FIELDS = ['html', 'en_html', 'es_html', 'ru_html'] as const;

/** A text in all its languages: whoever wrote it, what leaves the server is plain writing. */
export function safeTexts(texts: Localised<'html'>): Localised<'html'> {
  const present = FIELDS.filter((field) => texts[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, sanitizeHtml(texts[field]!)])) as Localised<'html'>;
}
