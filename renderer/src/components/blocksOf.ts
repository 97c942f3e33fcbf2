/** A larger block makes each change in it slow; more of them make each change on the page slow. */
const BLOCK_ROWS = 20;

interface Block<T> {
  /** Its own, also where other rows part a block in two. */
  key: string;
  rows: T[];
}

/**
 * Groups neighbours into blocks of at most 20 by a number of each row, such as its place, so that of a thousand rows the
 * browser lays out the blocks near the window. With a number that a row keeps, a removal leaves the other blocks and the
 * key of its own alone.
 */
export function blocksOf<T>(rows: readonly T[], numberOf: (row: T, at: number) => number): Block<T>[] {
  const blocks: Block<T>[] = [];
  const parts = new Map<number, number>();
  let before: number | null = null;
  rows.forEach((row, index) => {
    const number = Math.floor(numberOf(row, index) / BLOCK_ROWS);
    if (number === before) return void blocks.at(-1)!.rows.push(row);
    const part = parts.get(number) ?? 0;
    parts.set(number, part + 1);
    blocks.push({ key: `${number}.${part}`, rows: [row] });
    before = number;
  });
  return blocks;
}
