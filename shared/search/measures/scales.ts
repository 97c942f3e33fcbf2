import { BEGINNING, NUMBER, plainText } from './plainMeasures.ts';
import { HAN_UNITS, placeBehind, placesInText, type Unit } from './units.ts';

/** Marks places on a scale, so that they never match words. */
export const SCALE_PREFIX = '~';

/** Cells per doubling of a value: values half a percent apart fall into different cells. */
const CELLS_PER_DOUBLING = 128;
/** A nanometre in millimetres, and less. */
const LOWEST = 2 ** -30;
/** The number of halvings of the scale down to one cell. */
const LEVELS = 13;
const LAST_CELL = 2 ** LEVELS - 1;

const MEASURE = new RegExp(
  String.raw`${BEGINNING}(-?)(${NUMBER})(?: ?- ?(-?)(${NUMBER}))? ?` +
    String.raw`(${HAN_UNITS.join('|')}|[\p{L}--\p{Script=Han}][[\p{L}\p{N}\/]--\p{Script=Han}]*)` +
    String.raw`(?![[\p{L}\p{N}]--\p{Script=Han}])`,
  'gv',
);
const SIZE = new RegExp(
  String.raw`${BEGINNING}(\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+)` +
    String.raw`(?: ?(${HAN_UNITS.join('|')}|[\p{L}--\p{Script=Han}][[\p{L}\p{N}\/]--\p{Script=Han}]*))?`,
  'gv',
);
/** "20 / 30 °": several values with one unit. */
const SEVERAL = new RegExp(
  String.raw`${BEGINNING}(\d+(?:[.,]\d+)?(?: \/ \d+(?:[.,]\d+)?)+) ?` +
    String.raw`(${HAN_UNITS.join('|')}|[\p{L}--\p{Script=Han}][[\p{L}\p{N}\/]--\p{Script=Han}]*)`,
  'gv',
);

interface Scale {
  name: string;
  factor: number;
}
const scaleOf = ({ row, unit }: { row: readonly Unit[]; unit: Unit }): Scale => ({
  name: row[0]!.names[0]!,
  factor: unit.factor ?? 1,
});

const valueOf = (sign: string, digits: string): number =>
  (sign === '-' ? -1 : 1) * Number(digits.replaceAll(' ', '').replace(',', '.'));

/** Values below the scale, and zero, fall into its first cell. */
const cellOf = (value: number): number =>
  value <= LOWEST ? 0 : Math.min(LAST_CELL, Math.round(Math.log2(value / LOWEST) * CELLS_PER_DOUBLING));

const stretch = (name: string, level: number, place: number): string => `${SCALE_PREFIX}${name}/${level}/${place}`;
const sideKey = (name: string, cell: number): string => `${SCALE_PREFIX}${name}x${cell}`;
const rangeKey = (name: string, from: number, to: number): string => `${SCALE_PREFIX}${name}=${from}-${to}`;

/** The fewest stretches of a scale, each a halving of one above, that cover its cells from one to another. */
function cover(name: string, from: number, to: number): string[] {
  const stretches: string[] = [];
  let [low, high] = [from, to];
  for (let level = 0; low <= high; level++) {
    if (low % 2 === 1) stretches.push(stretch(name, level, low++));
    if (high % 2 === 0) stretches.push(stretch(name, level, high--));
    [low, high] = [low >> 1, high >> 1];
  }
  return stretches;
}

/** Every stretch of a scale that has the cell; the cell itself first. */
const around = (name: string, cell: number): string[] =>
  Array.from({ length: LEVELS + 1 }, (_, level) => stretch(name, level, cell >> level));

/**
 * Index lexemes of the measures in a text: the cell of each single value, the cells of each range, sizes, their sides, and the
 * megapixels of sizes in pixels. Thus whole lexemes find a measure inside a range.
 */
export function scaleLexemes(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const plain = plainText(text);
  const measures = Array.from(plain.matchAll(MEASURE), ([, sign = '', low = '', otherSign = '', high, unit = '']) =>
    placesInText(unit).flatMap((place) => {
      const { name, factor } = scaleOf(place);
      const first = cellOf(valueOf(sign, low) * factor);
      if (high === undefined) return [stretch(name, 0, first)];
      const last = cellOf(valueOf(otherSign, high) * factor);
      return last < first ? [] : [rangeKey(name, first, last), ...cover(name, first, last)];
    }),
  );
  const several = Array.from(plain.matchAll(SEVERAL), ([, numbers = '', unit = '']) =>
    placesInText(unit).flatMap((place) => {
      const { name, factor } = scaleOf(place);
      return numbers.split(' / ').map((number) => stretch(name, 0, cellOf(valueOf('', number) * factor)));
    }),
  );
  const sizes = Array.from(plain.matchAll(SIZE), ([, size = '', unit = '']) => ({
    numbers: size.split('x').map((part) => valueOf('', part)),
    unit,
  }));
  return [
    ...measures.flat(),
    ...several.flat(),
    ...sizes.flatMap(({ numbers, unit }) => [sizeKey(numbers), ...megapixels(numbers), ...sidesOf(numbers, unit)]),
  ];
}

