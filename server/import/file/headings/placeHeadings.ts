import { isGross, meaningsOf } from './columns.ts';
import { plainHeading } from './words/plainHeading.ts';
import type { ExportFormat } from './formats/ExportFormat.ts';
import { columnIn } from './formats/exports.ts';

/** The headings of each column by their index in the file. */
export interface Placement {
  /** All headings of a column: the first whose cell is not empty counts. */
  places: Map<string, number[]>;
  /** Headings that surely mean a column. */
  strong: Map<string, number[]>;
  /** Columns that the export's format names. */
  ofFormat: ReadonlySet<string>;
}

/** The most properties that distinguish the variants of a product. */
const OPTIONS_MAX = 3;

/** Places headings by the command line's map, by the export's format, or by their words, in this order. */
export function placeHeadings(
  headings: readonly string[],
  format: ExportFormat | null,
  map: ReadonlyMap<string, string | null>,
): Placement {
  const strong = new Map<string, number[]>();
  const weak = new Map<string, number[]>();
  const ranked = new Map<string, { index: number; rank: number }[]>();
  let options = 0;
  for (const [index, heading] of headings.entries()) {
    const mappedColumn = map.get(heading.trim().toLowerCase());
    const formatColumns = format && columnIn(format, plainHeading(heading));
    if (mappedColumn !== undefined) {
      if (mappedColumn !== null) add(strong, mappedColumn, index);
    } else if (formatColumns) {
      for (const { column, rank } of formatColumns) add(ranked, column, { index, rank });
    } else if (isOption(heading, format)) {
      options += 1;
      if (options <= OPTIONS_MAX) add(strong, `option_${options}`, index);
    } else
      for (const { column, certainty } of meaningsOf(heading))
        add(certainty === 'strong' ? strong : weak, column, index);
  }
  for (const [column, matches] of ranked) {
    const [first, ...others] = matches.toSorted((one, other) => one.rank - other.rank).map(({ index }) => index);
    if (!strong.has(column)) strong.set(column, [first!]);
    weak.set(column, [...others, ...(weak.get(column) ?? [])]);
  }
  // Of two prices that are equally sure, the one without tax counts.
  weak.get('price')?.sort((one, other) => Number(isGross(headings[one]!)) - Number(isGross(headings[other]!)));
  return { places: joinPlaces(strong, weak), strong, ofFormat: new Set(ranked.keys()) };
}

function add<T>(to: Map<string, T[]>, column: string, item: T): void {
  to.set(column, [...(to.get(column) ?? []), item]);
}

const isOption = (heading: string, format: ExportFormat | null): boolean =>
  Boolean(format?.options) && plainHeading(heading).startsWith(`${format!.options} `);

/** Sure headings first, in the order of columns in which they were placed. */
function joinPlaces(strong: Map<string, number[]>, weak: Map<string, number[]>): Map<string, number[]> {
  const places = new Map([...strong].map(([column, indices]) => [column, [...indices, ...(weak.get(column) ?? [])]]));
  for (const [column, indices] of weak) if (!places.has(column)) places.set(column, indices);
  return places;
}
