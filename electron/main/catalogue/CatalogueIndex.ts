import type { Brand, Group, GroupDetail, GroupNode, ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import type { CatalogueState, OfflineProduct } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { specTokens } from '../../../shared/catalogue/specTokens.ts';
import { buildGroupTree } from '../../../shared/catalogue/groupTree.ts';
import { localisedFields, localisedTexts } from '../../../shared/text/localisedFields.ts';
import {
  CANDIDATES_MAX,
  FITS,
  IN_GROUP,
  type Named,
  OF_BRAND,
  type SearchEngine,
} from '../../../shared/search/SearchEngine.ts';
import { type Among, COUNT_MAX } from '../../../shared/search/WordIndex.ts';
import type { ProductState } from '../../../shared/search/words/concepts/Concept.ts';
import { searchableTexts, trigramLexemes, weighLexemes } from '../../../shared/search/words/lexemes.ts';
import type { GroupFit } from '../../../shared/search/named/namedGroups.ts';
import type { Machine } from '../../../shared/search/named/machines.ts';
import type { PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import type { Term } from '../../../shared/search/terms/Term.ts';
import { extendThesaurus } from '../../../shared/search/words/concepts/thesaurus.ts';
import { rankingLexemes } from '../../../shared/search/ranking.ts';
import { LexemeIndex } from '../../../shared/search/words/LexemeIndex.ts';
import { PartNumberIndex } from './PartNumberIndex.ts';

/** The fields that lists need of a product; the rest stays on the disk. */
export interface IndexedProduct {
  item: ProductItem;
  skuIds: readonly number[];
  tokens: ReadonlySet<string>;
  createdAt: string;
  sortName: string;
}

/** The stored catalogue in memory, for lists, filters and search. Products are in the order of their ids. */
export class CatalogueIndex implements SearchEngine {
  readonly products: IndexedProduct[] = [];
  readonly byId = new Map<number, IndexedProduct>();
  readonly tree: GroupNode[];
  readonly #state: CatalogueState;
  readonly #words = new LexemeIndex();
  readonly #parts = new PartNumberIndex();
  readonly #groupNames = new Map<number, string[]>();
  readonly #places = new Map<number, number>();
  /** The parts that fit each model. */
  readonly #fitting = new Map<string, Set<number>>();
  /** Its machine, by model in small letters: the first by name. */
  readonly #machines = new Map<string, Machine>();
  #models: string[] | null = null;
  /** The machines of the store that parts fit: pairs of ids, of a part and a machine. */
  readonly #fits: (readonly [part: number, machine: number])[] = [];
  #groupFits: readonly GroupFit[] | null = null;

  constructor(state: CatalogueState) {
    this.#state = state;
    // First: groups are named by these words.
    extendThesaurus(state.words ?? {}, state.descriptions);
    this.tree = buildGroupTree(state.groups.map(groupOf), null);
    // Parents come before their children.
    for (const group of state.groups) {
      const above = group.parent_id === null ? [] : (this.#groupNames.get(group.parent_id) ?? []);
      this.#groupNames.set(group.id, [...above, ...localisedTexts(group, 'group_name')]);
    }
  }

  /** Its groups with what stands above their lists; roots first. */
  get details(): CatalogueState['groups'] {
    return this.#state.groups;
  }

  groups(): Promise<CatalogueState['groups']> {
    return Promise.resolve(this.#state.groups);
  }

  get allBrands(): readonly Brand[] {
    return this.#state.brands;
  }

  brands(): Promise<readonly Brand[]> {
    return Promise.resolve(this.#state.brands);
  }

  add(product: OfflineProduct): void {
    const indexed: IndexedProduct = {
      item: itemOf(product),
      skuIds: product.skus.map(({ id }) => id),
      tokens: new Set(specTokens([product, ...product.skus])),
      createdAt: product.created_at,
      sortName: (product.en_product_name ?? product.product_name).toLowerCase(),
    };
    this.#places.set(product.id, this.products.length);
    this.products.push(indexed);
    this.byId.set(product.id, indexed);
    const texts = searchableTexts(product, product.brand.brand_name, this.#groupNames.get(product.group.id) ?? []);
    this.#words.add(weighLexemes(texts), trigramLexemes([product.code, ...product.skus.map(({ code }) => code)]));
    this.#parts.add(product);
    for (const { brand_name, model, product_id } of product.fits) {
      if (product_id !== null) this.#fits.push([product.id, product_id]);
      const key = model.toLowerCase();
      const machine = { brand_name, model };
      const machineBefore = this.#machines.get(key);
      if (!machineBefore || isBefore(machine, machineBefore)) this.#machines.set(key, machine);
      this.#fitting.set(key, (this.#fitting.get(key) ?? new Set()).add(product.id));
    }
  }

  /** Call once after the last product. */
  finish(): void {
    this.#parts.sort();
  }

  itemsByIds(ids: readonly number[]): ProductItem[] {
    return ids.map((id) => this.byId.get(id)?.item).filter((item) => item !== undefined);
  }

  /** The ids of products that match all terms. */
  withWords(terms: readonly Term[]): Set<number> {
    return new Set(Array.from(this.#words.matching(terms), (position) => this.products[position]!.item.id));
  }

  /** Whether a product is of these groups, if there are any, and has all of the words. */
  isNear(groups: readonly number[], terms: readonly Term[]): (item: ProductItem) => boolean {
    const having = terms.length > 0 ? this.withWords(terms) : null;
    return ({ id, group }) => (groups.length === 0 || groups.includes(group.id)) && (having === null || having.has(id));
  }

  /** Ranks a product, by id, for the terms. */
  rank(terms: readonly Term[]): (id: number) => number {
    const rankAt = this.#words.rank(rankingLexemes(terms));
    return (id) => rankAt(this.#places.get(id) ?? 0);
  }

  partNumbers(key: string, withInfix: boolean): Promise<PartRow[]> {
    return Promise.resolve(this.#parts.find(key, withInfix, this.#words));
  }

  wholeNumbers(keys: readonly string[]): Promise<PartRow[]> {
    return Promise.resolve(this.#parts.whole(keys));
  }

  /** Part numbers of variants whose keys stand next to this one. */
  numbersNear(key: string): PartRow[] {
    return this.#parts.near(key);
  }

  async isFound(terms: Term[], among?: Among): Promise<boolean> {
    return (await this.firstFound([terms], among)) === 0;
  }

  firstFound(lists: Term[][], { groups, brands, states = [], inName }: Among = {}): Promise<number> {
    const isIn = isInStates(states);
    const isAmong = ({ item }: IndexedProduct): boolean =>
      (!groups || groups.includes(item.group.id)) && (!brands || brands.includes(item.brand.id)) && isIn(item);
    const isFound = (terms: Term[]): boolean =>
      [...this.#words.matching(terms, inName ? 'A' : undefined)].some((position) => isAmong(this.products[position]!));
    return Promise.resolve(lists.findIndex(isFound));
  }

  foundEach(terms: Term[]): Promise<boolean[]> {
    return Promise.resolve(terms.map((term) => this.#words.matching([term]).size > 0));
  }

  countEach(terms: Term[]): Promise<number[]> {
    return Promise.resolve(terms.map((term) => Math.min(COUNT_MAX, this.#words.matching([term]).size)));
  }

  filterKnown(lexemes: readonly string[]): Promise<string[]> {
    return Promise.resolve(lexemes.filter((lexeme) => this.#words.has(lexeme)));
  }

  byWords(terms: Term[], ranked: Term[], namedThings: Named, limit: number): Promise<number[]> {
    const rank = this.rank(ranked);
    const place = this.placeOf(namedThings);
    const isInGroups = (id: number): boolean => place(id) >= IN_GROUP;
    const isIn = isInStates(namedThings.states.map(({ state }) => state));
    const matchingIds = [...this.withWords(terms)]
      .filter((id) => isIn(this.byId.get(id)!.item))
      .toSorted((a, b) => a - b);
    const first = matchingIds.filter(isInGroups).slice(0, CANDIDATES_MAX);
    const others = first.length < limit ? matchingIds.filter((id) => !isInGroups(id)).slice(0, CANDIDATES_MAX) : [];
    const fits = this.isFitting(namedThings.fitted ?? []);
    const best = (a: number, b: number): number =>
      place(b) - place(a) || rank(b) - rank(a) || Number(fits(b)) - Number(fits(a)) || a - b;
    return Promise.resolve([...first.toSorted(best), ...others.toSorted(best)].slice(0, limit));
  }

  machines(models: readonly string[]): Promise<string[]> {
    return Promise.resolve(models.filter((model) => this.#fitting.has(model)));
  }

  machinesFrom(beginnings: readonly string[], limit: number): Promise<Machine[]> {
    const models = (this.#models ??= [...this.#machines.keys()].toSorted());
    const matchingModels = models
      .filter((model) => beginnings.some((start) => model.startsWith(start)))
      .slice(0, limit);
    return Promise.resolve(matchingModels.map((model) => this.#machines.get(model)!));
  }

  fits(): Promise<readonly GroupFit[]> {
    this.#groupFits ??= this.#readGroupFits();
    return Promise.resolve(this.#groupFits);
  }

  #readGroupFits(): GroupFit[] {
    const pairs = new Map<string, GroupFit>();
    for (const [part, machine] of this.#fits) {
      const [of, to] = [this.byId.get(part)?.item.group.id, this.byId.get(machine)?.item.group.id];
      if (of !== undefined && to !== undefined) pairs.set(`${of} ${to}`, { part: of, machine: to });
    }
    return [...pairs.values()];
  }

  /** Whether a product, by its id, fits a machine of these groups. */
  isFitting(groups: readonly number[]): (id: number) => boolean {
    if (groups.length === 0) return () => false;
    const isMachine = (id: number): boolean => groups.includes(this.byId.get(id)?.item.group.id ?? 0);
    const fitting = new Set(this.#fits.flatMap(([part, machine]) => (isMachine(machine) ? [part] : [])));
    return (id) => fitting.has(id);
  }

  /** How much of what is named a product is, by its id: of a group, a part that fits the machine, of a brand. */
  placeOf({ groups, machine, brands }: Named): (id: number) => number {
    const groupIds = new Set(groups);
    const fitting = (machine !== null && this.#fitting.get(machine)) || new Set<number>();
    return (id) => {
      const item = this.byId.get(id)?.item;
      const isNamed = item !== undefined && groupIds.has(item.group.id);
      const isOfBrand = item !== undefined && brands.includes(item.brand.id);
      return (isNamed ? IN_GROUP : 0) + (fitting.has(id) ? FITS : 0) + (isOfBrand ? OF_BRAND : 0);
    };
  }
}

/** Tells whether a product is in one of the conditions, and in stock where that is asked. */
export function isInStates(states: readonly ProductState[]): (item: ProductItem) => boolean {
  const conditions = new Set<string>(states.filter((state) => state !== 'in_stock'));
  const hasStock = states.includes('in_stock');
  return ({ condition, stock }) => (conditions.size === 0 || conditions.has(condition)) && (!hasStock || stock > 0);
}

const isBefore = (one: Machine, other: Machine): boolean =>
  one.brand_name < other.brand_name || (one.brand_name === other.brand_name && one.model < other.model);

/** A group as the tree has it, without the descriptions. */
export function groupOf(detail: GroupDetail): Group {
  const { description: _zh, en_description: _en, es_description: _es, ru_description: _ru, ...group } = detail;
  return group;
}

function itemOf(product: OfflineProduct): ProductItem {
  const { id, code, brand, group, picture, condition, delivery_days, stock, sku_count, sku_id, is_priced } = product;
  return {
    id,
    code,
    brand,
    group,
    picture,
    condition,
    delivery_days,
    stock,
    sku_count,
    sku_id,
    is_priced,
    ...localisedFields(product, 'product_name'),
    ...localisedFields(product, 'seo_title_str'),
    key_specs: product.key_specs,
    ...(product.sku_code !== undefined && { sku_code: product.sku_code }),
    ...(product.pack_size !== undefined && { pack_size: product.pack_size }),
  };
}
