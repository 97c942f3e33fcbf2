/** Which pages a pager names: the first, the last and the neighbours; null is a gap between them. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const named = [...new Set(near)].toSorted((one, other) => one - other);
  return named.flatMap((number, at) => {
    const before = at === 0 ? number - 1 : named[at - 1]!;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number]; // a gap of one is no shorter than its number
  });
}
