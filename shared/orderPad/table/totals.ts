import { isCurrencyWord } from '../quantities/prices.ts';
import { isUnitWord } from '../quantities/units.ts';

/** Words of sums, taxes, discounts and freight: a row of these alone is no product. */
const SUMS =
  /^(?:sub|budget|presupuesto|бюджет|totals?|subtotals?|sum|vat|tax(?:es)?|shipping|freight|delivery|handling|postage|carriage|insurance|discount|rebate|итого|итог|всего|сумм[аыуе]|ндс|подытог|доставка|скидка|транспортные|importe|imponible|portes|suma|iva|envío|flete|transporte|descuento|subtotal|gesamt|gesamtsumme|gesamtwert|gesamtnettowert|nettowert|bruttowert|warenwert|gesamtpreis|gesamtbetrag|nettobetrag|endbetrag|rechnungsbetrag|zwischensumme|summe|mwst|versand|versandkosten|rabatt)$/u;
/** Words that such a row has besides. */
const BESIDE =
  /^(?:amounts?|value|due|price|costs?|charges?|fees?|net|gross|grand|excl|incl|excluding|including|exclusive|inclusive|ex|inc|with|without|of|the|and|for|in|to|this|order|orders|quotation|quote|invoice|purchase|page|items?|lines?|positions?|products?|goods|quantity|pay|payable|estimated|наименований|наименования|наименование|позиций|позиции|позиция|товаров|товара|строк|на|с|без|с учетом|учетом|учётом|к|оплате|по|заказу|счету|счёту|документу|стоимость|расходы|в|том|числе|количество|общий|общая|de|del|la|el|con|sin|los|gastos|base|impuestos?|incluidos?|neto|bruto|pedido|presupuesto|artículos|líneas|productos|a|pagar|general|cantidad|netto|brutto|betrag|inkl|zzgl|exkl|ohne|mit)$/u;
const HAN_SUMS = /总金额|共计|总共|合计|总计|小计|合計|總計|小計|总额|總額|税额|税額|运费|運費|折扣|总价/gu;
const HAN_BESIDE = /人民币|金额|數量|数量|价税|含税|不含税|订单|商品|大写|小写|[共项元件个]/gu;
/** These say a sum of whatever follows: "Subtotal Ward A". */
const OF_ANYTHING =
  /^(?:(?:sub-?\s?total|подытог|zwischensumme|(?:итого|всего)\s+(?:по|за)|total\s+(?:for|lot))(?![\p{L}\p{N}])|小计|小計)/iu;
const OF_ANYTHING_MAX = 40;
/** "32 pcs", "4,200.00 PLN", "EUR 12.00". */
const AMOUNT = /^[\d\s.,]+\p{L}{1,4}\.?$|^\p{L}{3}\s?[\d\s.,]+$/u;

type Saying = 'sum' | 'nothing' | 'goods';

function sayingOf(cell: string): Saying {
  const plain = cell.normalize('NFKC').trim().toLowerCase();
  if (!/\p{L}/u.test(plain) || AMOUNT.test(plain)) return 'nothing';
  if (OF_ANYTHING.test(plain) && plain.length <= OF_ANYTHING_MAX) return 'sum';
  if (plain.split(/[\s:：]+/u).some(isCode)) return 'goods';
  const withoutSums = plain.replaceAll(HAN_SUMS, ' ');
  let isSum = withoutSums !== plain;
  for (const word of withoutSums.replaceAll(HAN_BESIDE, ' ').match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (SUMS.test(word)) isSum = true;
    else if (!isNeutral(word)) return 'goods';
  }
  return isSum ? 'sum' : 'nothing';
}

/** "TKT-100", but not "3pcs". */
const isCode = (word: string): boolean =>
  /\d/u.test(word) && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) && !AMOUNT.test(word);
const isNeutral = (word: string): boolean =>
  BESIDE.test(word) || /^[\d]+$/u.test(word) || isUnitWord(word) || isCurrencyWord(word);

/** "Пятьдесят шесть тысяч четыреста рублей 00 копеек", "人民币壹仟元整". */
const IN_WORDS =
  /^(?:\p{L}+[\s,-]+){2,14}(?:рубл\p{L}{1,3}|euros|dollars|dólares)(?:[\s,]|$)[^.]{0,40}$|[壹贰叁肆伍陆柒捌玖][拾佰仟万亿]?\p{Script=Han}{0,20}[元圆]/iu;
const isSumInWords = (cells: readonly string[]): boolean => {
  const filled = cells.filter(Boolean);
  return filled.length === 1 && filled[0]!.length <= IN_WORDS_MAX && IN_WORDS.test(filled[0]!);
};
const IN_WORDS_MAX = 160;

/**
 * True of "Total: 3 pcs", "Итого с НДС" and "Grand total | 260.50": a text, or the cells of a row, that say a sum, a tax or
 * freight and nothing else. False of "Total knee tray", a product.
 */
export function saysTotal(cells: readonly string[]): boolean {
  if (isSumInWords(cells)) return true;
  let isSum = false;
  for (const cell of cells) {
    const saying = sayingOf(cell);
    if (saying === 'goods') return false;
    isSum ||= saying === 'sum';
  }
  return isSum;
}
