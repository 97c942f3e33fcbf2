import type { Line } from './readLines.ts';

/** The columns of a catalogue that names none (Catalog Interchange Format 3.0 of SAP Ariba). */
const FIELDS =
  'Supplier ID, Supplier Part ID, Manufacturer Part ID, Item Description, SPSC Code, Unit Price, Unit of Measure, Lead Time, Manufacturer Name, Supplier URL, Manufacturer URL, Market Price';

/** True for the first line of a catalogue of Ariba. */
export const isCif = (text: string): boolean => /^CIF_I_V/i.test(text);

/** Yields the headings of a catalogue of Ariba, and the lines between DATA and ENDOFDATA. */
export async function* cifLines(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let headings: string | null = FIELDS;
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
