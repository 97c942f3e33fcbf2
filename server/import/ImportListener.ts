import type { FileFormat, Line } from './file/fileRow.ts';

export interface ImportReport {
  rows: number;
  products: number;
  added: number;
  variants: number;
  refused: number;
  /** Products that the file says are not for sale, and that were. */
  retired: number;
}

export interface ImportListener {
  /** `source` holds the cells as the file has them. */
  refused(line: Line, reason: string, source: readonly string[]): void;
  progress(report: ImportReport): void;
  /** Before the first row. */
  opened?(format: FileFormat): void;
  /** A value was left out of a row that came in, or may be damaged; or the row was left out, as it is not for sale. */
  noted?(line: Line, about: string, what: string): void;
  /** Called when pictures or documents were loaded: for how many products, of those that lacked some. */
  filesLoaded?(about: 'pictures' | 'documents', products: number, of: number): void;
}
