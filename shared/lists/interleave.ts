/** Interleaves lists: the first of each, then the second of each, without repeats. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Set(all.flat())];
}
