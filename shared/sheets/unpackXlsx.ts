import { Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate';
import { type MergedCells, mergedCells } from './mergedCells.ts';
import { type Hidden, leaveShown, type ShownOptions } from './shownCells.ts';

/** The unpacked workbook would be larger than the limit. */
export class UnpackedTooLarge extends Error {}

/**
 * Unpacks a workbook and packs it again without compression. The reader of workbooks knows no limit, and starts workers
 * that the page's policy forbids; of what is not compressed it does neither. Throws `UnpackedTooLarge` as soon as more
 * than `max` bytes have come out, whatever the file says of its sizes.
 */
export function repackXlsx(
  packed: Uint8Array,
  { max, ...options }: { max: number } & ShownOptions,
): { workbook: ArrayBuffer; hidden: Hidden; readMergedCells: () => MergedCells[][] } {
  const files: Zippable = {};
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      if (size > max) throw new UnpackedTooLarge();
      chunks.push(chunk);
      if (isLast) files[file.name] = concatBytes(chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // In small pieces, so that little is unpacked beyond the limit.
  for (let start = 0; start < packed.length; start += CHUNK)
    unzip.push(packed.subarray(start, start + CHUNK), start + CHUNK >= packed.length);
  const hidden = leaveShown(files, options);
  return { workbook: zipSync(files, { level: 0 }).slice().buffer, hidden, readMergedCells: () => mergedCells(files) };
}

const CHUNK = 16 * 1024;

function concatBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
