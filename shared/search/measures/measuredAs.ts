import { attachedMeasure, numbersIn, sizeParts } from './measures.ts';
import { beyond, onScale, sizeKeys } from './scales.ts';
import type { Token } from '../words/tokens.ts';
import { placeBehind } from './units.ts';

/**
 * Further lexemes that match a measure or a size: its place on a scale, in whatever unit the catalogue states it. Measures
 * beyond a bound are hints, too: one in a name goes first.
 */
export function measuredAs({ text, bound }: Token): { names: string[][]; within: string[][]; hints?: string[] } {
  const measure = attachedMeasure(text);
  const size = sizeParts(measure?.numbers ?? text).map((part) => Number(part.replace(',', '.')));
  const keys = size.length > 0 ? sizeKeys(size, measure?.unit ?? null).map((key) => [key]) : [];
  if (!measure || size.length > 0) return { names: keys, within: [] };
  const numbers = numbersIn(measure.numbers);
  const { same, within } = onScale(numbers, measure.unit);
  const near = bound ? beyond(numbers, measure.unit, bound) : roundedInches(numbers, measure.unit);
  return {
    names: same.map((lexeme) => [lexeme]),
    within: near.length > 0 ? [[...within.flat(), ...near]] : within,
    ...(bound && { hints: near }),
  };
}

/** Screens are called by whole inches: "12 inch" is met by 12.1. */
function roundedInches(numbers: readonly number[], unit: string): string[] {
  const [inches, other] = numbers;
  if (inches === undefined || other !== undefined || !Number.isInteger(inches)) return [];
  if (placeBehind(unit)?.unit.names[0] !== 'inch') return [];
  return Array.from({ length: 9 }, (_, tenth) => onScale([inches + (tenth + 1) / 10], unit).same).flat();
}
