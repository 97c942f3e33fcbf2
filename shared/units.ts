import type { Language } from './languages.ts';

const RU: Record<string, string> = {
  MHz: 'МГц',
  mm: 'мм',
  m: 'м',
  'vol/s': 'объёмов/с',
  in: 'дюйма',
  GB: 'ГБ',
  kg: 'кг',
  W: 'Вт',
  V: 'В',
  h: 'ч',
  g: 'г',
  µA: 'мкА',
  Ω: 'Ом',
  kΩ: 'кОм',
  s: 'с',
  bpm: 'уд/мин',
  mAh: 'мА·ч',
  months: 'мес.',
  Hz: 'Гц',
  dB: 'дБ',
  J: 'Дж',
  nm: 'нм',
  mmHg: 'мм рт. ст.',
  cm: 'см',
  'ml/h': 'мл/ч',
  kPa: 'кПа',
  ml: 'мл',
  'l/min': 'л/мин',
  'cmH₂O': 'см вод. ст.',
  lx: 'лк',
  lm: 'лм',
  K: 'К',
  kHz: 'кГц',
  kV: 'кВ',
  kW: 'кВт',
  fps: 'кадр/с',
  mAs: 'мА·с',
  rpm: 'об/мин',
  'mm Al': 'мм Al',
  mA: 'мА',
  ms: 'мс',
  µm: 'мкм',
  'ml/s': 'мл/с',
  'mm Pb': 'мм Pb',
  px: 'пикс.',
  'cd/m²': 'кд/м²',
  bit: 'бит',
  'm/s': 'м/с',
  years: 'лет',
  'cm²': 'см²',
  MPa: 'МПа',
  'g/m²': 'г/м²',
  'dr/ml': 'кап./мл',
  days: 'дн.',
  min: 'мин',
  'kHU/min': 'kHU/мин',
  'HU/s': 'HU/с',
};
const ES: Record<string, string> = {
  in: 'pulgadas',
  months: 'meses',
  years: 'años',
  days: 'días',
  'dr/ml': 'gotas/ml',
  bpm: 'lpm',
  px: 'px',
};
const ZH: Record<string, string> = {
  in: '英寸',
  months: '个月',
  years: '年',
  days: '天',
  'dr/ml': '滴/ml',
  'vol/s': '容积/秒',
};
const LATIN: Record<string, string> = {
  in: '″',
  months: 'mo',
  years: 'a',
  days: 'd',
  'dr/ml': 'gtt/ml',
  'vol/s': 'vol/s',
};

/** A unit as running text writes it. */
export function unitIn(unit: string, language: Language): string {
  if (language === 'ru') return RU[unit] ?? unit;
  if (language === 'es') return ES[unit] ?? unit;
  if (language === 'zh') return ZH[unit] ?? unit;
  return unit === 'in' ? 'inch' : unit;
}

/** A unit as a table writes it: one symbol for every language. */
export const unitSymbol = (unit: string): string => LATIN[unit] ?? unit;

const BY_SYMBOL = new Map(Object.entries(LATIN).map(([unit, symbol]) => [symbol, unit]));
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;
/** Units that are words, and bend with their number; `many` also stands alone, as in a heading. */
const COUNTED: Record<Language, Record<string, Forms>> = {
  en: {
    in: { one: 'inch', other: 'inches' },
    months: { one: 'month' },
    years: { one: 'year' },
    days: { one: 'day' },
    'dr/ml': { other: 'drops/ml' },
  },
  es: { in: { one: 'pulgada' }, months: { one: 'mes' }, years: { one: 'año' }, days: { one: 'día' } },
  ru: {
    in: { one: 'дюйм', few: 'дюйма', many: 'дюймов', other: 'дюйма' },
    years: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  },
  zh: {},
};

/** What a table's symbol stands for in the reader's language; with a value, the word that goes with it. */
export function unitName(symbol: string, language: Language, value = ''): string {
  const unit = BY_SYMBOL.get(symbol) ?? symbol;
  const forms = COUNTED[language][unit];
  // Of a range, the last number is the one that is read before the unit.
  const count = /\d+(?:[.,]\d+)?(?=\D*$)/.exec(value)?.[0];
  const category = count === undefined ? 'many' : rulesOf(language).select(Number(count.replace(',', '.')));
  return forms?.[category] ?? forms?.other ?? unitIn(unit, language);
}

/** A value with its unit, kept on one line. */
export function withUnit(value: string, symbol: string | undefined, language: Language): string {
  if (!symbol) return value;
  return `${value}${symbol === '°' ? '' : '\u00a0'}${unitName(symbol, language, value)}`;
}

const rules = new Map<Language, Intl.PluralRules>();
function rulesOf(language: Language): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}
