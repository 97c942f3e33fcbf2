import { sql, type SQL } from 'drizzle-orm';
import { READ_MAX, type Selection, selectionOf } from '../../../../shared/catalogue/selection.ts';
import { type FacetCell, countProducts, findNode, fixedFacets } from '../../../../shared/catalogue/fixedFacets.ts';
import type { Facet } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { QueryCache } from '../../../platform/cache/QueryCache.ts';
import { BrandRepository } from '../BrandRepository.ts';
import type { GroupRepository } from '../GroupRepository.ts';
import type { Shelf } from '../listing/readListing.ts';
import {
  ALL,
  type CountLimits,
  estimated,
  isAmong,
  rounded,
  sampleOf,
  type Share,
  shareOf,
  VERY_MANY,
} from './sampling.ts';
import { choiceConditions, scopeConditions, specCondition } from '../listing/listingConditions.ts';
import { type CountedSpecs, type CountedValues, countSpecs, countValues, readSpecFacets } from './specCounts.ts';
import { type FacetTally, countFacets } from './countFacets.ts';

/** What is counted. */
export interface Hits {
  selection: Selection;
  /** What makes a product a hit, whatever is chosen of the facets. */
  base: SQL[];
  /** All of a group, or of the store: nothing searched for, no product named. */
  isShelf: boolean;
  /** Each of them was named, or has a part number that was. */
  areNamed: boolean;
  /** About how many there are, where that is known already. */
  estimate: number | null;
}

/** How many hits have each group, brand and condition. */
export interface Counted {
  cells: readonly FacetCell[];
  share: Share;
  /** The condition for being a hit with the chosen specifications; by the ids of few hits. */
  found: SQL[];
  /** What else was counted of those, and of all hits whatever is chosen; a shelf without a choice is only counted. */
  tallies?: { hits: FacetTally; base: FacetTally };
}

export interface Total {
  total: number;
  isEstimate: boolean;
}

export interface Chosen extends Total {
  /** What is shown: everything that was asked for and chosen. */
  conditions: SQL[];
  /** What was counted of it, where it was apart from the hits. */
  countFacets?: FacetTally;
}

