import { UNIT } from './units.ts';

const CURRENCY = String.raw`(?:us\$|[$€£¥₽₴]|usd|eur|gbp|rub|cny|rmb|chf|руб(?:\.|лей|ля)?|р\.|euros?|元)`;
/** "price 12.50 per 100", "at 9.80 EUR / 100 pcs", "по 125,00 руб. за 100 шт": prices of a number of pieces. */
const RATE = new RegExp(
  String.raw`[\s,;(–—-]+(?:(?:unit )?price|precio|цена|单价|at|@|à|a|por|по)?\s*[:：]?\s*${CURRENCY}?\s*\d{1,6}[.,]\d{1,2}\s*${CURRENCY}?\s*(?:per|/|por|за|pro|je|每)\s*\d{1,4}\s*(?:${UNIT}(?!\p{L}))?\)?`,
  'giu',
);
export const withoutRates = (line: string): string => line.replaceAll(RATE, '');
