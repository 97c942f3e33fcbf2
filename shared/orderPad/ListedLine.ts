/** A line that was read from a list. */
export interface ListedLine {
  /** A part number or a description, as it was written. */
  text: string;
  /** A text where the table's cell for it holds no whole number: it is for the buyer to mend. */
  quantity: number | string;
  /** By its form it orders something; else it is a line where the store knows what it names (`takenRows`). */
  isSure: boolean;
  /** The row that it was read from, in one line. */
  row: string;
}
