const names = new Map<string, Intl.DisplayNames>();

/**
 * A country's name by its ISO 3166-1 alpha-2 code; any other text, as from a merchant's file, is returned unchanged.
 */
export function countryName(locale: string, code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const displayNames = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, displayNames);
  return displayNames.of(code.toUpperCase()) ?? code;
}
