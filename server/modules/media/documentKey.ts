import { createHash } from 'node:crypto';

const KEY = /^[0-9a-f]{16}\.([1-9]\d{0,8})$/;
const PDF_SIGNATURE = '%PDF-';
/** Readers accept some bytes before the signature. */
const SIGNATURE_WITHIN = 1_024;

/** True for the content of a PDF file. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, SIGNATURE_WITHIN).includes(PDF_SIGNATURE);

/** The key of a document: a hash of its content, and its size in bytes. */
export const documentKeyOf = (content: Buffer): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${content.length}`;

/** The size of a document in bytes; null for another text than a key. */
export function sizeInKey(key: string): number | null {
  const size = KEY.exec(key)?.[1];
  return size === undefined ? null : Number(size);
}

/** The address of a document: the name is for its reader, and decides nothing. */
export const documentAddress = (key: string, name: string): string => `/media/d/${key}/${encodeURIComponent(name)}.pdf`;
