const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** An address, and when what it shows was last changed where that is known. */
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

/** The file that names all the others. */
export const indexFile = (files: readonly Entry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.map(element('sitemap')).join('')}</sitemapindex>\n`;

/** One file of addresses, written while they are read. */
export async function* addressFile(batches: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const batch of batches) yield batch.map(element('url')).join('');
  yield '</urlset>\n';
}
