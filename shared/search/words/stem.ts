// Light stemming: matches words that differ by number, gender or case; uses no dictionary.
const RUSSIAN_ENDINGS = [
  'иями',
  'ями',
  'ами',
  'ыми',
  'ими',
  'ого',
  'его',
  'ому',
  'ему',
  'иях',
  'ией',
  'ях',
  'ах',
  'ей',
  'ой',
  'ий',
  'ый',
  'ым',
  'им',
  'ом',
  'ем',
  'ов',
  'ев',
  'ые',
  'ие',
  'ых',
  'их',
  'ую',
  'юю',
  'ая',
  'яя',
  'ое',
  'ее',
  'ия',
  'ии',
  'ию',
  'ью',
  'а',
  'я',
  'о',
  'е',
  'и',
  'ы',
  'у',
  'ю',
  'ь',
  'й',
];
const SHORTEST_STEM = 3;

/** The stem of one lower-case word without diacritics: English and Spanish by one rule, Russian by its endings. */
export function stem(word: string): string {
  return /\p{Script=Cyrillic}/u.test(word) ? stemRussian(word) : stemLatin(word);
}

// "probes" and "probe", "sensores" and "sensors", "convexa" and "convex": plural s, last vowel, y like i.
function stemLatin(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const bare = singular.length > SHORTEST_STEM ? singular.replace(/[aeo]$/, '') : singular;
  return bare.replace(/y$/, 'i');
}

function stemRussian(word: string): string {
  const ending = RUSSIAN_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return (ending ? word.slice(0, -ending.length) : word).replace(FLEETING, 'к');
}
// "масок" is of "маска", "порошка" of "порошок".
const FLEETING = /(?<=..[^аеиоуыэюя])[ое]к$/;
