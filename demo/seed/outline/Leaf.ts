/** A text in the four languages of the store, in the order of `LANGUAGES`. */
export type Words = readonly [en: string, es: string, ru: string, zh: string];

/** The kind of product, which decides condition, documents, packaging, warranty and naming. */
export type Make = 'machine' | 'probe' | 'reusable' | 'part' | 'instrument' | 'disposable';

/** A leaf group and the parameters of its products. */
export interface Leaf {
  key: string;
  /** Letters of this group in part numbers. */
  code: string;
  make: Make;
  name: Words;
  /** Names of the product types, capitalised and in the nominative; product names are composed around them. */
  types: readonly Words[];
  /** One or two sentences about the intended use. */
  use: Words;
  /**
   * `key unit=a|b|c`; keys joined by ` + ` take their values together, the key `type` picks among `types`, and `*`
   * marks specifications that vary between variants. The first line is part of the name.
   */
  specs: readonly string[];
  makers: string;
  /** In dollars, lowest and highest. */
  price: readonly [number, number];
  /** Groups of equipment that a part of this group fits. */
  fits?: readonly string[];
  /** Groups of accessories. */
  companions?: readonly string[];
}
