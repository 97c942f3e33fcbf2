import { DEFAULT_LANGUAGE, type Language } from '../../../../../shared/text/languages.ts';

/** A key's action other than typing a character. */
export type KeyAction =
  | 'shift'
  | 'back'
  | 'enter'
  | 'space'
  | 'left'
  | 'right'
  | 'letters'
  | 'digits'
  | 'latin'
  | 'hide';
export type Key = string | { action: KeyAction };
export type Sheet = 'letters' | 'latin' | 'digits';

const LATIN = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters by language; Chinese is typed as pinyin, with candidates above the keys. */
const LETTERS: Readonly<Record<Language, readonly string[]>> = {
  en: LATIN,
  es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'áéíóúü¿¡'],
  ru: ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбюё'],
  zh: LATIN,
};
/** Digits, and the characters of part numbers. */
const DIGITS = ['1234567890', '-/.,()+#&:', '@_%*=\'"?!'];
/** A row of digits above the letters, so that a part number needs no other sheet. */
const NUMBERS = '1234567890';
/** Characters of addresses and part numbers other than letters. */
const MARKS = ['-', '.', '/', '@'];

/** A key's character as shown and typed. */
export const applyShift = (key: string, isShifted: boolean): string => (isShifted ? key.toUpperCase() : key);

/** The rows of keys of one sheet. */
export function rowsOf(sheet: Sheet, language: Language): Key[][] {
  const letters = sheet === 'latin' ? LETTERS[DEFAULT_LANGUAGE] : LETTERS[language];
  const rows: Key[][] = (sheet === 'digits' ? DIGITS : [NUMBERS, ...letters]).map((row) => Array.from(row));
  const last = rows.at(-1) ?? [];
  if (sheet !== 'digits') last.unshift({ action: 'shift' });
  last.push({ action: 'back' });
  return [...rows, bottom(sheet, language)];
}

/** How many rows the largest sheet of a language has, with the candidates of Chinese. */
export const rowsIn = (language: Language): number => rowsOf('letters', language).length + (language === 'zh' ? 1 : 0);

function bottom(sheet: Sheet, language: Language): Key[] {
  const others: KeyAction[] = [sheet === 'digits' ? 'letters' : 'digits'];
  // E-mail addresses and most part numbers have Latin letters, which are not pinyin there.
  if (language === 'ru' || language === 'zh') others.push(sheet === 'latin' ? 'letters' : 'latin');
  const marks = sheet === 'digits' ? [] : MARKS;
  const tail: KeyAction[] = ['left', 'right', 'enter', 'hide'];
  return [...others.map(actionKey), { action: 'space' }, ...marks, ...tail.map(actionKey)];
}

const actionKey = (action: KeyAction): Key => ({ action });

/** The first sheet for a field. `lang="en"` marks codes and numbers, which are Latin in every language. */
export function sheetFor({ type, inputMode, lang }: Pick<HTMLInputElement, 'type' | 'inputMode' | 'lang'>): Sheet {
  if (type === 'tel' || type === 'number' || /^(numeric|decimal|tel)$/.test(inputMode)) return 'digits';
  const isLatin = /^(email|url|password)$/.test(type) || inputMode === 'email' || lang === 'en';
  return isLatin ? 'latin' : 'letters';
}
