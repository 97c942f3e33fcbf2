import { sql, type SQL } from 'drizzle-orm';
import { READ_MAX, type Selection, selectionOf } from '../../../../shared/catalogue/selection.ts';
import { type FacetCell, countProducts, fixedFacets } from '../../../../shared/catalogue/fixedFacets.ts';
import { findGroup } from '../../../../shared/catalogue/groupTree.ts';
import type { Facet } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { QueryCache } from '../../../platform/cache/QueryCache.ts';
import { BrandRepository } from '../BrandRepository.ts';
import type { GroupRepository } from '../GroupRepository.ts';
import type { Shelf } from '../listing/readListing.ts';
import {
  ALL,
  type CountLimits,
  estimateFacet,
  isAmong,
  roundEstimate,
  sampleOf,
  type Share,
  shareOf,
  VERY_MANY,
} from './sampling.ts';
import { choiceConditions, scopeConditions, specCondition } from '../listing/listingConditions.ts';
import { type CountedSpecs, type CountedValues, countSpecs, countValues, readSpecFacets } from './specCounts.ts';
import { type FacetTally, countFacets } from './countFacets.ts';

/** A set of products to count. */
export interface Hits {
  selection: Selection;
  /** Conditions for being a hit, without the chosen facets. */
  base: SQL[];
  /** True for all products of a group or the store, without a search or a list of products. */
  isShelf: boolean;
  /** True if every product was named, or has a part number that was searched for. */
  areNamed: boolean;
  /** The approximate number of hits; null if unknown. */
  estimate: number | null;
  /** The order in which a few hits are shown; null if it takes more than `products p`. */
  orderOfFew: SQL | null;
}

/** Hits by group, brand and condition. */
export interface Counted {
  cells: readonly FacetCell[];
  share: Share;
  /** Conditions for hits that have the chosen specifications; ids if there are few. */
  hitConditions: SQL[];
  /**
   * Further counts of those, and of all hits regardless of the choice. Missing for a shelf without a choice, which
   * needs no further counts.
   */
  tallies?: { hits: FacetTally; base: FacetTally };
}

export interface Total {
  total: number;
  isEstimate: boolean;
}

export interface Chosen extends Total {
  /** Conditions of the products to show: search, scope and chosen facets. */
  conditions: SQL[];
  /** Their counts, if counted separately from the hits. */
  countFacets?: FacetTally;
  /** The ids of all of them in order, if they are few and counted with it. */
  inOrder?: readonly number[] | null | undefined;
}

/**
 * Counts hits by facet. Counts of complete shelves are cached, as they are the same for everybody. In a large
 * catalogue, other sets of more than some thousand hits are counted by a sample.
 */
export class FacetCounts {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #memory: QueryCache;
  readonly #limits: CountLimits;

  constructor(db: Executor, groups: GroupRepository, memory: QueryCache, limits: CountLimits) {
    this.#db = db;
    this.#groups = groups;
    this.#memory = memory;
    this.#limits = limits;
  }

