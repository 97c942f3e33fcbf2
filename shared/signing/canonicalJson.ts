import { isRecord } from '../json/isRecord.ts';

/** JSON with keys in code-point order at every level, so that both sides compute the same text (cf. RFC 8785). */
export const canonicalJson = (value: unknown): string => inOrder(JSON.parse(JSON.stringify(value)));

// Not via a sorted object: JavaScript puts integer-like keys first.
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).toSorted(([a], [b]) => byCodePoint(a, b));
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${inOrder(inner)}`).join(',')}}`;
}

// Code points, not UTF-16 units: they differ above U+FFFF, and most other languages sort by code points.
/** Compares two texts by their code points, for `sort`; unlike `<`, which compares UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (char) => char.codePointAt(0)!);
  const right = Array.from(b, (char) => char.codePointAt(0)!);
  const difference = left.findIndex((point, index) => point !== right[index]);
  if (difference === -1) return left.length - right.length;
  return difference < right.length ? left[difference]! - right[difference]! : 1;
}
