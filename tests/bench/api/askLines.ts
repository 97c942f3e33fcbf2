import { type AskedFigures, askSigned, type Where } from './askSigned.ts';
import { codeOf } from '../writeCatalogue.ts';

const LINES = 40;
const LISTS = 60;
const SPREAD = 4_711;

/** A part number as buyers write it: whole, without separators, in words, with a slip, or of another store. */
const SPELLINGS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.replaceAll('-', ' '),
  (code) => code.toLowerCase().replaceAll('-', ''),
  (code) => `REF ${code} convex transducer`,
  (code) => code.slice(0, -2),
  (code) => `XQ${code.slice(3, 9)}77`,
];

const listOf = (rows: number, index: number): { text: string }[] =>
  Array.from({ length: LINES }, (_, line) => {
    const code = codeOf(((index * LINES + line) * SPREAD) % rows);
    return { text: SPELLINGS[line % SPELLINGS.length]!(code) };
  });

/** Asks for lists of 40 lines at a catalogue that is there already. */
export function askLines(where: Where, rows: number): Promise<AskedFigures> {
  const lists = Array.from({ length: 2 * LISTS }, (_, index) => ({ lines: listOf(rows, index) }));
  return askSigned(where, 'resolveLines', { warm: lists.slice(0, LISTS), measured: lists.slice(LISTS) });
}
