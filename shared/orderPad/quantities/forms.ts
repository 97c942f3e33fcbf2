import { figureOf } from '../../text/numberWords.ts';
import { countOf, type NumberStyle } from './counts.ts';

/** A line's text without its quantity, and the quantity: a text where the buyer must decide, null where there is none. */
export interface SplitLine {
  text: string;
  quantity: number | string | null;
}

/** The groups of a form. Those that it lacks are empty. */
export interface FormGroups {
  /** The text that names the goods. */
  rest: string;
  figure: string;
  /** A word for pieces behind the figure. */
  unit: string;
  /** The text behind the quantity. */
  after: string;
  /** A part number in front of the figure. */
  number: string;
  /** The text that a question shows instead of the figure. */
  quantityText: string;
}

/** A form of a line that has a quantity. */
export interface Form {
  /** With groups of `Said`. Where it is global, its first match that holds is taken. */
  form: RegExp;
  /** Whether the figure is the quantity, or the buyer has to say so. */
  outcome: 'read' | 'ask';
  /** Conditions of the form besides its expression. */
  holds: (groups: FormGroups, style: NumberStyle) => boolean;
}

/** Reads a line by the first form that matches; null if none does. */
export function readBy(forms: readonly Form[], text: string, style: NumberStyle): SplitLine | null {
  for (const { form, outcome, holds } of forms)
    for (const match of form.global ? text.matchAll(form) : [form.exec(text)]) {
      if (!match) continue;
      const { rest = text, figure = '', unit = '', after = '', number = '', quantityText = '' } = match.groups ?? {};
      if (!holds({ rest, figure, unit, after, number, quantityText }, style)) continue;
      const question = quantityText.replaceAll(/\s+/gu, ' ') || `${figureOf(figure)}?`;
      const read = (): number | string => countOf(figure, unit, style) ?? `${figure} ${unit}`.trim();
      return { text: trimSeparators(rest), quantity: outcome === 'ask' ? question : read() };
    }
  return null;
}

/** Removes the signs between a part number and its quantity from the end of a text: dashes, equals signs, leader dots. */
export const trimSeparators = (text: string): string => text.replace(/(?:[\s,;:–—=/_…·，、-]|\.{2,})+$/u, '');
