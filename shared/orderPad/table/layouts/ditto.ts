import { hasNumber } from '../../prose/hasNumber.ts';
import { splitQuantity } from '../../quantities/quantity.ts';
import type { Rows } from '../readRows.ts';

/** A cell that says the same as the one above it. */
const DITTO =
  /^(?:["″〃“”]|''|[-–—]\s?["″〃“”]\s?[-–—]|ditto|do\.|idem|ídem|íd\.|dito|dto\.|same(?: as above)?|то же(?: самое)?|тоже|там же|-\/\/-|同上|同前|lo mismo)$/iu;

/** "A-1 ditto", "A-1 same qty": behind a part number, as many as of the line above. */
const DITTO_BEHIND =
  /^(?<goods>.*\S)[\s,;:–—-]+(?:ditto|do\.|idem|ídem|(?:the )?same(?: (?:qty|quantity|amount|number|again|as above))?|(?:la )?misma cantidad|lo mismo|igual cantidad|то же(?: самое)?(?: (?:кол-во|количество))?|столько же|так же|同上|数量同上|同样数量)[.!]?$/iu;

/** A line with the quantity of the line above in place of "ditto"; if that has none, the buyer is asked. */
function withQuantityAbove(line: string, above: string): string {
  const goods = DITTO_BEHIND.exec(line)?.groups?.['goods'];
  if (
    goods === undefined ||
    goods.split(/[\s,;]+/u).filter(hasNumber).length !== 1 ||
    splitQuantity(goods).quantity !== null
  )
    return line;
  const { quantity } = splitQuantity(above);
  return typeof quantity === 'number' && hasNumber(above) ? `${quantity} x ${goods}` : `${goods}, 1?`;
}

/** Replaces cells such as "ditto" or 同上 by the cell above, and "A-1 same qty" by "A-1" with the quantity of the line above. */
export function fillDittos(rows: Rows): Rows {
  const above: string[] = [];
  let lineAbove = '';
  return rows.map((cells) => {
    if (cells.length < 2) {
      const line = withQuantityAbove(cells[0] ?? '', lineAbove);
      lineAbove = line;
      return cells.length === 0 ? cells : [line];
    }
    const filled = cells.map((cell, index) => (DITTO.test(cell) ? (above[index] ?? cell) : cell));
    filled.forEach((cell, index) => {
      if (cell !== '') above[index] = cell;
    });
    return filled;
  });
}
