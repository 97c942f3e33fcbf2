/** Interleaves lists: the first of each, then the second of each, without repeats. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(all.flat())];
}
