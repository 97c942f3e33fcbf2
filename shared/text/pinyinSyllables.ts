import chinese from 'simple-keyboard-layouts/build/layouts/chinese.js';

// The package's types lack it.
const { layoutCandidates } = chinese as typeof chinese & { layoutCandidates: Record<string, string> };

/** The characters of each pinyin syllable, by frequency. Without single consonants, which are no syllables. */
export const syllables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(layoutCandidates)
    .filter(([syllable]) => /[aeiouv]/.test(syllable))
    .map(([syllable, characters]) => [syllable, characters.replaceAll(' ', '')]),
);
