import { meaningsOf } from './columns.ts';
import { plainHeading } from './words/plainHeading.ts';
import type { Placement } from './placeHeadings.ts';

/** The column for stock by place: the columns "Stock Madrid" and "Stock Lyon" are added up. */
export const STOCK_BY_PLACE = 'stock_by_place';

const QUANTITY =
  'stock|qty|quantity|on hand|qoh|inventory|остаток|остатки|наличие|в наличии|количество|existencias|inventario|cantidad|bestand|lagerbestand|voorraad|estoque|giacenza';
const HOUSE = 'warehouse|whse|склад|almacén|bodega';
/** "Stock Madrid", "Madrid stock", "库存上海", "上海库存", "Warehouse 2": a word for stock, before or behind its place. */
const FORMS = [
  `^(${QUANTITY}) (.+)$`,
  `^(.+) (${QUANTITY})$`,
  `^(库存|数量)(.+)$`,
  `^(.+)(库存|数量)$`,
  `^(${HOUSE}) (.+)$`,
].map((form) => new RegExp(form, 'u'));
const IS_WORD = new RegExp(`^(?:${QUANTITY}|${HOUSE}|库存|数量)$`, 'u');
const IS_HOUSE = new RegExp(`^(?:${HOUSE})$`, 'u');
/** What is no place: "Min stock", "Qty ordered", "Stock value", "Stock unit". */
const NO_PLACE =
  /(?<!\p{L})(?:name|no|id|bin|название|адрес|nombre|per|in|of|min|max|minimum|maximum|safety|reorder|order|orders|ordered|reserved|allocated|committed|incoming|transit|backorder|sold|value|cost|amount|date|status|state|policy|code|unit|units|uom|tracker|control|level|price|type|pack|box|case|break|required|мин|макс|минимальн\p{L}*|максимальн\p{L}*|резерв\p{L}*|заказ\p{L}*|пути|ожида\p{L}*|приход|расход|сумма|стоимость|дата|статус|штук|в|mínim[oa]|mínimas?|máxim[oa]|reservad[oa]s?|pedid[oa]s?|tránsito|fecha|estado|valor|por|mindest|reserviert|bestellt|wert)(?!\p{L})|最低|最高|安全|预警|占用|锁定|在途|金额|状态|单位|起订|包装|箱/u;

/** If no column has the stock, takes those of the stock in several places. */
export function placeStockByPlace({ places }: Placement, headings: readonly string[]): void {
  if (places.has('stock')) return;
  const locations = places.get('location') ?? [];
  const used = new Set([...places.values()].flat().filter((index) => !locations.includes(index)));
  const byWord = new Map<string, number[]>();
  for (const [index, heading] of headings.entries()) {
    const word = used.has(index) ? null : wordOfStock(heading);
    if (word !== null) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  }
  const columns = [...byWord.values()].find(({ length }) => length > 1);
  // A column such as "Warehouse" names the place of each row.
  if (!columns || !locations.every((index) => columns.includes(index))) return;
  places.delete('location');
  places.set(STOCK_BY_PLACE, columns);
}

/** The word that says stock in a heading that names a place beside it; null for any other heading. */
function wordOfStock(heading: string): string | null {
  const plain = plainHeading(heading);
  for (const form of FORMS) {
    const [, before = '', behind = ''] = form.exec(plain) ?? [];
    const [word, place] = IS_WORD.test(before) ? [before, behind] : [behind, before];
    if (place !== '' && isPlace(word, place)) return word;
  }
  return null;
}

/** "Qty 2" is no stock of a place, and "Warehouse 2" is. */
const isPlace = (word: string, place: string): boolean =>
  !NO_PLACE.test(place) &&
  (IS_HOUSE.test(word) || !/^[\d\s]+$/.test(place)) &&
  meaningsOf(place).every(({ column }) => column === 'location');