/** Each side of a size: "15 × 244 cm" is found by "244 cm". */
function sidesOf(numbers: readonly number[], unit: string): string[] {
  const place = unit === '' ? undefined : placeBehind(unit);
  if (!place) return [];
  const { name, factor } = scaleOf(place);
  return numbers.map((number) => sideKey(name, cellOf(number * factor)));
}

/** No picture of a display or a camera has fewer pixels on a side. */
const PIXELS_MIN = 600;
/** Displays are sold by whole megapixels: 2048 × 2560 is 5, 3280 × 2048 is 6. */
const megapixels = ([width = 0, height = 0, ...others]: readonly number[]): string[] =>
  Math.min(width, height) < PIXELS_MIN || others.length > 0
    ? []
    : [stretch('mp', 0, cellOf(Math.floor((width * height) / 1_000_000)))];

/** How a measure of a query is found: by lexemes that are the same measure, and by those of ranges that it lies in. */
interface OnScale {
  same: string[];
  /** For each number, lexemes of which a product needs one. */
  within: string[][];
}

/** A single measure, or a range of which both ends have to be in that of a product. */
export function onScale(values: readonly number[], unit: string): OnScale {
  const place = placeBehind(unit);
  if (!place || values.length === 0) return { same: [], within: [] };
  const { name, factor } = scaleOf(place);
  const cells = values.map((value) => cellOf(value * factor));
  const [first = 0, last] = cells;
  return {
    same: [last === undefined ? stretch(name, 0, first) : rangeKey(name, first, last)],
    within: cells.map((cell) =>
      last === undefined ? [...around(name, cell), sideKey(name, cell)] : around(name, cell),
    ),
  };
}

/** How many doublings of a bound are looked at: who asks for at least 300 kg is not after 3 t. */
const BEYOND = { least: 1, most: -2 };

/** The places of the measures from a single one up or down. */
export function beyond([value, other]: readonly number[], unit: string, bound: keyof typeof BEYOND): string[] {
  const place = placeBehind(unit);
  if (!place || value === undefined || other !== undefined) return [];
  const { name, factor } = scaleOf(place);
  const ends = [0, BEYOND[bound]].map((doublings) => cellOf(value * factor * 2 ** doublings));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: high - low + 1 }, (_, index) => stretch(name, 0, low + index));
}

/** The places of a number on the scales of all units that buyers leave out: "syringe 50" is 50 ml. */
export function placesOnScales(number: number): string[] {
  return [...new Set(UNITS_LEFT_OUT.flatMap((unit) => onScale([number], unit).same))];
}
/** A kind of thing is sold by one or two of these, so that its own need not be known. */
const UNITS_LEFT_OUT = [
  'ml',
  'mm',
  'cm',
  'inch',
  'fr',
  'ga',
  'mhz',
  'w',
  'kw',
  'v',
  'j',
  'kg',
  'deg',
  'h',
  'mp',
  'l/min',
];

/** The ranges that a measure lies in, and no single measure. */
export function rangesAround(value: number, unit: string): string[] {
  const place = placeBehind(unit);
  if (!place) return [];
  const { name, factor } = scaleOf(place);
  return around(name, cellOf(value * factor)).slice(1);
}

/** A size by its numbers, whatever unit they are in, and either way round. */
const sizeKey = (numbers: readonly number[]): string =>
  SCALE_PREFIX + numbers.toSorted((one, other) => one - other).join('x');

const CM_PER_INCH = 2.54;
const scaled = (numbers: readonly number[], factor: number): number[] =>
  numbers.map((number) => Math.round(number * factor * 1_000) / 1_000);

/** Converts inches to whole cm, each number rounded down and to the nearest: "11 x 14 in" is sold as 28 × 35 cm. */
const inRoundCm = (inches: readonly number[]): number[][] =>
  inches
    .map((inch) => inch * CM_PER_INCH)
    .reduce<number[][]>(
      (all, cm) =>
        all.flatMap((some) => [...new Set([Math.floor(cm), Math.round(cm)])].map((round) => [...some, round])),
      [[]],
    );

/**
 * The ways in which a catalogue may write a size: as it is, in the units beside, and in centimetres where it is in inches,
 * which are named in round numbers ("14 x 17 in" is 35 × 43 cm). Without a unit it may be in any.
 */
export function sizeKeys(numbers: readonly number[], unit: string | null): string[] {
  const symbol = unit === null ? null : placeBehind(unit)?.unit.names[0];
  const isIn = (name: string): boolean => symbol === null || symbol === name;
  const ofInches = isIn('inch') ? inRoundCm(numbers) : [];
  const sizes = [
    numbers,
    ...(isIn('cm') ? [scaled(numbers, 10), scaled(numbers, 1 / CM_PER_INCH).map(Math.round)] : []),
    ...(isIn('mm') ? [scaled(numbers, 0.1)] : []),
    ...ofInches.flatMap((inCm) => [inCm, scaled(inCm, 10)]),
  ];
  return [...new Set(sizes.map(sizeKey))];
}
