import { partNumberKey } from '../catalogue/partNumberKey.ts';
import { removeInvisible } from '../text/removeInvisible.ts';
import { mayBeSize } from '../search/measures/measures.ts';
import { gtinInScan } from '../search/numbers/gtin.ts';

/** A key that a line may mean. */
export interface LineKey {
  key: string;
  /** The first and the last word that it is made of. */
  from: number;
  to: number;
  /** It may be a size or a range: a number is meant only where it is written just so. */
  exactText?: string;
}

const WORDS_MAX = 12;
/** A part number may be written with blanks in it. */
const WORDS_OF_A_NUMBER = 3;
/** Among other words, a shorter number is a size or a count. */
const NUMBER_MIN = 4;
/** "$129.00" and "129,00€" are prices, whatever number has these digits. */
const AMOUNT = /^[$€£¥₽₴][\d.,]+$|^[\d.,]+[$€£¥₽₴]$/u;
/** "27 - 35" is one word. */
const SPACED_RANGE = /(?<![\p{L}\p{N}.,-])(\d{1,3}(?:[.,]\d+)?)\s+[-–—]\s+(\d{1,3}(?:[.,]\d+)?)(?![\p{L}\p{N}])/gu;
/** A label before a part number, with or without a blank: P/N, REF, #. */
const LABEL =
  /^\s*(?:(?:p\/?n|mpn|ref|reference|sku|part|item|cat|art|code|model|артикул|арт|код|номер|каталожный номер|referencia|código|cód|型号|货号|部件号|订货号|编号)(?:\.?\s*(?:no|nr|num|number|№|n\.?º))?\s*[.:#№：]+|[#№]|(?:p\/n|ref|sku|артикул|арт|код|referencia|código|型号|货号|部件号)\s)\s*/iu;

/**
 * The keys of the part numbers that a line may mean: the whole of it without a label, then runs of up to three words
 * with a digit. The whole stands first and has all words.
 */
export function lineKeys(text: string): LineKey[] {
  const plain = removeInvisible(text).normalize('NFKC');
  const scanned = gtinInScan(plain);
  if (scanned) return [{ key: scanned, from: 0, to: 0 }];
  const withoutLabel = plain.replace(LABEL, '');
  const words = (partNumberKey(withoutLabel) === '' ? plain : withoutLabel)
    .replaceAll(SPACED_RANGE, '$1-$2')
    .split(/[\s,;|()[\]"]+/u)
    .filter((word) => partNumberKey(word) !== '' && !AMOUNT.test(word))
    .slice(0, WORDS_MAX);
  const whole = { key: partNumberKey(words.join('')), from: 0, to: words.length - 1 };
  const numbers = words.flatMap((_, from) =>
    Array.from({ length: Math.min(WORDS_OF_A_NUMBER, words.length - from) }, (_each, more) => from + more).flatMap(
      (to): LineKey[] => {
        const exactText = words.slice(from, to + 1).join('');
        const key = partNumberKey(exactText);
        if (!/\p{N}/u.test(exactText) || key.length < NUMBER_MIN || key === whole.key) return [];
        return [{ key, from, to, ...(mayBeSize(exactText) && { exactText }) }];
      },
    ),
  );
  return whole.key === '' ? [] : [whole, ...numbers];
}

/** The longest of the keys that were found, without those inside a longer one. */
export function meantKeys(keys: readonly LineKey[], isFound: (key: LineKey) => boolean): string[] {
  const foundKeys = keys.filter(isFound).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const outer: LineKey[] = [];
  for (const one of foundKeys) if (!outer.some(({ from, to }) => from <= one.from && one.to <= to)) outer.push(one);
  return [...new Set(outer.toSorted((a, b) => a.from - b.from).map(({ key }) => key))];
}

/** The key whose neighbours are offered where none was found: the whole of a short line, else the longest number in it. */
export function nearKey(keys: readonly LineKey[]): string | null {
  const [whole, ...numbers] = keys;
  if (!whole) return null;
  if (whole.to - whole.from < WORDS_OF_A_NUMBER) return whole.key;
  return numbers.filter(({ from, to }) => from === to).toSorted((a, b) => b.key.length - a.key.length)[0]?.key ?? null;
}

const NEAR_MIN = 3;
const NEAR_SHARE = 0.6;

/** How many signs two keys share from their beginning; 0 where that is too little to be meant. */
export function nearness(wantedKey: string, key: string): number {
  let shared = 0;
  while (shared < wantedKey.length && shared < key.length && wantedKey[shared] === key[shared]) shared += 1;
  return shared >= NEAR_MIN && shared >= NEAR_SHARE * Math.max(wantedKey.length, key.length) ? shared : 0;
}
