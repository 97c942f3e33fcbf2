/**
 * A path as its route writes it: `/Category/` is `/category`. The router takes capitals, slashes at the end and slashes in a
 * row for the same page; to a search engine each would be a page of its own. What stands for a parameter stays as it is.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const names = pattern.split('/');
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment, at) => (names[at]?.startsWith(':') === false ? names[at] : segment)).join('/')}`;
}
