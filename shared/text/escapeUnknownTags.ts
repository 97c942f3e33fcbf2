/** The elements allowed in the merchant's texts. */
export const ALLOWED_ELEMENTS: readonly string[] =
  'p br h2 h3 h4 ul ol li strong em b i a table caption thead tbody tr th td blockquote code sub sup dl dt dd details summary figure figcaption hr img'.split(
    ' ',
  );

const HREF = String.raw`href="(?:https:\/\/|mailto:|tel:|#|\/(?![\/\\]))[^"<>]*"`;
const PICTURE = String.raw`src="\/media\/p\/own\.[^"<>]*"|srcset="\/media\/p\/own\.[^"<>]*"|sizes="[^"<>]*"|alt="[^"<>]*"|width="\d+"|height="\d+"|loading="lazy"`;
const OTHERS = new RegExp(
  `<(?!/?(?:${ALLOWED_ELEMENTS.join('|')})(?: (?:${HREF}|rel="[a-z ]*"|id="[\\w-]*"|scope="[a-z]*"|${PICTURE}))*(?: /)?>)`,
  'g',
);

/**
 * Escapes every tag that is not exactly as the server's `sanitizeHtml` writes it. Sanitised HTML is unchanged; HTML
 * from anywhere else becomes text.
 */
export const escapeUnknownTags = (html: string): string => html.replace(OTHERS, '&lt;');
