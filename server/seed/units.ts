import type { Language } from '../../shared/languages.ts';

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
/** The unit that a table's symbol stands for, as running text writes it. */
export const symbolIn = (symbol: string, language: Language): string =>
  unitIn(BY_SYMBOL.get(symbol) ?? symbol, language);
