/** Roots that British and American English write differently, the British way first. */
const ROOTS: readonly (readonly [british: string, american: string])[] = [
  ...([
    ['anaesth', 'anesth'],
    ['haem', 'hem'],
    ['aemi', 'emi'],
    ['paed', 'ped'],
    ['oesoph', 'esoph'],
  ] as const),
  ...([
    ['gynaec', 'gynec'],
    ['oedem', 'edem'],
    ['foet', 'fet'],
    ['faec', 'fec'],
    ['caec', 'cec'],
  ] as const),
  ...([
    ['aetio', 'etio'],
    ['oestr', 'estr'],
    ['diarrhoe', 'diarrhe'],
    ['sulph', 'sulf'],
    ['aluminium', 'aluminum'],
  ] as const),
  ...([
    ['colour', 'color'],
    ['tumour', 'tumor'],
    ['mould', 'mold'],
    ['grey', 'gray'],
    ['vapour', 'vapor'],
  ] as const),
  ...([
    ['theatre', 'theater'],
    ['centre', 'center'],
    ['fibre', 'fiber'],
    ['calibre', 'caliber'],
    ['litre', 'liter'],
  ] as const),
  ...([
    ['metre', 'meter'],
    ['orthopaed', 'orthoped'],
    ['catalogue', 'catalog'],
    ['analogue', 'analog'],
  ] as const),
];
/** Endings that go with any word, the British way first. */
const ENDINGS: readonly (readonly [british: string, american: string])[] = [
  ...([
    ['isation', 'ization'],
    ['ising', 'izing'],
    ['iser', 'izer'],
    ['ised', 'ized'],
    ['ise', 'ize'],
  ] as const),
  ...([
    ['yser', 'yzer'],
    ['yse', 'yze'],
    ['lled', 'led'],
    ['lling', 'ling'],
    ['ller', 'ler'],
  ] as const),
];

const replaced = (word: string, from: string, to: string, isEnding: boolean): string | null => {
  const position = isEnding ? word.search(new RegExp(`${from}s?$`)) : word.indexOf(from);
  return position < 0 ? null : word.slice(0, position) + to + word.slice(position + from.length);
};

/** Procedures that are called after the instrument that they are done with, in Latin and Cyrillic letters without accents. */
const PROCEDURES: readonly (readonly [procedure: RegExp, instrument: string])[] = [
  [/(?<=\p{L}{3}oscop)(?:y|ies)$/u, 'e'],
  [/(?<=\p{L}{3}oscop)ias?$/u, 'io'],
  [/(?<=\p{L}{3}оскоп)и(?:я|и|ю|ей|й|ях)$/u, ''],
];

/** "Colonoscopy", "colonoscopia", "колоноскопия" as the instrument is called; of any other word none. */
function instrumentOf(word: string): string[] {
  const knownProcedure = PROCEDURES.find(([procedure]) => procedure.test(word));
  return knownProcedure ? [word.replace(...knownProcedure)] : [];
}

/** An English word as the other side of the Atlantic writes it; a procedure as its instrument. The word itself is not among them. */
export function otherSpellings(word: string): string[] {
  const instrument = instrumentOf(word);
  if (instrument.length > 0 || !/^[a-z]{4,}$/.test(word)) return instrument;
  const all = [...ROOTS.map((pair) => [...pair, false] as const), ...ENDINGS.map((pair) => [...pair, true] as const)];
  const spellings = all.flatMap(([british, american, isEnding]) => [
    replaced(word, british, american, isEnding),
    // The American root may be part of the British one: "hem" of "haemo" is not there, but "color" of "colour" is.
    word.includes(british) ? null : replaced(word, american, british, isEnding),
  ]);
  return [...new Set(spellings)].filter((other) => other !== null && other !== word) as string[];
}
