import { PIECES, UNIT } from './units.ts';

/** Words for stock, minimum quantities, deliveries and dates: a figure beside one is not the ordered quantity. */
const NOT_ORDERED = String.raw`(?:currently |now )?(?:in )?stock|on hand|available|have|par(?: level)?|min(?:imum)?|max(?:imum)?|received|delivered|shipped|balance|lead time|existencias?|disponibles?|en stock|mínimo|recibid[oa]s?|entregad[oa]s?|plazo|на складе|в наличии|остаток|есть|мин(?:имум)?|получено|отгружено|срок|库存|现有|现货|已到|已收|最低|最小`;
/** Words for an ordered quantity: "order 5", "necesitamos 5". */
const ORDERED = String.raw`(?:to )?order(?:ed)?|(?:we )?need(?:ed)?|require[ds]?|want(?:ed)?|buy|qty|quantity|pedir|a pedir|pedid[oa]s?|pedimos|necesit(?:o|amos)|comprar|cant(?:idad)?|заказать|заказ(?:ано|ываем)?|нужно|надо|требуется|купить|кол-во|订购|订货|采购|需要|需求|要`;
const FIGURE = String.raw`[:：=]?\s*(\d{1,6})(?:\s*${UNIT})?`;
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}]|[.,-]\d)`;
/** "in stock: 12", "库存 12": figures that are not ordered. */
const THERE = new RegExp(
  String.raw`[\s,;:([–—-]{0,4}(?:${BEFORE}(?:${NOT_ORDERED})|(?<=\p{N}\s?)(?:库存|现有|已收|已到))\s*${FIGURE}${AFTER}[)\]]*`,
  'giu',
);
/** "to order: 5", "需要5": the ordered figure. */
const QUANTITY = new RegExp(
  String.raw`[\s,;:([–—-]{0,4}(?:${BEFORE}(?:${ORDERED})|(?<=\p{N}\s?)(?:订购|订货|采购|需要|要))\s*${FIGURE}${AFTER}[)\]]*`,
  'iu',
);
/** "received 6": the rest of what was ordered may be meant. */
const CAME =
  /(?<!\p{L})(?:received|delivered|shipped|recibid[oa]s?|entregad[oa]s?|получено|отгружено|已到|已收)\s*[:：=]?\s*[1-9]/iu;
/** "(lead time 12 days)", "(in stock 12)": brackets around a time or a stock. */
const ASIDE = new RegExp(
  String.raw`\s?[（(][^()（）]{0,60}(?:${NOT_ORDERED}|days?|weeks?|months?|días?|semanas?|meses|дн(?:я|ей|и)|недел\p{L}+|мес(?:яц\p{L}*)?|天|周|个月)(?![\p{L}])[^()（）]{0,60}[)）]\s*$`,
  'iu',
);

/** Longer lines are descriptions. */
const LINE_MAX = 300;

/**
 * A line with a stock beside an order, "Stock 12, order 5: A-1", as "A-1 × 5"; null for any other line. Without a stock, a line is
 * read as it is.
 */
export function orderBesideStock(line: string): string | null {
  if (line.length > LINE_MAX || /[\t|]/u.test(line)) return null;
  const rest = line.replaceAll(THERE, ' ');
  const quantity = QUANTITY.exec(rest);
  if (rest === line || !quantity || QUANTITY.test(rest.slice(quantity.index + quantity[0].length))) return null;
  const itemText = (rest.slice(0, quantity.index) + rest.slice(quantity.index + quantity[0].length))
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
  if (!/\p{N}/u.test(itemText)) return null;
  return CAME.test(line) ? `${itemText}, ${quantity[1]}?` : `${itemText} × ${quantity[1]}`;
}

/** "gel x6 (any brand)": words in brackets behind a quantity. */
const REMARK = new RegExp(String.raw`(?<=[xх×*]\s?\d{1,4}|\d\s?${UNIT})\s*[（(][^()（）\d]{1,60}[)）]$`, 'iu');

/** "(по 50 шт. в упаковке)", "(of 50 per box)": what a pack holds. */
const CONTENT = new RegExp(
  String.raw`\s?[（(]\s*(?:(?:по|of|de|à|je|zu)\s+)?\d{1,5}\s*(?:${UNIT})?\s*(?:в|per|por|pro|in|je|每|/)\s*(?:(?:a|una|cada|каждой|einer)\s+)?(?:упак\p{L}*|уп|короб\p{L}*|кор|пач\p{L}*|пакет\p{L}*|pack\p{L}*|pk|pkg|box|bx|bag|case|carton|caja|paquete|bolsa|karton|[包盒箱袋])\.?\s*[)）]$`,
  'iu',
);

/** "20 boxes (of 50 pcs)", "40 уп. (по 50 шт.)", "20盒（每盒50个）": behind a number of packs, what each holds. */
const HELD = new RegExp(
  String.raw`(?<=\d\s?${UNIT})\s?[（(]\s*(?:(?:по|of|de|à|je|zu|每[盒包箱袋套])\s*\d{1,5}\s*${PIECES}|\d{1,5}\s*${PIECES}\s*(?:each|c\/u|cada (?:una?|caja|paquete)|в кажд\p{L}+))\s*[)）]$`,
  'iu',
);

/** A line without a time, a stock or a remark in brackets at its end. */
export const withoutAside = (line: string): string =>
  /[)）]\s*$/u.test(line) ? line.replace(ASIDE, '').replace(CONTENT, '').replace(HELD, '').replace(REMARK, '') : line;
