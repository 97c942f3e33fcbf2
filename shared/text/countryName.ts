const names = new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 alpha-2 code; what is no code, as a merchant's file may have it, stays as it is. */
export function countryName(locale: string, code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code.toUpperCase()) ?? code;
}
