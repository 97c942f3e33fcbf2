/** An export of a shop's or an ERP program, which some of its headings give away. Words are plain headings. */
export interface ExportFormat {
  name: string;
  /** Headings that only this export has: all of them are there. */
  signs: string;
  /** Headings by column, the preferred one first. Other headings mean what they mean in any file. */
  columns: Record<string, string>;
  /** Headings to leave aside. */
  aside?: string;
  /** How a cell of groups is written: the sign between groups and the one between levels, and roots that say nothing. */
  groups?: { between?: string; level: string; roots?: RegExp };
  /** The sign between part numbers in a cell. */
  between?: string;
  /** The first word of headings of what a variant is chosen by: "Свойство: Размер". */
  options?: string;
  /** A product with variants, which follow it, is not sold itself. */
  hasFrames?: true;
}
