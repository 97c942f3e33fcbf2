/**
 * A path in its route's spelling: `/Category/` becomes `/category`. The router treats capitals, trailing and double
 * slashes as the same page; for a search engine each would be another page. Parameters stay as they are.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const names = pattern.split('/');
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment, index) => (names[index]?.startsWith(':') === false ? names[index] : segment)).join('/')}`;
}
