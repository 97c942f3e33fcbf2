import type { Line } from './readLines.ts';

/** The columns of a catalogue that names none (SAP Ariba, Catalog Interchange Format 3.0). */
const DEFAULT_HEADINGS =
  'Supplier ID, Supplier Part ID, Manufacturer Part ID, Item Description, SPSC Code, Unit Price, Unit of Measure, Lead Time, Manufacturer Name, Supplier URL, Manufacturer URL, Market Price';

/** True for a text that begins as a catalogue of SAP Ariba does: "CIF_I_V3.0". */
export const isCif = (text: string): boolean => /^CIF_I_V/i.test(text);

/** Yields the headings of a catalogue of SAP Ariba as one line, then the lines between DATA and ENDOFDATA. */
export async function* cifLines(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  /** Null from the line DATA on, where the headings have been yielded. */
  let headings: string | null = DEFAULT_HEADINGS;
  for await (const { number, text } of lines) {
    const [, names] = /^FIELDNAMES:(.*)/i.exec(text) ?? [];
    if (headings === null) {
      if (/^ENDOFDATA\s*$/i.test(text)) return;
      yield { number, text };
    } else if (names !== undefined) headings = names.trim();
    else if (/^DATA\s*$/i.test(text)) {
      yield { number, text: headings };
      headings = null;
    }
  }
}
