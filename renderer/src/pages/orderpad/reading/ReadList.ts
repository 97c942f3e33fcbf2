import type { ListedLine } from '../../../../../shared/orderPad/parseList.ts';

/** What a file has, and what its reader should be told. */
export interface ReadList {
  lines: ListedLine[];
  ignored: number;
  /** Part numbers that the file keeps as numbers. */
  numbers: string[];
  /** Other sheets with lines, which were not read. */
  otherSheets: number;
  /** Rows that the workbook hides, of all its sheets. */
  hiddenRows: number;
}
