import type { MachineIndex } from './named/machines.ts';
import type { NameableBrand } from './named/namedBrands.ts';
import type { GroupFit, NameableGroup } from './named/namedGroups.ts';
import type { NumberIndex } from './numbers/findNumbers.ts';
import type { PartHit, PartRow } from './numbers/rankPartNumbers.ts';
import type { Term } from './terms/Term.ts';
import type { Relaxed } from './relax/relaxQuery.ts';
import type { Among, WordIndex } from './WordIndex.ts';
import type { ProductState } from './words/concepts/Concept.ts';

/** Each key stroke asks: words are weighed among the first hits only, however many there are. */
export const CANDIDATES_MAX = 200;

/** The hits of a keyword: products by part number, best first, and the words that find the others. */
export interface SearchHits {
  parts: PartHit[];
  terms: Term[];
  /** Words that were left out: they find nothing, and rank what the others find. */
  others: Term[];
  /** Where few products have all words: what any other product of the named groups has to have to come after them. */
  near?: Term[];
  /** The groups that the words name: their products come first. */
  groups: number[];
  /** The model of a machine, in small letters: of these groups the parts that fit it come first. */
  machine: string | null;
  /** The groups of the machines that it is for: of equally good hits the parts that fit one of these come first. */
  fitted?: readonly number[];
  /** The brands that the words name: of these groups their products come before those of others. */
  brands: number[];
  /** The states that the words ask for: those that are in one are hits. */
  states: RequestedState[];
  /** The groups of each thing, where the words ask for several: their products come in turn. */
  things: number[][];
  /** Words that nothing has together with the others, as they were typed. */
  dropped: string[];
  corrected: Relaxed['corrected'];
}

export const NOTHING_LEFT_OUT: Pick<SearchHits, 'others' | 'dropped' | 'corrected'> = {
  others: [],
  dropped: [],
  corrected: [],
};

/** For hits by part number alone, which name no group, machine or brand. */
export const NOTHING_NAMED = { groups: [], machine: null, brands: [], states: [], things: [] };

/** States that a search asks for, and the words that say so. */
export interface RequestedState {
  state: ProductState;
  word: string;
}

/** Ranks of products in a named group, that fit the named machine, and of a named brand; they add up. */
export const IN_GROUP = 4;
export const FITS = 2;
export const OF_BRAND = 1;

/** The groups, machine, brands, states and things that a query names. */
export type Named = Pick<SearchHits, 'groups' | 'machine' | 'fitted' | 'brands' | 'states' | 'things'>;

/** A group, and how many products it has with all groups below it. */
export interface CountedGroup extends NameableGroup {
  product_count: number;
}

/** A catalogue that can be searched: the server's database, or a client's offline catalogue. */
export interface SearchEngine extends WordIndex, NumberIndex, MachineIndex {
  firstFound(lists: Term[][], among?: Among): Promise<number>;
  /** Part numbers that are or begin with the key, replaced ones too; that contain it, where asked. */
  partNumbers(key: string, withInfix: boolean): Promise<PartRow[]>;
  /** Products with all of the words, those that are named first, then best first by `ranked`. */
  byWords(terms: Term[], ranked: Term[], namedThings: Named, limit: number): Promise<number[]>;
  /** The groups of the catalogue; the same list as long as nothing has changed. */
  groups(): Promise<readonly CountedGroup[]>;
  /** Its brands, likewise. */
  brands(): Promise<readonly NameableBrand[]>;
  /** Which groups have parts for machines of which others, likewise. */
  fits(): Promise<readonly GroupFit[]>;
}
