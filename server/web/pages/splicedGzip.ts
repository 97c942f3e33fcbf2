import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

// A page is the same for all visitors except for the nonce of its policy. Its parts are compressed once, as deflate
// blocks without back references beyond their beginning; nonces are inserted between them as stored blocks.

const deflate = promisify<Buffer, object, Buffer>(deflateRaw);
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

// Ends on a byte boundary, without the flag of a last block.
const OPTIONS = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };
// Compress short parts synchronously: a thread with a window of 32 KB costs more than the compression.
const SHORT = 4_096;
const SHORT_OPTIONS = { ...OPTIONS, windowBits: 12, memLevel: 5 };

/** The content between two nonces. */
export interface Part {
  plain: Buffer;
  deflated: Buffer;
}

/** Compresses the texts between the nonces, each on its own. */
export const compressParts = (texts: readonly string[]): Promise<Part[]> =>
  Promise.all(
    texts.map(async (text) => {
      const plain = Buffer.from(text);
      const deflated = plain.length < SHORT ? deflateRawSync(plain, SHORT_OPTIONS) : await deflate(plain, OPTIONS);
      return { plain, deflated };
    }),
  );

/** Returns the uncompressed parts with the nonce between them. */
export const spliced = (parts: readonly Part[], nonce: string): Buffer =>
  Buffer.concat(between(parts.map(({ plain }) => plain), Buffer.from(nonce))); // prettier-ignore

/** Returns the gzip stream: precompressed parts with stored blocks for the nonces. */
export function splicedGzip(parts: readonly Part[], nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  let sum = 0;
  let length = 0;
  for (const piece of between(
    parts.map(({ plain }) => plain),
    bytes,
  )) {
    sum = crc32(piece, sum);
    length += piece.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  const blocks = between(parts.map(({ deflated }) => deflated), storedBlock(bytes)); // prettier-ignore
  return Buffer.concat([HEAD, ...blocks, LAST_BLOCK, tail]);
}

function between(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator, piece]));
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
