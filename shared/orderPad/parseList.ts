import { applyAmendments, type ReadRow } from './amendments/applyAmendments.ts';
import { countedEach, timesEach } from './amendments/forEach.ts';
import { repeatedLines } from './amendments/quotedLines.ts';
import { withoutComponents } from './amendments/withoutComponents.ts';
import { EVIDENCE, sureFrom } from './evidence.ts';
import type { ListedLine } from './ListedLine.ts';
import { textsOfElsewhere } from './prose/elsewhere.ts';
import { partsOf } from './prose/sentences.ts';
import { withoutSpeakers } from './prose/speakers.ts';
import { styleOf } from './quantities/counts.ts';
import { STROKE } from './quantities/quantity.ts';
import { isHeading } from './table/columnNames.ts';
import { type Columns, columnsOf } from './table/columns.ts';
import { readCellPerLine } from './table/layouts/cellPerLine.ts';
import { readColumnRuns } from './table/layouts/columnRuns.ts';
import { readCrossTable, stackTwinTables } from './table/layouts/crossTable.ts';
import { isAddress } from './table/addresses.ts';
import { withoutCountedPlaces } from './table/countedPlaces.ts';
import { fillDittos } from './table/layouts/ditto.ts';
import { withLabelsBeside, withoutLabels, withQuantitiesBelow } from './table/layouts/fields.ts';
import { lineOf, withoutBullet } from './table/lineOf.ts';
import { withoutLongRuns } from './table/formats/longTexts.ts';
import { readMessage } from './table/formats/messages.ts';
import { withoutPositions, withPositionsApart } from './table/positions.ts';
import { readPrintLines } from './table/formats/printLines.ts';
import { isTabular, plainText, readRows, type Rows } from './table/readRows.ts';
import { readRecords } from './table/layouts/records.ts';
import { severalInOneRow } from './table/layouts/severalInOneRow.ts';
import { joinWrappedLines } from './table/wrappedLines.ts';
import { joinWrappedRows } from './table/formats/wrappedRows.ts';

export interface ParsedList {
  lines: ListedLine[];
  /** Rows that are no lines: headings, totals, and quantities of 0. Every row of a list is here or in `lines`. */
  leftOut: string[];
}

/** Reads the part numbers and quantities of a list that was pasted, typed or read from a CSV file. */
export function parseList(text: string): ParsedList {
  const short = withoutLongRuns(text);
  const message = readMessage(short);
  if (!message) return withAskedElsewhere(withoutRepeated(parseText(short), short), short);
  const { lines, leftOut } = parseRows([['Part', 'Qty'], ...message.rows]);
  return { lines, leftOut: [...leftOut.slice(1), ...message.leftOut] };
}

const parseText = (text: string): ParsedList =>
  parseRows(
    rowsOf(
      joinWrappedRows(
        withoutSpeakers(
          plainText(text).replaceAll(STROKES, withoutBars).replaceAll(PARTICLE, '').replaceAll(THANKS, ''),
        ),
      ),
    ),
  );

/** "A-1一把。谢谢！": without blanks the thanks would be a part of the goods. */
const THANKS = /(?<=\S)[。！!，,、~～ ]{1,3}(?:谢谢|多谢|感谢|辛苦)(?:您|你|了|大家)?[。！!.~～]{0,3}$/gmu;

/** "A-1 ||||": strokes that count, and no borders of cells. */
const STROKES = /^[^|\n]*\S[^\S\n]+\|{2,}$/gmu;
const withoutBars = (line: string): string => line.replaceAll('|', STROKE);

/** "A-1来10支吧": a particle at the end of a request. */
const PARTICLE = /(?<=\p{Script=Han})[吧哈哦啊呗](?=[。！!]?$)/gmu;

function withoutRepeated({ lines, leftOut }: ParsedList, text: string): ParsedList {
  const repeated = repeatedLines(text, lines);
  return {
    lines: lines.filter((line) => !repeated.has(line)),
    leftOut: [...leftOut, ...Array.from(repeated, ({ row }) => row)],
  };
}

/** "Same as last time but double: A-1 5": how many that is does not stand in the text, so the buyer is asked. */
function withAskedElsewhere({ lines, leftOut }: ParsedList, text: string): ParsedList {
  const texts = textsOfElsewhere(text);
  const isAsked = (line: ListedLine): boolean => texts.some((each) => each.includes(line.text));
  return {
    lines: lines.map((line) =>
      typeof line.quantity === 'number' && isAsked(line) ? { ...line, quantity: `${line.quantity}?` } : line,
    ),
    leftOut,
  };
}

/** The rows of a text: of a sentence that orders several things a row each, between them those of tables. */
function rowsOf(plain: string): Rows {
  // Cells in quotes may hold line ends.
  if (plain.includes('"')) return readRows(plain);
  const read = plain.split('\n').map((line) => {
    const [dash = ''] = /^\s*[-–—•·*▪◦]\s+(?=\S)/u.exec(line) ?? [];
    const parts = isTabular(line) || isAddress(line) ? null : partsOf(withoutBullet(line.trim()));
    return { line, parts: parts?.map((part) => dash.trimStart() + part) };
  });
  if (!read.some(({ parts }) => parts)) return readRows(plain);
  const rest = readRows(read.flatMap(({ line, parts }) => (parts ? [] : [line])).join('\n'));
  return read.flatMap(({ parts }) => parts?.map((part) => [part]) ?? [rest.shift() ?? []]);
}

