export const HIDDEN_AMOUNT = '•••';

const NUMBER = String.raw`\d(?:[\d.,'\s]*\d)?`;
const BEFORE = String.raw`(?:[A-Z]{2})?[$€£¥₽￥]|\b(?:USD|EUR|RUB|CNY|GBP)\b`;
const AFTER = String.raw`[$€£¥₽￥]|元(?!素)|(?:USD|EUR|RUB|CNY|GBP|dollars?|euros?|dólares)\b|(?:руб|долл)\p{L}*|евро|美元`;
const AMOUNT = new RegExp(String.raw`(?:${BEFORE})\s?${NUMBER}|${NUMBER}\s?(?:${AFTER})`, 'giu');

/** Masks the amounts in a text of the store, in any language. */
export const maskAmounts = (text: string): string => text.replaceAll(AMOUNT, HIDDEN_AMOUNT);
