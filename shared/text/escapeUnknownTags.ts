/** The elements allowed in the merchant's texts. */
export const ALLOWED_ELEMENTS: readonly string[] =
  'p br h2 h3 h4 ul ol li strong em b i a table caption thead tbody tr th td blockquote code sub sup dl dt dd details summary figure figcaption hr'.split(
    ' ',
  );

const HREF = String.raw`href="(?:https:\/\/|mailto:|tel:|#|\/(?![\/\\]))[^"<>]*"`;
/** A picture of the store's own, with its attributes in the order in which the server writes them. */
const PICTURE = String.raw`img src="\/media\/p\/own\.[\w.-]+" srcset="[\w\/., -]+" sizes="[\w(): ,-]+" alt="[^"<>]*" width="\d+" height="\d+" loading="lazy" \/>`;
const OTHERS = new RegExp(
  `<(?!${PICTURE}|/?(?:${ALLOWED_ELEMENTS.join('|')})(?: (?:${HREF}|rel="[a-z ]*"|id="[\\w-]*"|scope="[a-z]*"))*(?: /)?>)`,
  'g',
);

/**
 * Escapes every tag that is not exactly as the server's `sanitizeHtml` writes it. Sanitised HTML is unchanged; HTML
 * from anywhere else becomes text.
 */
export const escapeUnknownTags = (html: string): string => html.replace(OTHERS, '&lt;');
