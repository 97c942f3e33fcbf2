/** A keyword without the quotation marks that ask for words as they are. */
export const withoutQuotes = (keyword: string): string =>
  keyword
    .replaceAll(/["“”«»„]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
