/** Three letters and digits or more, with a digit among them. */
export const isPartNumber = (word: string): boolean =>
  /\d/u.test(word) && word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3;
