const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url (RFC 4648, 5; without padding). */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const remaining = bytes.length - start;
    const group = (bytes[start]! << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(group >> shift) & 63]!);
    text += digits.slice(0, Math.min(remaining, 3) + 1).join('');
  }
  return text;
}
