const ITEM = String.raw`(?:item|line|pos(?:ition)?|row|no|п(?:ункт|оз(?:иц\p{L}+)?)?|строк\p{L}*|línea|posición|partida|ítem|renglón|zeile)\p{L}*\.?\s*(?:no\.?|nr\.?|#|№|n\.?º)?\s*`;
const POSITIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ITEM}|№\s*)(?<list>\d{1,5}(?:\s*(?:,|and|&|y|и)\s*\d{1,5}(?![\p{L}\p{N}-]))*)(?![\p{L}\p{N}-])|第(?<one>\d{1,4}|[一二三四五六七八九十])[行项条个種种]`,
  'iu',
);
/** Both begin with one of these, or end with it. */
const MAY_REFER = /(?<!\p{L})(?:item|line|pos|row|no|one|п(?:ункт|оз)|строк|línea|partida|ítem|renglón|zeile)|№|第/u;
const ORDINALS = [
  'first|1st|primer[oa]?|перв\\p{L}+',
  'second|2nd|segund[oa]|втор\\p{L}+',
  'third|3rd|tercer[oa]?|трет\\p{L}+',
  'fourth|4th|cuart[oa]|четв[её]рт\\p{L}+',
  'fifth|5th|quint[oa]|пят(?:ый|ая|ую|ое|ой)',
];
const ORDINAL = new RegExp(
  String.raw`(?<!\p{L})(?:the|el|la)?\s*(?:${ORDINALS.map((words) => `(${words})`).join('|')})\s+(?:one|item|line|position|row|línea|posición|partida|позици\p{L}+|строк\p{L}+|пункт\p{L}*)(?!\p{L})`,
  'iu',
);

export interface Positions {
  /** As they are written: 10, 20, or 1, 2. */
  numbers: number[];
  /** The sentence without them. */
  rest: string;
}

/** The positions of a list that a sentence refers to: "item 3", "позиции 3 и 4", "the second one"; null for any other. */
export function positionsIn(sentence: string): Positions | null {
  if (!MAY_REFER.test(sentence.toLowerCase())) return null;
  const match = POSITIONS.exec(sentence);
  const { list, one } = match?.groups ?? {};
  const numbers =
    list?.match(/\d+/gu)?.map(Number) ?? (one ? [Number(one) || '一二三四五六七八九十'.indexOf(one) + 1] : []);
  if (match && numbers.length > 0) return { numbers, rest: sentence.replace(match[0], ' ').trim() };
  const ordinal = ORDINAL.exec(sentence);
  if (!ordinal) return null;
  const place = ordinal.findIndex((words, index) => index > 0 && words !== undefined);
  return { numbers: [place], rest: sentence.replace(ordinal[0], ' ').trim() };
}
