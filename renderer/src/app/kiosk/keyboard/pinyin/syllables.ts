import chinese from 'simple-keyboard-layouts/build/layouts/chinese.js';

// The package's types do not know of it.
const { layoutCandidates } = chinese as typeof chinese & { layoutCandidates: Record<string, string> };

/** The characters of each syllable of pinyin, the usual ones first. Single consonants, which are none, are left out. */
export const syllables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(layoutCandidates)
    .filter(([syllable]) => /[aeiouv]/.test(syllable))
    .map(([syllable, characters]) => [syllable, characters.replaceAll(' ', '')]),
);
