/**
 * The origin of an address; null for opaque addresses (about:, data:, blob:) and addresses with credentials. Unlike
 * `URL.origin`, which is "null" for them, it supports our own scheme.
 */
export function originOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || url.host === '' || url.username !== '' || url.password !== '') return null;
  return `${url.protocol}//${url.host}`;
}