  /** Returns the set in which a page of hits is searched. */
  async shelf({ scope, scopeGroups }: Selection): Promise<Shelf> {
    const [group = null, ...more] = scopeGroups ?? [];
    if (group === null || more.length > 0) return { group: null, count: await this.#countOf(null) };
    return { group, count: await this.#countOf(scope) };
  }

  async cells(hits: Hits): Promise<Counted> {
    const { isShelf, selection, base } = hits;
    if (isShelf && selection.specs.size === 0)
      return this.#memory.read(`cells of ${selection.scope}`, async () => this.#countShelf(selection.scope));
    const { share: baseShare, order } = await this.#howToCount(hits);
    const ofBase = await this.#countFacets(base, baseShare, selection, order);
    const conditions = [...base, specCondition(selection)];
    const share = shareOf(ofBase.hits, this.#limits);
    const isFiner = selection.specs.size > 0 && share < ofBase.share;
    const ofHits = isFiner ? await this.#countFacets(conditions, share, selection) : ofBase;
    const hitConditions = ofHits.ids ? [isOneOf(ofHits.ids)] : conditions;
    return { cells: ofHits.cells, share: ofHits.share, hitConditions, tallies: { hits: ofHits, base: ofBase } };
  }

  /** Counts the hits that match the chosen facets; few hits are counted exactly. */
  async countChosen({ cells, share, hitConditions, tallies }: Counted, selection: Selection): Promise<Chosen> {
    const conditions = [...hitConditions, ...choiceConditions(selection)];
    const total = countProducts(cells, selection);
    const inOrder = hasChoice({ ...selection, specs: new Map() }) ? null : tallies?.hits.inOrder;
    if (share === ALL) return { total, isEstimate: false, conditions, inOrder };
    if (!hasChoice(selection) || total > 2 * this.#limits.counted)
      return { total: roundEstimate(total), isEstimate: true, conditions };
    const few = await this.#countFacets(conditions, ALL, selection);
    const byId = few.ids ? [isOneOf(few.ids)] : conditions;
    return { total: few.hits, isEstimate: false, conditions: byId, countFacets: few };
  }

  /** Returns the facets that can still be chosen. */
  async facets(hits: Hits, counted: Counted, chosen: Chosen): Promise<Facet[]> {
    const { selection } = hits;
    if (!isWhole(hits)) return this.#readFacets(hits, counted, () => this.#specs(counted, chosen));
    return this.#memory.read(`facets of ${selection.scope}`, async () => {
      const shelf = await this.#shelf(selection.scope);
      const all = await this.cells(shelf);
      return this.#readFacets(shelf, all, () => countSpecs(this.#db, sampleOf(all.hitConditions, ALL)));
    });
  }

  // Reuse an earlier count if its sample was at least as large as the chosen one would be.
  async #specs(
    { share: counted, tallies }: Counted,
    { total, conditions, countFacets: own }: Chosen,
  ): Promise<CountedSpecs> {
    const share = own?.share ?? ((await this.#isLarge()) ? shareOf(total, this.#limits) : ALL);
    const cachedCounts = own ?? (counted <= share ? tallies?.hits : undefined);
    return cachedCounts ?? countSpecs(this.#db, sampleOf(conditions, share));
  }

  // The values of a chosen specification are counted without that choice, which may match many more.
  async #values({ selection, ...hits }: Hits, { tallies }: Counted): Promise<CountedValues> {
    if (selection.specs.size === 0) return { ofChosen: new Map(), share: ALL };
    const any = { ...selection, specs: new Map<string, string[]>() };
    if (tallies && (tallies.base.share === ALL || !hasChoice(any))) return tallies.base;
    const conditions = [...hits.base, ...choiceConditions(selection)];
    const count = hits.isShelf
      ? countProducts((await this.cells({ ...hits, selection: any })).cells, any)
      : await this.#roughly(conditions);
    return countValues(this.#db, sampleOf(conditions, shareOf(count, this.#limits)), selection);
  }

  // Hits are ordered while they are counted if they seem to be few: to order very many takes long, and is of no use.
  async #howToCount({
    isShelf,
    areNamed,
    base,
    selection,
    estimate,
    orderOfFew,
  }: Hits): Promise<{ share: Share; order: SQL | null }> {
    const orderOf = (count: number | null): SQL | null =>
      count !== null && count <= this.#limits.counted ? orderOfFew : null;
    if (areNamed || !(await this.#isLarge())) return { share: ALL, order: orderOf(estimate) };
    const count = isShelf ? await this.#countOf(selection.scope) : (estimate ?? (await this.#roughly(base)));
    // Choosing specifications leaves fewer hits, often half: keep the sample large enough for them.
    const expected = selection.specs.size > 0 ? count / 2 : count;
    return { share: shareOf(expected, this.#limits), order: orderOf(expected) };
  }

  // Estimates from the smallest sample, by an index-only scan.
  async #roughly(conditions: SQL[]): Promise<number> {
    const { rows } = await this.#db.execute<{ count: number }>(sql`
      select count(*)::int as count from products p where ${isAmong(sampleOf(conditions, VERY_MANY))}`);
    return VERY_MANY * (rows[0]?.count ?? 0);
  }

  #countFacets = (conditions: SQL[], share: Share, selection: Selection, order?: SQL | null): Promise<FacetTally> =>
    countFacets(this.#db, sampleOf(conditions, share), selection, { most: this.#limits.counted, order });

  // Builds cached counts only from cached data, so that a group tree from before the last change does not enter the
  // cache.
  async #shelf(scope: number | null): Promise<Hits> {
    const selection = selectionOf(scope === null ? {} : { group_id: scope }, await this.#groups.tree());
    return {
      selection,
      base: scopeConditions(selection),
      isShelf: true,
      areNamed: false,
      estimate: null,
      orderOfFew: null,
    };
  }

  async #countOf(scope: number | null): Promise<number> {
    const tree = await this.#groups.tree();
    if (scope !== null) return findGroup(tree, ({ id }) => id === scope)?.product_count ?? 0;
    return tree.reduce((all, root) => all + root.product_count, 0);
  }

  #isLarge = async (): Promise<boolean> => (await this.#countOf(null)) > this.#limits.large;

  async #countShelf(scope: number | null): Promise<Counted> {
    const { base } = await this.#shelf(scope);
    const { rows } = await this.#db.execute<FacetCell & Record<string, unknown>>(sql`
      select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
      where ${isAmong(sampleOf(base, ALL))} group by 1, 2, 3`);
    return { cells: rows, share: ALL, hitConditions: base };
  }

  async #readFacets(hits: Hits, counted: Counted, specs: () => Promise<CountedSpecs>): Promise<Facet[]> {
    const { selection } = hits;
    const { cells, share } = counted;
    const brands = await new BrandRepository(this.#db, this.#memory).all();
    const names = {
      tree: await this.#groups.tree(),
      brands: async (ids: readonly number[]) => {
        const idSet = new Set(ids);
        return brands.filter(({ id }) => idSet.has(id));
      },
    };
    const standing = (await fixedFacets(cells, selection, names)).map((facet) => estimateFacet(facet, share));
    if (countProducts(cells, selection) > READ_MAX) return standing;
    const ofSpecs = await readSpecFacets(this.#db, await specs(), await this.#values(hits, counted), selection);
    return [...standing, ...ofSpecs];
  }
}

/** True for a complete shelf without chosen facets. */
export const isWhole = ({ isShelf, selection }: Pick<Hits, 'isShelf' | 'selection'>): boolean =>
  isShelf && !hasChoice(selection);

const isOneOf = (ids: SQL): SQL => sql`p.id = any(${ids})`;

const hasChoice = ({ brands, conditions, groups, specs }: Selection): boolean =>
  brands.length + conditions.length + groups.length + specs.size > 0;
