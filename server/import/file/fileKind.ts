import { UnreadableFile } from './readLines.ts';

/** The first bytes of files that are no lists, and the advice for each kind. */
const OTHERS: readonly [bytes: readonly number[], advice: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'it is a PDF: ask for the list as a workbook or as CSV'],
  [[0x1f, 0x8b], 'it is packed with gzip: unpack it first'],
  [[0x52, 0x61, 0x72, 0x21, 0x1a], 'it is packed with RAR: unpack it first'],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27], 'it is packed with 7-Zip: unpack it first'],
  [[0x89, 0x50, 0x4e, 0x47], 'it is a picture: ask for the list as a workbook or as CSV'],
  [[0xff, 0xd8, 0xff], 'it is a picture: ask for the list as a workbook or as CSV'],
  [[...Buffer.from(String.raw`{\rtf`)], 'it is a text document (.rtf): save its table as .xlsx or as CSV UTF-8'],
];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Control characters that text has: tab, line feed, form feed, carriage return, and the old end of a file. */
const IN_TEXT: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a]);
/** The share of other control characters above which a file is no text. */
const CONTROLS_MAX = 0.05;

const begins = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte);

/** True for an Excel workbook (.xlsx), false for text. Throws an UnreadableFile for a file that is neither. */
export function isWorkbook(head: Buffer, encoding: string | null): boolean {
  const other = OTHERS.find(([bytes]) => begins(head, bytes));
  if (other) throw new UnreadableFile(other[1]);
  if (begins(head, OLD_OFFICE)) throw new UnreadableFile(oldOffice(head));
  if (begins(head, ZIP)) return true;
  if (!isText(head, encoding))
    throw new UnreadableFile('it is neither text nor a workbook: save the list as .xlsx or as CSV UTF-8');
  return false;
}

/** Says what a packed file is that cannot be read as a workbook. */
export function packedFile(packed: Buffer): string {
  if (packed.includes('opendocument.spreadsheet'))
    return 'it is an OpenDocument sheet (.ods): save it as .xlsx or as CSV UTF-8';
  if (packed.includes('word/document.xml')) return 'it is a text document (.docx): copy its table into a workbook';
  if (packed.includes('xl/workbook.bin')) return 'it is a binary workbook (.xlsb): save it as .xlsx or as CSV UTF-8';
  if (packed.includes('xl/')) return 'the workbook is damaged: open it and save it anew as .xlsx or as CSV UTF-8';
  return 'it is a packed archive: unpack it first';
}

// Office packs a workbook with a password into a file of the old kind.
const oldOffice = (head: Buffer): string =>
  head.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'it is protected by a password: save it without one'
    : 'it is a workbook of an old kind (.xls): save it as .xlsx or as CSV UTF-8';

function isText(head: Buffer, encoding: string | null): boolean {
  if (encoding?.startsWith('utf-16')) return true;
  const controls = head.filter((byte) => byte < 0x20 && !IN_TEXT.has(byte)).length;
  return controls <= head.length * CONTROLS_MAX;
}
