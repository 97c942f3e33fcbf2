/** Returns the short path of a payment's page, which a phone's camera reads: `/pay/` and 22 characters. */
export const payPath = (key: string): string =>
  `/pay/${Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url')}`;

/** Returns the key of a path's last part; null if it is not a key. */
export function keyOfPath(link: string): string | null {
  const hex = /^[\w-]{22}$/.test(link) ? Buffer.from(link, 'base64url').toString('hex') : '';
  return /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)?.slice(1).join('-') ?? null;
}
