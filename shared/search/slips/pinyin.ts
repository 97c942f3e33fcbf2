import { syllables } from '../../text/pinyinSyllables.ts';
import { tradeHanPhrases } from '../words/concepts/thesaurus.ts';

const HAN = /^\p{Script=Han}{2,}$/u;
/** Shorter letters may be the pinyin of too many things. */
const LETTERS_MIN = 5;
const LETTERS_MAX = 40;
/** The most readings of a phrase that are known. */
const READINGS_MAX = 16;
/** Characters that end what a thing is called, and are no phrases: 泵 of 输液泵. */
const ENDINGS = Array.from('机仪器泵线管针灯板床纸包盒垫头刀剪钳镜钩');

let readings: Map<string, string[]> | null = null;
function readingsOf(character: string): readonly string[] {
  if (!readings) {
    readings = new Map();
    for (const [syllable, characters] of Object.entries(syllables))
      for (const each of characters) readings.set(each, [...(readings.get(each) ?? []), syllable]);
  }
  return readings.get(character) ?? [];
}

/** Every way to read the characters, a syllable each; none where a character is in no table. */
const spellingsOf = (text: string): string[] =>
  Array.from(text).reduce<string[]>(
    (ways, character) =>
      ways.flatMap((way) => readingsOf(character).map((reading) => way + reading)).slice(0, READINGS_MAX),
    [''],
  );

const spelt = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The Chinese phrases of the trade by their pinyin, without tones. */
function phrasesBySpelling(): ReadonlyMap<string, string> {
  const phrases = tradeHanPhrases();
  const cached = spelt.get(phrases);
  if (cached) return cached;
  const bySpelling = new Map<string, string>();
  for (const phrase of phrases) {
    if (!HAN.test(phrase)) continue;
    for (const spelling of spellingsOf(phrase)) if (!bySpelling.has(spelling)) bySpelling.set(spelling, phrase);
  }
  spelt.set(phrases, bySpelling);
  return bySpelling;
}

/** Pinyin in Latin letters, of one or more phrases of the trade without a rest, in characters; null for any other text. */
export function fromPinyin(text: string): string | null {
  const letters = text
    .toLowerCase()
    .replaceAll(/[\s'’-]+/g, '')
    .replaceAll('ü', 'v');
  if (letters.length < LETTERS_MIN || letters.length > LETTERS_MAX || !/^[a-z]+$/.test(letters)) return null;
  const phrases = phrasesBySpelling();
  /** By the place where it ends: the fewest pieces that the letters up to there are. */
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 2; end <= letters.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const piece = letters.slice(start, end);
      const phrase = phrases.get(piece) ?? (before.length > 0 ? endings().get(piece) : undefined);
      if (phrase !== undefined && before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, phrase];
    }
  }
  return best[letters.length]?.join('') ?? null;
}

/** Chinese of one or more phrases of the trade that is written with characters that sound alike: 监户仪 is 监护仪. */
export function soundingAlike(text: string): string | null {
  for (const spelling of spellingsOf(text)) {
    const phrase = fromPinyin(spelling);
    if (phrase !== null && phrase.length === text.length) return phrase;
  }
  return null;
}

let ends: ReadonlyMap<string, string> | null = null;
const endings = (): ReadonlyMap<string, string> =>
  (ends ??= new Map(
    ENDINGS.toReversed().flatMap((character) => readingsOf(character).map((reading) => [reading, character])),
  ));
