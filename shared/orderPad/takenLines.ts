import type { ListedLine } from './parseList.ts';

/**
 * The lines of a list that go on the pad: those that are sure, and those that the store knows. A list of which that leaves
 * nothing asks for goods in words, and all of it is taken.
 */
export function takenLines<T extends Pick<ListedLine, 'isSure'>>(
  lines: readonly T[],
  isKnown: (line: T) => boolean,
): readonly T[] {
  const taken = lines.filter((line) => line.isSure || isKnown(line));
  return taken.length > 0 ? taken : lines;
}
