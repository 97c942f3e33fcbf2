import { UNIT } from './units.ts';

const CURRENCY = String.raw`(?:us\$|[$€£¥₽₴]|usd|eur|gbp|rub|cny|rmb|chf|руб(?:\.|лей|ля)?|р\.|euros?|元)`;
/** "price 12.50 per 100", "at 9.80 EUR / 100 pcs", "по 125,00 руб. за 100 шт": prices of a number of pieces. */
const RATE = new RegExp(
  String.raw`[\s,;(–—-]+(?:(?:unit )?price|precio|цена|单价|at|@|à|a|por|по)?\s*[:：]?\s*${CURRENCY}?\s*\d{1,6}[.,]\d{1,2}\s*${CURRENCY}?\s*(?:per|/|por|за|pro|je|每)\s*\d{1,4}\s*(?:${UNIT}(?!\p{L}))?\)?`,
  'giu',
);
/** "150.00 14% 129.00", "645.00 2-3 weeks", "91,00 wk 51": a discount between prices, a time of delivery behind them. */
const BESIDE_PRICES = new RegExp(
  [
    String.raw`(?<=\d[.,]\d{2}\s)-?\d{1,2}(?:[.,]\d{1,2})?\s?%(?:\s|$)`,
    String.raw`(?<=\d[.,]\d{2}(?:\s?${CURRENCY})?)\s+(?:\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?(?:weeks?|wks?|days?|wochen?|tagen?|kw|недел\p{L}+|нед\.?|дн\p{L}*\.?|semanas?|días?|周|天)|(?:week|wk|kw|semana|неделя)\.?\s?\d{1,2}|(?:ex |from )?stock|ab lager|со склада|на складе|en stock|现货)$`,
  ].join('|'),
  'giu',
);
/** A line without the figures that count no goods: prices per several pieces, and discounts and delivery times beside prices. */
export const withoutRates = (line: string): string => line.replaceAll(RATE, '').replaceAll(BESIDE_PRICES, '');
