import { countryName } from '../../../../../shared/text/countryName.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../../../shared/text/languages.ts';

// Region codes that Intl names, but that are not countries.
const NO_COUNTRIES: readonly string[] = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All countries by code, from the browser's data: a trade fair may have no network. */
export function regionCodes(): string[] {
  const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // Obsolete codes are aliases of others.
    (code) => regionNames.of(code) && !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code,
  );
}

/** The code of a country named in any of the store's languages, or by its code; empty where it is unknown. */
export function regionOf(name: string): string {
  const normalised = name.trim().toLowerCase();
  if (normalised === '') return '';
  codes ??= codesByName();
  return codes.get(normalised) ?? '';
}

// Built on first use, and kept: a file may hold hundreds of addresses.
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const locales = LANGUAGES.map((language) => LANGUAGE_OPTIONS[language].iso);
  const namedRegions = regionCodes().flatMap((code) =>
    [code, ...locales.map((locale) => countryName(locale, code))].map((name) => [name.toLowerCase(), code] as const),
  );
  return new Map([...namedRegions, ...ALIASES]);
}

const ALIASES = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
] as const;
