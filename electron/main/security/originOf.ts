/**
 * The origin of an address as text, or null where it has none that could be ours: opaque addresses (about:, data:,
 * blob:) and addresses with credentials. Unlike `URL.origin` it knows our own scheme, which URL calls "null".
 */
export function originOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || url.host === '' || url.username !== '' || url.password !== '') return null;
  return `${url.protocol}//${url.host}`;
}
