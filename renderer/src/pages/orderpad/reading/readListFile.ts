import { PAD_LIST_MAX } from '../../../../../shared/contract/limits.ts';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { isTooLong } from '../../../../../shared/orderPad/table/formats/longTexts.ts';
import type { ReadList } from './ReadList.ts';

/** Why a file cannot be read, as a key of the page's texts. */
export type FileProblem = 'tooLarge' | 'tooLong' | 'unreadable' | 'oldExcel';

/** A file that cannot be read as a list. */
export class ListFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Reads a list from a CSV file or an Excel workbook, in the browser. Throws a ListFileError. */
export async function readListFile(file: File, language: string): Promise<ReadList> {
  if (file.size > PAD_LIST_MAX) throw new ListFileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ListFileError('oldExcel');
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  const text = decoded(bytes, language);
  if (text.includes('\0')) throw new ListFileError('unreadable');
  if (isTooLong(text)) throw new ListFileError('tooLong');
  return { ...parseList(text), numbers: [], otherSheets: 0, hiddenRows: 0 };
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadList> {
  const [{ readXlsx }, { UnpackedTooLarge }] = await Promise.all([
    import('./readXlsx.ts'),
    import('../../../../../shared/sheets/unpackXlsx.ts'),
  ]);
  try {
    return await readXlsx(bytes);
  } catch (error) {
    throw new ListFileError(error instanceof UnpackedTooLarge ? 'tooLarge' : 'unreadable');
  }
}

/** Excel writes CSV in UTF-8, in UTF-16, or in the alphabet of its country. */
function decoded(bytes: Uint8Array, language: string): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const old = language === 'ru' ? 'windows-1251' : language === 'zh' ? 'gb18030' : 'windows-1252';
    return new TextDecoder(old).decode(bytes);
  }
}
