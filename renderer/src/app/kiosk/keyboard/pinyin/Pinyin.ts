/** A candidate, and the number of letters that it replaces. */
export interface Candidate {
  text: string;
  used: number;
}
interface Word extends Candidate {
  times: number;
}

/** Longer input is rare before a candidate is chosen. */
const LETTERS_MAX = 40;
const WORD_MAX = 12;

/**
 * Converts pinyin to characters. Its words come from the store's own texts, the frequent ones first: visitors look for
 * its groups, products and labels. Other input is converted character by character.
 */
export class Pinyin {
  readonly #table: Readonly<Record<string, string>>;
  readonly #readings = new Map<string, string[]>();
  readonly #runs: string[];

  /** The characters of each syllable, by frequency. */
  constructor(table: Readonly<Record<string, string>>, texts: string) {
    this.#table = table;
    for (const [syllable, characters] of Object.entries(table)) {
      for (const character of characters)
        this.#readings.set(character, [...(this.#readings.get(character) ?? []), syllable]);
    }
    this.#runs = texts.match(/[\u4e00-\u9fff]{2,}/g) ?? [];
  }

  /** Candidates for the letters, the likeliest first; empty where the letters are not pinyin. */
  candidates(letters: string): Candidate[] {
    const typed = letters.slice(0, LETTERS_MAX);
    const words = this.#words(typed);
    const whole = words[0]?.used === typed.length ? null : this.#sentence(typed);
    const candidates = [...(whole ? [{ text: whole, used: typed.length }] : []), ...words, ...this.#characters(typed)];
    return [...new Map(candidates.toReversed().map((each) => [each.text, each])).values()].toReversed();
  }

  /** Words that match the beginning of the input: longer matches first. */
  #words(typed: string): Word[] {
    const words = new Map<string, Word>();
    for (const run of this.#runs) {
      for (let start = 0; start < run.length - 1; start += 1)
        this.#follow(run.slice(start, start + WORD_MAX), typed, words);
    }
    return [...words.values()].toSorted(
      (a, b) => b.used - a.used || b.times - a.times || a.text.length - b.text.length,
    );
  }

  /** Matches a text against the input by each reading of its characters. */
  #follow(text: string, typed: string, words: Map<string, Word>): void {
    const step = (at: number, used: number): void => {
      if (at >= 2) {
        const word = text.slice(0, at);
        const useCount = words.get(word);
        words.set(word, { text: word, used: Math.max(used, useCount?.used ?? 0), times: (useCount?.times ?? 0) + 1 });
      }
      if (used === typed.length) return;
      const rest = typed.slice(used);
      for (const reading of this.#readings.get(text[at] ?? '') ?? []) {
        if (rest.startsWith(reading)) step(at + 1, used + reading.length);
        // The last syllable is incomplete.
        else if (at > 0 && reading.startsWith(rest)) step(at + 1, typed.length);
      }
    };
    step(0, 0);
  }

  /** The candidates of the first syllable, the longest reading first: xian, then xi. */
  #characters(typed: string): Candidate[] {
    const syllables = this.#syllables(typed);
    if (syllables.length === 0 && typed !== '') {
      const beginning = Object.keys(this.#table).filter((syllable) => syllable.startsWith(typed));
      return beginning.flatMap((syllable) =>
        Array.from(this.#table[syllable]!.slice(0, 3), (text) => ({ text, used: typed.length })),
      );
    }
    return syllables.flatMap((syllable) =>
      Array.from(this.#table[syllable]!, (text) => ({ text, used: syllable.length })),
    );
  }

  #syllables(typed: string): string[] {
    const first = Array.from({ length: 6 }, (_, index) => typed.slice(0, 6 - index));
    return [...new Set(first)].filter((syllable) => Object.hasOwn(this.#table, syllable));
  }

  /** Converts all of the input by the longest words first; null where some of it is not pinyin. */
  #sentence(typed: string, dead = new Set<number>()): string | null {
    if (typed === '') return '';
    if (dead.has(typed.length)) return null;
    const characters = this.#syllables(typed).map((syllable) => ({
      text: this.#table[syllable]![0]!,
      used: syllable.length,
    }));
    for (const { text, used } of [...longest(this.#words(typed)), ...characters]) {
      const rest = this.#sentence(typed.slice(used), dead);
      if (rest !== null) return text + rest;
    }
    dead.add(typed.length);
    return null;
  }
}

/** The most frequent word of each length. */
const longest = (words: readonly Word[]): Word[] =>
  words.filter(({ used }, index) => words.findIndex((word) => word.used === used) === index);
