import { namesPack } from '../../../shared/catalogue/namesPack.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { moneyFormat } from '../../../shared/money/moneyFormat.ts';
import type { GoodsLine } from './layout/Letter.ts';
import { fillTemplate, letterTexts } from './letterTexts.ts';

/** Formats an amount in cents. */
export const money = (cents: number, currency: string, language: Language): string =>
  moneyFormat(LANGUAGE_OPTIONS[language].iso, currency).format(cents / 100);

const formatDate = (date: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_OPTIONS[language].iso, { ...options, timeZone: 'UTC' }).format(date);

/** Formats a day. A letter does not know its reader's time zone, so it names the one it means. */
export const day = (date: Date, language: Language): string =>
  `${formatDate(date, language, { dateStyle: 'long' })}${zoneIn(language)}`;

/** Formats a day and time. */
export const moment = (date: Date, language: Language): string =>
  [
    formatDate(date, language, { dateStyle: 'long' }),
    language === 'zh' ? ' ' : ', ',
    formatDate(date, language, { timeStyle: 'short' }),
    zoneIn(language),
  ].join('');

const zoneIn = (language: Language): string => (language === 'zh' ? '（UTC）' : ' (UTC)');

interface Line {
  sku: SkuWithProduct;
  quantity: number;
  /** In cents; null where the letter names no prices, `'none'` where the store cannot supply the line. */
  amount: number | null | 'none';
}

/** Lines of goods beyond this are counted only. */
const LINES_SHOWN = 30;

/** Describes goods; of very many, the first and how many there are. */
export function goodsOf(lines: readonly Line[], currency: string, language: Language): GoodsLine[] {
  const { quantity, products, notAvailable } = letterTexts(language).labels;
  const amountOf = (amount: Line['amount']): string =>
    amount === 'none' ? notAvailable : amount === null ? '' : money(amount, currency, language);
  const shownLines = lines.slice(0, LINES_SHOWN).map(({ sku, quantity: count, amount }) => ({
    name: localised(sku.product, 'product_name', language),
    detail: skuDetail(sku, language),
    quantity: fillTemplate(quantity, { count }),
    amount: amountOf(amount),
  }));
  if (lines.length <= LINES_SHOWN) return shownLines;
  return [
    ...shownLines,
    { name: '…', detail: '', quantity: fillTemplate(products, { count: lines.length }), amount: '' },
  ];
}

/** Number, variant, how many pieces the quantity counts as one, and the condition where it is not new. */
export function skuDetail(sku: SkuWithProduct, language: Language): string {
  const variant = localised(sku, 'sku_name', language);
  const isPack = sku.pack_size > 1 && !namesPack(variant, sku.pack_size);
  const { condition } = sku.product;
  return [
    `${sku.product.brand.brand_name} ${sku.code}`.trim(),
    variant,
    isPack && fillTemplate(letterTexts(language).labels.pack, { count: sku.pack_size }),
    condition !== 'new' && letterTexts(language).condition[condition],
  ]
    .filter(Boolean)
    .join(language === 'zh' ? '，' : ', ');
}
