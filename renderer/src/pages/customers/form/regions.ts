import { countryName } from '../../../../../shared/text/countryName.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../../../shared/text/languages.ts';

// Region codes that Intl names, but that are not countries.
const NO_COUNTRIES: readonly string[] = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The countries of the world by their codes, as the browser knows them: a trade fair may have no network. */
export function regionCodes(): string[] {
  const named = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // A code that is no longer used is another one's by now.
    (code) => named.of(code) && !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code,
  );
}

/** The code of a country that is named in any of our languages, or by the code itself; empty where it is not known. */
export function regionOf(name: string): string {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return '';
  codes ??= codesByName();
  return codes.get(wanted) ?? '';
}

// Made once it is asked for: a file may hold hundreds of addresses.
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const locales = LANGUAGES.map((language) => LANGUAGE_OPTIONS[language].iso);
  const named = regionCodes().flatMap((code) =>
    [code, ...locales.map((locale) => countryName(locale, code))].map((name) => [name.toLowerCase(), code] as const),
  );
  return new Map([...named, ...ALIASES]);
}

const ALIASES = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
] as const;
