/**
 * Removes invisible characters, such as soft hyphens and zero-width spaces from a PDF: they are no part of a word and
 * do not separate words.
 */
export const removeInvisible = (text: string): string => text.replaceAll(/\p{DI}+/gu, '');
