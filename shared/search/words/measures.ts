import { simplify } from './tokens.ts';

interface Unit {
  /** How it is written in the catalogue and by buyers, the symbol first. */
  names: readonly string[];
  /** Also how it is written, but only right behind its number: by itself it is a small word. */
  attached?: readonly string[];
  /** How else the catalogue writes it; a buyer who writes so may mean another unit. */
  written?: readonly string[];
  /** Its symbol is a sign, no word: in the catalogue the number stands alone. */
  isSign?: boolean;
  /** What one of it is in the smallest unit of its row; none where nothing is reckoned across. */
  factor?: number;
}

/** Units that are reckoned into each other stand in one row. */
const ROWS: readonly (readonly Unit[])[] = [
  [
    { names: ['mm', 'мм', '毫米', 'millimeter', 'millimetre', 'milimetro', 'миллиметр'], factor: 1 },
    { names: ['cm', 'см', '厘米', '公分', 'centimeter', 'centimetre', 'centimetro', 'сантиметр'], factor: 10 },
    { names: ['m', 'м', '米', 'meter', 'metre', 'metro', 'метр', 'mtr'], factor: 1_000 },
    { names: ['inch', 'in', 'inches', 'pulgada', 'pulg', 'дюйм', '英寸', '寸'], factor: 25.4, isSign: true },
  ],
  [
    { names: ['ml', 'мл', '毫升', 'cc', 'milliliter', 'millilitre', 'mililitro', 'миллилитр'], factor: 1 },
    { names: ['l', 'л', '升', 'liter', 'litre', 'litro', 'литр', 'ltr'], factor: 1_000 },
  ],
  [
    { names: ['g', 'г', '克', 'gram', 'gramo', 'грамм', 'gr'], factor: 1 },
    { names: ['kg', 'кг', '公斤', '千克', 'kilogram', 'kilo', 'кило'], factor: 1_000 },
  ],
  [
    { names: ['hz', 'гц', '赫兹', 'hertz', 'герц'], factor: 1 },
    { names: ['khz', 'кгц', '千赫'], factor: 1_000 },
    { names: ['mhz', 'мгц', '兆赫', 'megahertz', 'мегагерц'], factor: 1_000_000 },
  ],
  [
    { names: ['w', 'вт', '瓦', 'watt', 'vatio', 'ватт'], factor: 1 },
    { names: ['kw', 'квт', '千瓦', 'kilowatt'], factor: 1_000 },
  ],
  [
    { names: ['v', 'вольт', '伏', 'volt', 'voltio'], attached: ['в'], factor: 1 },
    { names: ['kv', 'кв', '千伏'], factor: 1_000 },
  ],
  [
    { names: ['mah', 'мач', '毫安时'], factor: 1 },
    { names: ['ah', 'ач', '安时'], factor: 1_000 },
  ],
  [{ names: ['fr', 'ch', 'french', 'charriere', 'фр'] }],
  [{ names: ['µm', 'um', 'мкм', '微米', 'micron'] }],
  [{ names: ['j', 'дж', '焦耳', 'joule', 'julio', 'джоуль'] }],
  [{ names: ['min', 'мин', '分钟', 'minute', 'minuto', 'минута'] }],
  [{ names: ['s', 'с', '秒', 'sec', 'second', 'segundo', 'сек'] }],
  [{ names: ['h', 'ч', '小时', 'hour', 'hora', 'час'] }],
  [{ names: ['usp'] }],
  [{ names: ['ga', 'gauge', 'калибр'], written: ['g'] }],
  [{ names: ['mmhg', 'ммртст'] }],
  [{ names: ['kpa', 'кпа'] }],
  [{ names: ['psi'] }],
  [{ names: ['rpm', 'обмин'] }],
  [{ names: ['khu'] }],
  [{ names: ['dpi'] }],
  [{ names: ['gb', 'гб'] }],
  [{ names: ['lm', 'лм'] }],
  [{ names: ['kohm', 'kω', 'ком'] }],
  [{ names: ['deg', 'degree', 'grado', 'градус', '度'], isSign: true }],
];
interface Place {
  row: readonly Unit[];
  unit: Unit;
}
const placesBy = (namesOf: (unit: Unit) => readonly string[]): Map<string, Place> =>
  new Map(ROWS.flatMap((row) => row.flatMap((unit) => namesOf(unit).map((name) => [name, { row, unit }] as const))));
