const SKIPPED = new Set(['script', 'style', 'noscript']);
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'use', 'wbr']);
/** A tag, a comment, or the text between them; `<` within scripts and styles is skipped with them. */
const PIECE = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/g;
const SPOKEN = /\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g;

/**
 * The texts of a page as the server sends it, with the accessible names and hints: what `saidBy` reads in a browser.
 */
export function servedTexts(html: string): string[] {
  const texts = new Set<string>();
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|noscript)\b[^]*?<\/\1>/g, '');
  /** The nesting depth within elements that are not translated. */
  let skipped = 0;
  for (const [, slash, name = '', attributes = '', text] of body.matchAll(PIECE)) {
    for (const [, spoken = ''] of attributes.matchAll(SPOKEN)) texts.add(decode(spoken));
    if (text !== undefined) {
      if (skipped === 0) texts.add(decode(text));
      continue;
    }
    const isNested = !VOID.has(name) && !attributes.endsWith('/');
    if (slash === '/') skipped = Math.max(0, skipped - 1);
    else if (isNested && (skipped > 0 || SKIPPED.has(name) || / translate="no"/.test(attributes))) skipped++;
  }
  texts.add(decode(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''));
  texts.delete('');
  return [...texts];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes the entities of an HTML text. */
export const decode = (html: string): string =>
  html.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
