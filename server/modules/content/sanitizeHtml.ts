import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { safeUrl } from '../../../shared/web/links.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import { keyInSource, ownPictureAt } from '../media/pictureKey.ts';
import { ALLOWED_ELEMENTS } from '../../../shared/text/escapeUnknownTags.ts';

/** Elements that are removed with their content: it is code, or belongs to another language than HTML. */
const DROPPED_ELEMENTS =
  'script style iframe object template noscript svg math textarea title select option xmp noembed noframes plaintext'.split(
    ' ',
  );
const PICTURE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'] as const;
/** A text's column is at most this wide. */
const SIZES = '(max-width: 799px) 92vw, 760px';
const FALLBACK_WIDTH = 640;
/** Elements nested deeper lose their tags. The parser's time grows with the square of the depth. */
const NESTING_LIMIT = 50;

const OPTIONS: IOptions = {
  allowedTags: [...ALLOWED_ELEMENTS, 'img'],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], th: ['scope'], img: [...PICTURE_ATTRIBUTES] },
  // Pictures of other origins say who reads the page, and are not there when it is read without a network.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['srcset'] === undefined,
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_ELEMENTS,
  nestingLimit: NESTING_LIMIT,
};

/**
 * Sanitises HTML of articles and pages by a list of allowed elements. Tags are closed, links lead to this store or to
 * an https, mailto or tel address, pictures are the merchant's own, and h2 headings get ids for the table of contents.
 */
export function sanitizeHtml(source: string): string {
  let headings = 0;
  return sanitize(source, {
    ...OPTIONS,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
      h2: (tagName) => ({ tagName, attribs: { id: `part-${++headings}` } }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureAttributes(src, alt) }),
      th: (tagName, { scope }) => ({ tagName, attribs: { scope: scope === 'row' ? 'row' : 'col' } }),
    },
  });
}

/** The attributes of a picture of the merchant's, by its key or address; none for another picture. */
function pictureAttributes(source: string, alt: string): Attributes {
  const picture = ownPictureAt(keyInSource(source) ?? source);
  if (!picture) return {};
  const { src, widths, width, height } = picture;
  const addressAt = (one: number): string => src.replace('{w}', String(one)).replace('{f}', 'webp');
  return {
    src: addressAt(widths.findLast((one) => one <= FALLBACK_WIDTH) ?? PICTURE_WIDTHS[0]),
    srcset: widths.map((one) => `${addressAt(one)} ${one}w`).join(', '),
    sizes: SIZES,
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
  };
}

/** Returns the address of a link in a text; null if it is neither local nor https, mailto or tel. */
export function allowedHref(source: string): string | null {
  const href = source.trim();
  return /^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/.test(href) ? href : safeUrl(href);
}

function linkAttributes(source: string): Attributes {
  const target = allowedHref(source);
  if (target === null) return {};
  return { href: target, ...(target.startsWith('https:') && { rel: 'noopener noreferrer' }) };
}

const FIELDS = ['html', 'en_html', 'es_html', 'ru_html'] as const;

/** Sanitises a text in all its languages. */
export function safeTexts(texts: Localised<'html'>): Localised<'html'> {
  const present = FIELDS.filter((field) => texts[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, sanitizeHtml(texts[field]!)])) as Localised<'html'>;
}
