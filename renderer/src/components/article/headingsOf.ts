export interface Heading {
  id: string;
  text: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The second-level headings of a text, as the server has numbered them. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([\w-]+)">([^]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
  }));
