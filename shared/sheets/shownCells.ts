import { strFromU8, strToU8, type Zippable } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const HIDDEN_ROW = /<row\b[^>]*?\shidden="(?:1|true)"[^>]*?(?:\/>|>[\s\S]*?<\/row>)/g;
const HIDDEN_SHEET = /<sheet\b[^>]*?\sstate="(?:hidden|veryHidden)"[^>]*?>/g;
const SHEET_NAME = /\sname="([^"]*)"/;
/** A cell with an error, and a formula that was saved without what it comes to. */
const ERROR = /<c\b([^>]*?)\st="e"([^>]*)>(?:(?!<\/c>)[\s\S])*?<v>([^<]*)<\/v>\s*<\/c>/g;
const UNCOUNTED = /<c\b([^>]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

/** The hidden rows (their number) and sheets of a workbook. */
export interface Hidden {
  rows: number;
  /** The names of sheets. */
  sheets: ReadonlySet<string>;
}

export interface ShownOptions {
  /** Whether hidden rows are taken out. They are counted either way. */
  hiddenRows: 'keep' | 'remove';
  /** The text of a formula that was saved without its result. */
  uncounted: string;
}

/** Takes hidden rows out of the files of a workbook, or only counts them. What Excel shows as an error, or has not counted yet, becomes a text. */
export function leaveShown(files: Zippable, { hiddenRows, uncounted }: ShownOptions): Hidden {
  let rows = 0;
  for (const [name, file] of Object.entries(files)) {
    if (!SHEET.test(name)) continue;
    const xml = strFromU8(file as Uint8Array);
    const shown = xml
      .replaceAll(HIDDEN_ROW, (row) => {
        if (row.includes('<v>') || row.includes('<is>')) rows += 1;
        return hiddenRows === 'keep' ? row : '';
      })
      .replaceAll(ERROR, (_, before: string, after: string, error: string) => textCell(before + after, error))
      .replaceAll(UNCOUNTED, (_, attributes: string) => textCell(attributes, uncounted));
    if (shown !== xml) files[name] = strToU8(shown);
  }
  const workbook = files['xl/workbook.xml'];
  const hidden = workbook ? strFromU8(workbook as Uint8Array).match(HIDDEN_SHEET) : null;
  return { rows, sheets: new Set((hidden ?? []).flatMap((sheet) => decoded(SHEET_NAME.exec(sheet)?.[1] ?? ''))) };
}

const textCell = (attributes: string, text: string): string =>
  `<c${attributes.replace(/\st="[^"]*"/, '')} t="inlineStr"><is><t>${text}</t></is></c>`;

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** The text of an attribute in XML. */
const decoded = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
