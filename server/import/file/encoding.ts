import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

/** The encodings that are recognised without `--encoding`: those in which files of the store's languages are written. */
const LEGACY: Record<string, string> = {
  'windows-1251': 'windows-1251',
  'koi8-r': 'koi8-r',
  'iso-8859-5': 'iso-8859-5',
  gb18030: 'gb18030',
  'windows-1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
};
const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;
/** XML and HTML may name their encoding. */
const DECLARED = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)|^\s*<[^]*<meta[^>]*\bcharset=["']?([\w-]+)/i;
/** Text in Latin letters as UTF-16 has a NUL in every second byte. */
const NULS_OF_UTF16 = 0.2;

/** Returns the encoding of a text file, by the bytes that it begins with. Its name is one that `TextDecoder` knows. */
export function encodingOf(head: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte));
  if (marked) return marked[0];
  const declared = DECLARED.exec(Buffer.from(head.subarray(0, 1_024)).toString('latin1'));
  const name = (declared?.[1] ?? declared?.[2])?.toLowerCase();
  if (name !== undefined && name !== 'utf-8' && isEncoding(name)) return name;
  const wide = wideEncoding(head.subarray(0, 4_096));
  if (wide) return wide;
  if (isUtf8Text(head)) return 'utf-8';
  const detected = analyse(head).find(({ name }) => LEGACY[name.toLowerCase()] !== undefined);
  return detected ? LEGACY[detected.name.toLowerCase()]! : 'windows-1252';
}

/** True for the name of an encoding that can be read. */
export function isEncoding(name: string): boolean {
  try {
    return Boolean(new TextDecoder(name));
  } catch {
    return false;
  }
}

function wideEncoding(head: Uint8Array): string | null {
  const [even, odd] = [0, 1].map((from) => head.filter((byte, index) => index % 2 === from && byte === 0).length) as [
    number,
    number,
  ];
  // A file that is no text has them in all places.
  if (Math.max(even, odd) < head.length * NULS_OF_UTF16 || Math.min(even, odd) > Math.max(even, odd) / 2) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

// The head may end within a character. A few broken characters are damage in a UTF-8 file; in another encoding hardly any
// character is valid.
function isUtf8Text(head: Uint8Array): boolean {
  if ([0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut)))) return true;
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return (text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0) > broken;
}
