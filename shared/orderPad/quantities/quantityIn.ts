import { countOf, FIGURE, type NumberStyle, UNKNOWN_STYLE } from './counts.ts';
import { isPair } from './uncertain.ts';
import { TIMES, UNIT } from './units.ts';
import { mayHaveNumberWord, withFigures } from './withFigures.ts';

const ALONE = new RegExp(
  String.raw`^(?:(?:qty|quantity|cant|cantidad|menge|anzahl|stückzahl|qté|кол-во|к-во|количество|数量)[.:\s]*(?:(?:of|de)\s+)?|(?:to order|ordered|order|a pedir|pedido|pedir|заказать|заказ|订购)\s*[:：]?\s*)?(?:${TIMES}\s*)?(?<figure>${FIGURE})\s*(?:${TIMES}|[([]?(?<unit>${UNIT})[)\]]?)?$`,
  'iu',
);

/**
 * Reads a cell that holds a quantity and nothing else: a number, or the cell itself where it is not certain which one. Null
 * for any other text.
 */
export function quantityIn(cell: string, style: NumberStyle = UNKNOWN_STYLE): number | string | null {
  if (isPair(cell.trim())) return cell;
  const plain = cell.normalize('NFKC').trim();
  if (!/\d/u.test(plain) && !mayHaveNumberWord(plain)) return null;
  const text = withFigures(plain.replace(/^\[\s*(.*?)\s*\]$/u, '$1')).replace(/(?<=\d)[.;]$/u, '');
  const { figure, unit } = ALONE.exec(text)?.groups ?? {};
  return figure === undefined ? null : (countOf(figure, unit, style) ?? cell);
}

/** The quantity of such a cell; null where it is not certain, too. "1 000" and "5,00" are quantities. */
export function quantityOf(cell: string, style: NumberStyle = UNKNOWN_STYLE): number | null {
  const quantity = quantityIn(cell, style);
  return typeof quantity === 'number' ? quantity : null;
}
