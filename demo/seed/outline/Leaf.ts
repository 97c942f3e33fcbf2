/** A text in the four languages of the store, in the order of `LANGUAGES`. */
export type Words = readonly [en: string, es: string, ru: string, zh: string];

/** How a thing is made and sold: decides condition, papers, box, warranty and how it is named. */
export type Make = 'machine' | 'probe' | 'reusable' | 'part' | 'instrument' | 'disposable';

/** Everything that is to know about one leaf group and what is sold in it. */
export interface Leaf {
  key: string;
  /** The letters this group has in part numbers. */
  code: string;
  make: Make;
  name: Words;
  /** What a product of the group is called, capitalised and in the nominative: names are composed around it. */
  types: readonly Words[];
  /** One or two whole sentences: what it is for. */
  use: Words;
  /**
   * `key unit=a|b|c`; keys joined by ` + ` take their values together, the key `type` picks among `types`, and `*`
   * marks what the variants differ in. The first line heads the name.
   */
  specs: readonly string[];
  makers: string;
  /** In dollars, lowest and highest. */
  price: readonly [number, number];
  /** Groups whose machines a part of this group fits. */
  fits?: readonly string[];
  /** Groups that are offered along with it. */
  companions?: readonly string[];
}
