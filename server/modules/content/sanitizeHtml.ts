import { safeUrl } from '../../../shared/web/links.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { ALLOWED_ELEMENTS } from '../../../shared/text/escapeUnknownTags.ts';

const ALLOWED = new Set(ALLOWED_ELEMENTS);
const VOID = new Set(['br', 'hr']);
// Elements whose content is not text to read.
const DROPPED_ELEMENTS =
  /<(script|style|iframe|object|template|noscript|svg|math|textarea|title)\b[^]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[^]*?(?:-->|$)|<[!?][^>]*>?/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/**
 * Sanitises HTML of articles and pages. No source tag is copied: allowed tags are written from the list above, and
 * everything else becomes text. Tags are closed, and h2 headings get ids for the table of contents.
 */
export function sanitizeHtml(source: string): string {
  const html = source.replaceAll(DROPPED_ELEMENTS, '').replaceAll(COMMENT, '');
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

/** Closes an element and all that is open inside it; ignores an end tag without a start tag. */
function closed(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  if (place < 0) return '';
  return open
    .splice(place)
    .toReversed()
    .map((ending) => `</${ending}>`)
    .join('');
}

// Keeps entities; escapes remaining angle brackets.
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

/** Returns an own path, https, mailto or tel URL with quotes and brackets escaped; anything else is rejected. */
function linkOf(source: string): string {
  const href = source.replaceAll('&amp;', '&').trim();
  const target = /^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/.test(href) ? href : safeUrl(href);
  if (target === null) return '';
  const written = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'); // prettier-ignore
  return ` href="${written}"${target.startsWith('https:') ? ' rel="noopener noreferrer"' : ''}`;
}

const FIELDS = ['html', 'en_html', 'es_html', 'ru_html'] as const;

/** Sanitises a text in all its languages. */
export function safeTexts(texts: Localised<'html'>): Localised<'html'> {
  const present = FIELDS.filter((field) => texts[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, sanitizeHtml(texts[field]!)])) as Localised<'html'>;
}