/**
 * How many hits there are of each kind. Those of whole shelves are the same for everybody, and remembered; where a large
 * catalogue has more than some thousand of others, a sample is counted.
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

  /** The products that a page of hits is looked for among. */
  async shelf({ scope, scopeGroups }: Selection): Promise<Shelf> {
    const [group = null, ...more] = scopeGroups ?? [];
    if (group === null || more.length > 0) return { group: null, count: await this.#countOf(null) };
    return { group, count: await this.#countOf(scope) };
  }

  async cells(hits: Hits): Promise<Counted> {
    const { isShelf, selection, base } = hits;
    if (isShelf && selection.specs.size === 0)
      return this.#memory.read(`cells of ${selection.scope}`, async () => this.#countShelf(selection.scope));
    const ofBase = await this.#countFacets(base, await this.#baseShare(hits), selection);
    const conditions = [...base, specCondition(selection)];
    const share = shareOf(ofBase.hits, this.#limits);
    const isFiner = selection.specs.size > 0 && share < ofBase.share;
    const ofHits = isFiner ? await this.#countFacets(conditions, share, selection) : ofBase;
    const found = ofHits.ids ? [isOneOf(ofHits.ids)] : conditions;
    return { cells: ofHits.cells, share: ofHits.share, found, tallies: { hits: ofHits, base: ofBase } };
  }

  /** The hits that have what is chosen, too; few are counted one by one, whatever they are chosen from. */
  async chosen({ cells, share, found }: Counted, selection: Selection): Promise<Chosen> {
    const conditions = [...found, ...choiceConditions(selection)];
    const total = countProducts(cells, selection);
    if (share === ALL) return { total, isEstimate: false, conditions };
    if (!hasChoice(selection) || total > 2 * this.#limits.counted)
      return { total: rounded(total), isEstimate: true, conditions };
    const few = await this.#countFacets(conditions, ALL, selection);
    const byId = few.ids ? [isOneOf(few.ids)] : conditions;
    return { total: few.hits, isEstimate: false, conditions: byId, countFacets: few };
  }

  /** What else could be chosen. */
  async facets(hits: Hits, counted: Counted, chosen: Chosen): Promise<Facet[]> {
    const { selection } = hits;
    if (!isWhole(hits)) return this.#readFacets(hits, counted, () => this.#specs(counted, chosen));
    return this.#memory.read(`facets of ${selection.scope}`, async () => {
      const shelf = await this.#shelf(selection.scope);
      const all = await this.cells(shelf);
      return this.#readFacets(shelf, all, () => countSpecs(this.#db, sampleOf(all.found, ALL)));
    });
  }

  // What was counted already will do, if it was as large a sample as one of the chosen would be.
  async #specs(
    { share: counted, tallies }: Counted,
    { total, conditions, countFacets: own }: Chosen,
  ): Promise<CountedSpecs> {
    const share = own?.share ?? ((await this.#isLarge()) ? shareOf(total, this.#limits) : ALL);
    const known = own ?? (counted <= share ? tallies?.hits : undefined);
    return known ?? countSpecs(this.#db, sampleOf(conditions, share));
  }

  // The values of a specification that is chosen from are counted without that choice, which may be of many more.
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

  async #baseShare({ isShelf, areNamed, base, selection, estimate }: Hits): Promise<Share> {
    if (areNamed || !(await this.#isLarge())) return ALL;
    const count = isShelf ? await this.#countOf(selection.scope) : (estimate ?? (await this.#roughly(base)));
    // What is chosen of the specifications leaves fewer, often half of them: they should still tell enough.
    return shareOf(selection.specs.size > 0 ? count / 2 : count, this.#limits);
  }

  // Estimated from the smallest sample, which the database reads from its index alone.
  async #roughly(conditions: SQL[]): Promise<number> {
    const { rows } = await this.#db.execute<{ count: number }>(sql`
      select count(*)::int as count from products p where ${isAmong(sampleOf(conditions, VERY_MANY))}`);
    return VERY_MANY * (rows[0]?.count ?? 0);
  }

  #countFacets = (conditions: SQL[], share: Share, selection: Selection): Promise<FacetTally> =>
    countFacets(this.#db, sampleOf(conditions, share), selection, this.#limits.counted);

  // What is remembered is made of what is remembered: a tree that was read before the last change goes into nothing new.
  async #shelf(scope: number | null): Promise<Hits> {
    const selection = selectionOf(scope === null ? {} : { group_id: scope }, await this.#groups.tree());
    return { selection, base: scopeConditions(selection), isShelf: true, areNamed: false, estimate: null };
  }

  async #countOf(scope: number | null): Promise<number> {
    const tree = await this.#groups.tree();
    if (scope !== null) return findNode(tree, scope)?.product_count ?? 0;
    return tree.reduce((all, root) => all + root.product_count, 0);
  }

  #isLarge = async (): Promise<boolean> => (await this.#countOf(null)) > this.#limits.large;

  async #countShelf(scope: number | null): Promise<Counted> {
    const { base } = await this.#shelf(scope);
    const { rows } = await this.#db.execute<FacetCell & Record<string, unknown>>(sql`
      select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
      where ${isAmong(sampleOf(base, ALL))} group by 1, 2, 3`);
    return { cells: rows, share: ALL, found: base };
  }

  async #readFacets(hits: Hits, counted: Counted, specs: () => Promise<CountedSpecs>): Promise<Facet[]> {
    const { selection } = hits;
    const { cells, share } = counted;
    const brands = await this.#memory.read('makers by name', () => new BrandRepository(this.#db).names());
    const names = {
      tree: await this.#groups.tree(),
      brands: async (ids: readonly number[]) => {
        const wanted = new Set(ids);
        return brands.filter(({ id }) => wanted.has(id));
      },
    };
    const standing = (await fixedFacets(cells, selection, names)).map((facet) => estimated(facet, share));
    if (countProducts(cells, selection) > READ_MAX) return standing;
    const ofSpecs = await readSpecFacets(this.#db, await specs(), await this.#values(hits, counted), selection);
    return [...standing, ...ofSpecs];
  }
}

/** All of a shelf, with nothing chosen. */
export const isWhole = ({ isShelf, selection }: Pick<Hits, 'isShelf' | 'selection'>): boolean =>
  isShelf && !hasChoice(selection);

const isOneOf = (ids: SQL): SQL => sql`p.id = any(${ids})`;

const hasChoice = ({ brands, conditions, groups, specs }: Selection): boolean =>
  brands.length + conditions.length + groups.length + specs.size > 0;
