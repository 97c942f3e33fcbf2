import { strFromU8, type Zippable } from 'fflate';

/** Cells of one column that are merged into the first of them; row and column numbers from 0. */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

const SHEET = /<sheet\b[^>]*?>/g;
const RELATION = /<Relationship\b[^>]*?>/g;
const MERGED = /<mergeCell\b[^>]*?\sref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;

const attribute = (element: string, name: string): string =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** The cells of each sheet that are merged with those below them, in the order of the workbook (ECMA-376, 18.3.1.55). */
export function mergedCells(files: Zippable): MergedCells[][] {
  const textOf = (path: string): string => {
    const file = files[path];
    return file ? strFromU8(file as Uint8Array) : '';
  };
  const targets = new Map(
    (textOf('xl/_rels/workbook.xml.rels').match(RELATION) ?? []).map((element) => [
      attribute(element, 'Id'),
      attribute(element, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return (textOf('xl/workbook.xml').match(SHEET) ?? []).map((sheet) =>
    [...textOf(targets.get(attribute(sheet, 'r:id')) ?? '').matchAll(MERGED)].flatMap(([, column, first, last]) =>
      first === last ? [] : [{ column: columnNumber(column!), first: Number(first) - 1, last: Number(last) - 1 }],
    ),
  );
}

/** The number of a column from its letters: A is 0, AB is 27. */
const columnNumber = (letters: string): number =>
  letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
