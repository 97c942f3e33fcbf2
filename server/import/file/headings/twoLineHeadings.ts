import { meaningsOf } from './columns.ts';

/**
 * The headings of two lines, the upper of which has merged cells: "Product" above "Number", "Name" and "Maker". An upper
 * heading counts for the empty cells to its right. Where both together mean nothing, the lower one counts alone.
 */
export function twoLineHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  let upperHeading = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const own = lower[index]?.trim() ?? '';
    upperHeading = upper[index]?.trim() || upperHeading;
    if (own === '') return upper[index]?.trim() ?? '';
    const both = `${upperHeading} ${own}`.trim();
    return meaningsOf(both).length > 0 ? both : own;
  });
}
