const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** A URL and the time of its last change, if known. */
export interface Entry {
  address: string;
  changed?: string | undefined;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const element =
  (name: 'url' | 'sitemap') =>
  ({ address, changed }: Entry): string =>
    `<${name}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</${name}>\n`;

/** Returns the sitemap index file. */
export const indexFile = (files: readonly Entry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.map(element('sitemap')).join('')}</sitemapindex>\n`;

/** Yields a sitemap file, written while its URLs are read. */
export async function* addressFile(batches: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const batch of batches) yield batch.map(element('url')).join('');
  yield '</urlset>\n';
}
