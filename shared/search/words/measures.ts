import { simplify } from './tokens.ts';
import { type Unit, placeBehind } from './units.ts';

const NUMBERS = /^(\d+(?:[.,]\d+)?)(?:[-–—x×*](\d+(?:[.,]\d+)?))?$/;
const ATTACHED = /^([\d.,]+(?:[-–—x×*][\d.,]+)?)(\p{L}[\p{L}\d/]*)$/u;
const DECIMALS_MAX = 2;

/** The numbers of a measure, one or a range, and its unit, where a piece of text has both: "2-5MHz". */
export function attachedMeasure(text: string): { numbers: string; unit: string } | null {
  const [, numbers = '', unit = ''] = ATTACHED.exec(text) ?? [];
  return NUMBERS.test(numbers) && placeBehind(unit) ? { numbers, unit } : null;
}

/** The numbers of a size; of any other text none. */
export const sizeParts = (text: string): string[] =>
  /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/.test(text) ? text.split('x') : [];

export const isNumbers = (text: string): boolean => NUMBERS.test(text);

/** The numbers of a measure, one or two. */
export function numbersIn(numbers: string): number[] {
  const [, first, second] = NUMBERS.exec(numbers) ?? [];
  return [first, second].flatMap((text) => (text === undefined ? [] : [Number(text.replace(',', '.'))]));
}

/**
 * The ways in which a catalogue may write a measure, each as the words that all have to be there: number and unit apart
 * or as one word, in other languages, and reckoned into the units beside ("14 cm" is "140 mm").
 */
export function measureForms(numbers: string, unit: string): string[][] {
  const values = numbersIn(numbers);
  const place = placeBehind(unit);
  if (values.length === 0 || !place) return [];
  const from = place.unit.factor;
  return place.row.flatMap((other) => {
    const isSame = other === place.unit;
    if (!isSame && (from === undefined || other.factor === undefined)) return [];
    const reckoned = isSame ? values : values.map((value) => (value * from!) / other.factor!);
    return formsIn(other, reckoned);
  });
}

function formsIn({ names, written: others = [] }: Unit, values: readonly number[]): string[][] {
  const written = values.map(writtenForms);
  if (written.some((forms) => forms.length === 0)) return [];
  const numbers = written.reduce<string[][]>(
    (all, forms) => all.flatMap((one) => forms.map((form) => [...one, form])),
    [[]],
  );
  const symbols = [names[0]!, ...others].map((symbol) => [simplify(symbol).replaceAll('/', '')]);
  return numbers.flatMap((each) => symbols.map((unit) => [...each, ...unit]));
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
