function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Matches the longest phrase first. Between Latin and Chinese characters blanks may stand ("CT 机"), and a phrase that begins
 * with a Latin letter or a digit does not match inside a word.
 */
export function hanPattern(hanPhrases: ReadonlySet<string>): RegExp {
  const patterns = [...hanPhrases]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      escaped(phrase).replaceAll(/(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/gu, String.raw`\s*`),
    )
    .map((phrase) => (/^[a-z\d]/.test(phrase) ? `(?<![a-z\\d])${phrase}` : phrase));
  return new RegExp(patterns.join('|'), 'gu');
}
