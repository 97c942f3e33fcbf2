import sanitize from 'sanitize-html';

const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A text of a file without HTML: paragraphs and list items become lines, entities their characters. */
export function plainText(html: string): string {
  // OpenCart keeps its HTML escaped.
  const isEscaped =
    !/<[a-z]/i.test(html) && /&lt;\/?(?:p|br|li|ul|ol|div|span|h[1-6]|b|strong|em|table|tr|td)\b/i.test(html);
  const text = isEscaped ? html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!) : html;
  if (!HTML.test(text)) return text;
  const blocks = sanitize(text.replaceAll(/\r?\n/g, ' '), {
    allowedTags: ['p', 'br', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'td', 'th', 'ul', 'ol', 'table'],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript'],
  });
  return blocks
    .replaceAll(/<li>/g, '\n• ')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|table)>/g, '\n\n')
    .replaceAll(/<br ?\/?>|<\/(?:div|tr)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A name on one line, with single blanks. */
export const plainName = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim().normalize('NFC');