/** The characters of a cell that are parsed: at worst the time of a pattern grows with the square of the length. */
const CELL_MAX = 2_000;
/** The characters kept from the end of a longer cell, where its quantity may be. */
const CELL_END = 200;
const shortened = (cell: string): string =>
  cell.length <= CELL_MAX ? cell : `${cell.slice(0, CELL_MAX - CELL_END)} ${cell.slice(-CELL_END)}`;

/** Reads the part numbers and quantities of a table. */
export function parseRows(table: Rows): ParsedList {
  const filled = rowPerItem(table.map((cells) => cells.map((cell) => shortened(cell.trim()))));
  const names = namesAbove(filled);
  const records = readPrintLines(filled) ?? readCrossTable(filled) ?? readRecords(filled.slice(names));
  const numbered = records?.rows ?? filled;
  const rows = withoutPositions(numbered);
  const style = styleOf(rows.map((cells) => cells.join(' ')));
  const several = severalInOneRow(rows, style);
  if (several) return { lines: several, leftOut: [] };
  const columns = columnsOf(rows, style);
  const read = rows.slice(columns.headingRows).map((cells, index): ReadRow => {
    const first = numbered[index + columns.headingRows]![0] ?? '';
    return {
      row: rowText(cells),
      line: isAddress(rowText(cells)) ? null : lineOf(cells, columns, style),
      place: columns.quantity === 0 && cells.length > 1 ? '' : placeIn(first, cells.length),
      isOfTable: cells.length > 1,
      isText: cells.filter(Boolean).length === 1 || (columns.quantity === null && columns.headingRows === 0),
    };
  });
  const settledRows = timesEach(countedEach(applyAmendments(withoutComponents(withOpenQuantities(read, columns)))));
  const orderedRows = withFiguresBelow(joinWrappedLines(withoutCountedPlaces(settledRows))).flatMap(({ row, line }) =>
    line && line.quantity !== 0 ? [{ line, row }] : [],
  );
  const needed = sureFrom(orderedRows.map(({ line }) => line.evidence));
  const above = records ? [...filled.slice(0, names).map(rowText), ...records.leftOut] : [];
  const leftOut = settledRows.filter(({ line }) => line === null || line.quantity === 0).map(({ row }) => row);
  return {
    lines: orderedRows.map(({ row, line: { text, quantity, evidence } }) => ({
      text,
      quantity,
      isSure: evidence >= needed,
      row,
    })),
    leftOut: [...above, ...rows.slice(0, columns.headingRows).map(rowText), ...leftOut],
  };
}

/** Turns a table of an unusual layout into one with a row for each item; leaves out empty rows. */
function rowPerItem(table: Rows): Rows {
  const rows = table.filter((cells) => cells.some(Boolean));
  const regular =
    readCellPerLine(rows) ?? readColumnRuns(rows) ?? withLabelsBeside(withQuantitiesBelow(rows.map(withoutLabels)));
  return withPositionsApart(stackTwinTables(fillDittos(regular))).filter((cells) => cells.some(Boolean));
}

/** The most rows below a part number that are searched for its quantity. */
const BELOW_MAX = 3;

/**
 * The rows, with a question where a part number has no quantity and a figure follows on a line of its own: "A-1", "Sensor", "4",
 * "EA".
 */
function withFiguresBelow(rows: readonly ReadRow[]): readonly ReadRow[] {
  return rows.map((read, index) => {
    const { line } = read;
    if (!line || line.isCounted || read.isOfTable || line.evidence !== EVIDENCE.isNumber) return read;
    const next = rows.slice(index + 1, index + 1 + BELOW_MAX);
    const end = next.findIndex((row) => (row.line?.evidence ?? 0) >= EVIDENCE.leadsWithNumber);
    const figure = (end < 0 ? next : next.slice(0, end)).find(({ row }) => /^\d{1,4}$/u.test(row));
    return figure ? { ...read, line: { ...line, quantity: `${figure.row}?` } } : read;
  });
}

/** A row that is empty in a named column of quantities is asked where other rows have one. */
function withOpenQuantities(rows: readonly ReadRow[], { names, quantity }: Columns): readonly ReadRow[] {
  if (names === 0 || quantity === null) return rows;
  if (!rows.some(({ line }) => line?.isCounted && typeof line.quantity === 'number')) return rows;
  return rows.map((row) =>
    row.line && !row.line.isCounted && row.isOfTable ? { ...row, line: { ...row.line, quantity: '1?' } } : row,
  );
}

const rowText = (cells: readonly string[]): string => cells.filter(Boolean).join(', ');

/** "3", "3. A-1", "1.2": the number that a row bears in its list. */
function placeIn(first: string, cells: number): string {
  const [, place = ''] =
    (cells > 1 ? /^(\d{1,5}(?:\.\d{1,3})*)[.)]?$/u : /^[([]?(\d{1,5})(?:[.)\]、]\s*|\s+)\S/u).exec(first) ?? [];
  return place;
}

/** How many cells at the top name the columns of a table that was copied a cell a line: "Item", "Qty". */
function namesAbove(rows: Rows): number {
  if (rows.some(({ length }) => length > 1)) return 0;
  const index = rows.findIndex((cells) => !isHeading(cells));
  return index === 2 ? index : 0;
}
