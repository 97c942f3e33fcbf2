import { type Field, type as typeInto } from '../typing.ts';
import type { Candidate } from './Pinyin.ts';

/** The lower-case letters before the caret: the pinyin being typed. A part number has capitals or a dash. */
export function pinyinIn({ value, selectionStart, selectionEnd }: Field): string {
  if (selectionStart === null || selectionStart !== selectionEnd) return '';
  return /(?<![A-Za-z])[a-z]+$/.exec(value.slice(0, selectionStart))?.[0] ?? '';
}

/** Replaces the letters by the candidate; the caret stays behind the remaining letters. */
export function choose(field: Field, { text, used }: Candidate): void {
  const letters = pinyinIn(field);
  const end = field.selectionStart ?? 0;
  const start = end - letters.length;
  field.setSelectionRange(start, start + used);
  typeInto(field, text);
  const behind = end - used + text.length;
  field.setSelectionRange(behind, behind);
}
