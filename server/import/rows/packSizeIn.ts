import { BadRow } from './BadRow.ts';
import { isOnePiece, readPackSize } from './optional.ts';

const PACK_SIZE_MAX = 100_000;

/**
 * The pieces of one sales unit; 1 where the row has none. A row that is sold by the piece is no pack, whatever its carton
 * has, unless its price says what it is for: `note` is told. Throws a BadRow for another text than a number.
 */
export function packSizeIn(
  { pack_size = '', unit = '', price_of }: Readonly<Record<string, string>>,
  note: (column: string, text: string) => void,
): number {
  const parsed = readPackSize(pack_size, PACK_SIZE_MAX);
  if ('fault' in parsed) throw new BadRow(`pack_size "${pack_size.trim()}" ${parsed.fault}`);
  const size = ('value' in parsed && parsed.value) || 1;
  if (size === 1 || price_of !== undefined || !isOnePiece(unit)) return size;
  note('pack_size', `"${pack_size.trim()}" is no sales unit, as the row is sold by the piece ("${unit.trim()}")`);
  return 1;
}
