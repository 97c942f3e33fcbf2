import { getCountries } from 'libphonenumber-js';
import type { Optional } from './optional.ts';

const LOCALES = ['en', 'es', 'ru', 'zh', 'de', 'fr', 'pt', 'it'];
/** Names beside those of the Unicode CLDR. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  'estados unidos de américa': 'US',
  'ee.uu.': 'US',
  'ee. uu.': 'US',
  eeuu: 'US',
  сша: 'US',
  'соединённые штаты америки': 'US',
  美利坚合众国: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  англия: 'GB',
  великобритания: 'GB',
  'reino unido': 'GB',
  prc: 'CN',
  'p.r.c.': 'CN',
  'p.r. china': 'CN',
  'pr china': 'CN',
  "people's republic of china": 'CN',
  'mainland china': 'CN',
  кнр: 'CN',
  'república popular china': 'CN',
  中华人民共和国: 'CN',
  korea: 'KR',
  'republic of korea': 'KR',
  корея: 'KR',
  'южная корея': 'KR',
  corea: 'KR',
  韩国: 'KR',
  россия: 'RU',
  'российская федерация': 'RU',
  'russian federation': 'RU',
  беларусь: 'BY',
  белоруссия: 'BY',
  'czech republic': 'CZ',
  чехия: 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  turkey: 'TR',
  taiwan: 'TW',
  'hong kong': 'HK',
};

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim();

/** ISO 3166-1 alpha-2 codes by the names of countries in the languages of merchants' files. */
const CODES = new Map<string, string>();
for (const locale of LOCALES) {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  for (const code of getCountries()) {
    const name = names.of(code);
    if (name !== undefined) CODES.set(plain(name), code);
  }
}
for (const [name, code] of Object.entries(OTHER_NAMES)) CODES.set(plain(name), code);
const CHINESE_NAMES = [...CODES.keys()].filter((name) => /^\p{Script=Han}{2,}$/u.test(name));

/** The country of a text: two letters (ISO 3166-1), or its name, as "Made in Germany" and 中国深圳 have it, too. */
export function countryIn(text: string): Optional<string> {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && code !== 'UK') return { value: code };
  const name = plain(text)
    .replace(/^(?:made in|hecho en|fabricado en|произведено в|сделано в|制造于)\s*/u, '')
    .replace(/\s*[([,].*$/, '');
  const [, last = ''] = /,\s*([^,]+)$/.exec(plain(text)) ?? [];
  // Chinese addresses begin with the country.
  const isoCode =
    CODES.get(name) ?? CODES.get(last) ?? CODES.get(CHINESE_NAMES.find((country) => name.startsWith(country)) ?? '');
  return isoCode === undefined ? { fault: 'is no country: write two letters, such as DE' } : { value: isoCode };
}

const IN_BRACKETS = /^(.+?)\s*(?:[(（]([^()（）]+)[)）]|[,，/]\s*(\p{L}[^,，/]*))$/u;

/** Moves the country behind a manufacturer's name to its own column: "Covidien (США)", "B. Braun, Germany". */
export function withBrandCountry(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [, brand, inBrackets, last] = IN_BRACKETS.exec(fields['brand']?.trim() ?? '') ?? [];
  const country = inBrackets ?? last;
  // Two letters are rather a legal form: "Acme, SA".
  if (brand === undefined || country === undefined || /^[a-z]{1,2}$/i.test(country) || !('value' in countryIn(country)))
    return fields;
  return { ...fields, brand, brand_country: fields['brand_country']?.trim() || country };
}
