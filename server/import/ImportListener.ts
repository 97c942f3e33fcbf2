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
  /** Called for a row that is not imported. `source` holds the cells as the file has them. */
  refused(line: Line, reason: string, source: readonly string[]): void;
  progress(report: ImportReport): void;
  /** Called before the first row. */
  opened?(format: FileFormat): void;
  /** Called for a value of an imported row that was left out or may be damaged, and for a row that is not for sale. */
  noted?(line: Line, about: string, what: string): void;
  /** Called when pictures or documents were loaded: for `products` of the `of` products that lacked some. */
  filesLoaded?(about: 'pictures' | 'documents', products: number, of: number): void;
}
