/**
 * robots.txt: crawlers may read all but the API and development pages. Pages to keep out of search engines carry
 * `noindex`, which a crawler must be able to read.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /healthz',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