const PLACE = placesBy(({ names }) => names);
const ATTACHED_PLACE = placesBy(({ attached = [] }) => attached);

/** Russian units are inflected, but not their symbols: "12 вольта", "5 дюймов". */
const ENDING = /(?<=\p{L}{3})(?:e?s|а|ов)$/u;
const placeOf = (word: string): Place | undefined => {
  const plain = simplify(word);
  return PLACE.get(plain) ?? PLACE.get(plain.replace(/e?s$/, '')) ?? PLACE.get(plain.replace(ENDING, ''));
};
const placeBehind = (word: string): Place | undefined => placeOf(word) ?? ATTACHED_PLACE.get(simplify(word));

export const isUnit = (word: string): boolean => word !== '' && placeOf(word) !== undefined;

const NUMBERS = /^(\d+(?:[.,]\d+)?)(?:[-–—x×*](\d+(?:[.,]\d+)?))?$/;
const ATTACHED = /^([\d.,]+(?:[-–—x×*][\d.,]+)?)(\p{L}+)$/u;
const DECIMALS_MAX = 2;

/** The numbers of a measure, one or a range, and its unit, where a piece of text has both: "2-5MHz". */
export function attachedMeasure(text: string): { numbers: string; unit: string } | null {
  const [, numbers = '', unit = ''] = ATTACHED.exec(text) ?? [];
  return NUMBERS.test(numbers) && placeBehind(unit) ? { numbers, unit } : null;
}

/** A size as it is typed, "15x122" or "35 х 43", with its sign in one way and without blanks; "30°" with the unit in letters. */
export const withPlainSizes = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)\s*[xх×*](?=\s*\d)/giu, '$1x')
    .replaceAll(/(?<=\dx)\s+(?=\d)/g, '')
    .replaceAll(/(?<=\d)\s*°(?!\s*[CFСФ])/giu, 'deg');

/** The numbers of a size; of any other text none. */
export const sizeParts = (text: string): string[] =>
  /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/.test(text) ? text.split('x') : [];

export const isNumbers = (text: string): boolean => NUMBERS.test(text);

/**
 * The ways in which a catalogue may write a measure, each as the words that all have to be there: number and unit apart
 * or as one word, in other languages, and reckoned into the units beside ("14 cm" is "140 mm").
 */
export function measureForms(numbers: string, unit: string): string[][] {
  const [, first = '', second] = NUMBERS.exec(numbers) ?? [];
  const place = placeBehind(unit);
  if (first === '' || !place) return [];
  const values = [first, second].flatMap((text) => (text === undefined ? [] : [Number(text.replace(',', '.'))]));
  const from = place.unit.factor;
  return place.row.flatMap((other) => {
    const isSame = other === place.unit;
    if (!isSame && (from === undefined || other.factor === undefined)) return [];
    const reckoned = isSame ? values : values.map((value) => (value * from!) / other.factor!);
    return formsIn(other, reckoned);
  });
}

function formsIn({ names, written: others = [], isSign = false }: Unit, values: readonly number[]): string[][] {
  const written = values.map(writtenForms);
  if (written.some((forms) => forms.length === 0)) return [];
  const numbers = written.reduce<string[][]>(
    (all, forms) => all.flatMap((one) => forms.map((form) => [...one, form])),
    [[]],
  );
  const symbols = [names[0]!, ...others].map((symbol) => [symbol]);
  const units = isSign ? [...symbols, []] : symbols;
  return numbers.flatMap((each) => units.map((unit) => [...each, ...unit]));
}

/** A number as catalogues write it, with zeros at its end and without; none for one that nobody writes. */
function writtenForms(value: number): string[] {
  const rounded = Math.round(value * 1_000) / 1_000;
  if (rounded === 0 || rounded > 99_999 || Math.abs(rounded - value) > 1e-9) return [];
  const plain = String(rounded);
  const decimals = plain.split('.')[1]?.length ?? 0;
  const padded = Array.from({ length: DECIMALS_MAX + 1 }, (_, count) => count).filter((count) => count > decimals);
  return [plain, ...padded.map((count) => rounded.toFixed(count))];
}
