/**
 * What crawlers may read: all but the API and what only serves development. Pages that are not to be found say so
 * themselves (`noindex`): a crawler that may not read them would never learn it.
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
