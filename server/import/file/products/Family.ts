import type { FileRow } from '../fileRow.ts';
import type { ReadRow } from './notForSale.ts';

/** Joins the rows of a product: exports of shops write the fields that variants share in one row only. */
export interface Family {
  /** Returns the rows that are complete with this one. */
  take(row: ReadRow): FileRow[];
  /** Returns the rows that waited for others. */
  end?(): FileRow[];
}
