import { hasNumber } from './hasNumber.ts';

/** "5 x A-1 x B-2", "A-1 x 5 x B-2": a figure that may belong to either number is asked for each of them; null for any other text. */
export function betweenNumbers(line: string): string[] | null {
  const pieces = line.trim().split(/\s+[x×*]\s+/iu);
  const figures = pieces.filter((piece) => /^\d{1,4}$/u.test(piece));
  const numbers = pieces.filter((piece) => !/\s/u.test(piece) && hasNumber(piece));
  const isOpen = figures.length === 1 && numbers.length > 1 && figures.length + numbers.length === pieces.length;
  return isOpen ? numbers.map((number) => `${number} ${figures[0]}?`) : null;
}
