/** A larger block makes each change in it slow; more of them make each change on the page slow. */
const BLOCK_ROWS = 20;

/**
 * Groups neighbours into blocks of at most 20 by a number of each row, such as its place, so that of a thousand rows the
 * browser lays out the blocks near the window. With a number that a row keeps, a removal leaves the other blocks alone.
 */
export function blocksOf<T>(rows: readonly T[], numberOf: (row: T, at: number) => number): T[][] {
  const blocks: T[][] = [];
  let before: number | null = null;
  rows.forEach((row, at) => {
    const block = Math.floor(numberOf(row, at) / BLOCK_ROWS);
    if (block === before) blocks.at(-1)!.push(row);
    else blocks.push([row]);
    before = block;
  });
  return blocks;
}
