import { meaningsOf, plainHeading } from './columns.ts';
import type { Placement } from './placeHeadings.ts';

/** Stock of one place, such as "Stock Madrid": the columns of all places are added up. */
export const STOCK_BY_PLACE = 'stock_by_place';

const STOCK =
  'stock|qty|quantity|on hand|qoh|inventory|остаток|остатки|наличие|в наличии|количество|existencias|inventario|cantidad|库存|数量|bestand|lagerbestand|estoque|giacenza';
const OF_PLACE = new RegExp(`^(?:(${STOCK}) (.+)|(.+) (${STOCK})|(库存|数量)(.+)|(.+)(库存|数量))$`, 'u');
/** Words of amounts that are not at hand in a place, and of columns about the stock. */
const NO_PLACE =
  /^[\d\s]+$|(?<!\p{L})(?:per|in|of|min|max|minimum|maximum|safety|reorder|order|orders|ordered|reserved|allocated|committed|incoming|transit|backorder|sold|value|cost|amount|date|status|state|policy|code|unit|units|uom|tracker|control|level|price|type|pack|box|case|break|required|мин|макс|минимальн\p{L}*|максимальн\p{L}*|резерв\p{L}*|заказ\p{L}*|пути|ожида\p{L}*|приход|расход|сумма|стоимость|дата|статус|штук|в|mínim[oa]|mínimas?|máxim[oa]|reservad[oa]s?|pedid[oa]s?|tránsito|fecha|estado|valor|por|mindest|reserviert|bestellt|wert)(?!\p{L})|最低|最高|安全|预警|占用|锁定|在途|金额|状态|单位|起订|包装|箱/u;

/** If no column has the stock, takes those of the stock in several places. */
export function placeStockByPlace({ places }: Placement, headings: readonly string[]): void {
  if (places.has('stock') || places.has('location')) return;
  const used = new Set([...places.values()].flat());
  const byWord = new Map<string, number[]>();
  for (const [index, heading] of headings.entries()) {
    const [, first, behind, before, last, begin, rest, start, end] = OF_PLACE.exec(plainHeading(heading)) ?? [];
    const word = first ?? last ?? begin ?? end;
    const place = behind ?? before ?? rest ?? start ?? '';
    if (word === undefined || used.has(index) || NO_PLACE.test(place)) continue;
    if (meaningsOf(place).some(({ column }) => column !== 'location')) continue;
    byWord.set(word, [...(byWord.get(word) ?? []), index]);
  }
  const all = [...byWord.values()].find(({ length }) => length > 1);
  if (all) places.set(STOCK_BY_PLACE, all);
}
