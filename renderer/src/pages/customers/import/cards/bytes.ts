/** The largest input: an address book of many hundreds, pictures included. */
export const CARD_BYTES_MAX = 10_000_000;

// In chunks: each byte becomes an argument of a function, and engines limit their number.
const CHUNK = 8_192;

/** Turns bytes into a string with one character per byte, the form in which old cards are parsed. */
export function binaryOf(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  return chunks.join('');
}

const bytesOf = (binary: string): Uint8Array => Uint8Array.from(binary, (char) => char.charCodeAt(0));

/**
 * A text, or a text file, as UTF-8; other encodings stay as they are, and are decoded by the charset that their lines
 * name.
 */
export function utf8Of(source: string | Uint8Array): Uint8Array {
  if (typeof source === 'string') return new TextEncoder().encode(source.replace(/^\uFEFF/, ''));
  const [first, second, third] = source;
  if (first === 0xff && second === 0xfe) return utf8Of(new TextDecoder('utf-16le').decode(source));
  if (first === 0xfe && second === 0xff) return utf8Of(new TextDecoder('utf-16be').decode(source));
  return first === 0xef && second === 0xbb && third === 0xbf ? source.slice(3) : source;
}

/** Decodes bytes: the first of these character sets that fits, else windows-1252. */
export function decodeText(binary: string, charsets: readonly string[] = ['utf-8']): string {
  const bytes = bytesOf(binary);
  for (const charset of charsets) {
    const text = tryDecode(bytes, charset);
    if (text !== null) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Decodes quoted-printable: `=C3=A9`. */
export const decodeQuotedPrintable = (binary: string): string =>
  binary.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function tryDecode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null; // not in that character set, or an unknown one
  }
}
