/** A flag is written as the two letters of its country in regional indicators. */
export const flagOf = (iso: string): string =>
  String.fromCodePoint(...Array.from(iso.toUpperCase(), (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
