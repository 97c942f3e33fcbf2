/** Structured data of a page, in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The absolute address of a path in the language of the page. */
export type AddressOf = (path: string) => string;

/** The vocabulary's address. */
export const SCHEMA = 'https://schema.org';
