/** The elements that a text of the merchant's may have. */
export const ALLOWED_ELEMENTS: readonly string[] =
  'p br h2 h3 h4 ul ol li strong em b i a table caption thead tbody tr th td blockquote code sub sup dl dt dd details summary figure figcaption hr'.split(
    ' ',
  );

const HREF = String.raw`href="(?:https:\/\/|mailto:|tel:|#|\/(?![\/\\]))[^"<>]*"`;
const OTHERS = new RegExp(
  `<(?!/?(?:${ALLOWED_ELEMENTS.join('|')})(?: (?:${HREF}|rel="[a-z ]*"|id="[\\w-]*"|scope="[a-z]*"))*>)`,
  'g',
);

/**
 * HTML in which nothing is left to run: whatever is not a tag as the server's `safeHtml` writes them is a text. What
 * comes from there stays as it is, so that this shows in no page; it is the wall for what comes another way.
 */
export const escapeUnknownTags = (html: string): string => html.replace(OTHERS, '&lt;');
