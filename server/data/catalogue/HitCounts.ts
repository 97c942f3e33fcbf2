import { sql, type SQL } from 'drizzle-orm';
import { READ_MAX, type Selection, selectionOf } from '../../../shared/catalogue/selection.ts';
import { type Cell, cubeTotal, findNode, standingFacets } from '../../../shared/catalogue/standingFacets.ts';
import type { Facet } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import type { DataMemory } from '../DataMemory.ts';
import { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import type { Shelf } from './readFound.ts';
import { ALL, type Among, type CountLimits, estimated, rounded, sampleOf, shareOf, VERY_MANY } from './sampling.ts';
import { choiceConditions, scopeConditions, specCondition } from './selection.ts';
import { readSpecFacets } from './specCounts.ts';
import { intArray } from './upsert.ts';

/** What is counted. */
export interface Hits {
  selection: Selection;
  /** What makes a product a hit, whatever is chosen of the facets. */
  base: SQL[];
  /** All of a group, or of the store: nothing searched for, no product named. */
  isShelf: boolean;
}

/** How many hits have each group, brand and condition. */
export interface Counted extends Among {
  cells: readonly Cell[];
  /** The condition for being a hit, whatever is chosen of the specifications. */
  base: SQL[];
  /** The same with that choice, by the ids of few hits. */
  found: SQL[];
}

export interface Total {
  total: number;
  isEstimate: boolean;
}

export interface Chosen extends Total {
  /** What is shown: everything that was asked for and chosen. */
  conditions: SQL[];
}

/**
 * How many hits there are of each kind. Those of whole shelves are the same for everybody, and remembered; where a large
 * catalogue has more than some thousand of others, a sample is counted.
 */
export class HitCounts {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #memory: DataMemory;
  readonly #limits: CountLimits;

  constructor(db: Executor, groups: GroupRepository, memory: DataMemory, limits: CountLimits) {
    this.#db = db;
    this.#groups = groups;
    this.#memory = memory;
    this.#limits = limits;
  }

  /** The products that a page of hits is looked for among. */
  async shelf({ scopeGroups }: Selection): Promise<Shelf> {
    const [group = null, ...more] = scopeGroups ?? [];
    if (group === null || more.length > 0) return { group: null, count: await this.#ofAll() };
    return { group, count: findNode(await this.#groups.tree(), group)?.product_count ?? 0 };
  }

  // Words are looked up once: all that is counted of the hits, or of their sample, goes by their ids.
  async cells({ isShelf, selection, base }: Hits): Promise<Counted> {
    if (isShelf && selection.specs.size === 0)
      return this.#memory.read(`cells of ${selection.scope}`, async () => {
        const shelf = await this.#shelf(selection.scope);
        return this.#countAll(shelf.base, shelf.base);
      });
    const conditions = [...base, specCondition(selection)];
    if (!(await this.#isLarge())) return this.#countAll(base, conditions);
    const rough = await this.#byIds(sampleOf(conditions, VERY_MANY));
    const share = shareOf(rough.hits, this.#limits);
    const among = share === VERY_MANY ? rough : await this.#byIds(sampleOf(conditions, share));
    return { ...among, base, found: share === ALL ? among.conditions : conditions };
  }

  /** The hits that have what is chosen, too; few are counted one by one, whatever they are chosen from. */
  async chosen({ cells, share, found }: Counted, selection: Selection): Promise<Chosen> {
    const conditions = [...found, ...choiceConditions(selection)];
    const total = cubeTotal(cells, selection);
    if (share === ALL) return { total, isEstimate: false, conditions };
    if (!hasChoice(selection) || total > 2 * this.#limits.counted)
      return { total: rounded(total), isEstimate: true, conditions };
    const few = await this.#byIds(sampleOf(conditions, ALL));
    return { total: few.hits, isEstimate: false, conditions: few.conditions };
  }

  /** What else could be chosen. */
  async facets(hits: Hits, counted: Counted, chosen: Chosen): Promise<Facet[]> {
    const { selection } = hits;
    if (!isWhole(hits)) {
      const among = await this.#amongChosen(counted, chosen, selection);
      return this.#readFacets(selection, counted, among, await this.#amongAllValues(hits, among));
    }
    return this.#memory.read(`facets of ${selection.scope}`, async () => {
      const shelf = await this.#shelf(selection.scope);
      const all = await this.cells(shelf);
      return this.#readFacets(shelf.selection, all, all, all);
    });
  }

  // Where the sample that was counted is as large as one of the chosen would be, what is chosen is chosen from it.
  async #amongChosen(counted: Counted, chosen: Chosen, selection: Selection): Promise<Among> {
    const share = (await this.#isLarge()) ? shareOf(chosen.total, this.#limits) : ALL;
    if (share === ALL || share !== counted.share) return sampleOf(chosen.conditions, share);
    return { conditions: [...counted.conditions, ...choiceConditions(selection)], share };
  }

  // The values of a specification that is chosen from are counted without that choice, which may be of many more.
  async #amongAllValues({ isShelf, base, selection }: Hits, chosen: Among): Promise<Among> {
    if (selection.specs.size === 0) return chosen;
    const conditions = [...base, ...choiceConditions(selection)];
    if (!(await this.#isLarge())) return sampleOf(conditions, ALL);
    const any = { ...selection, specs: new Map<string, string[]>() };
    const hits = isShelf
      ? cubeTotal((await this.cells({ isShelf, base, selection: any })).cells, any)
      : (await this.#byIds(sampleOf(conditions, VERY_MANY))).hits;
    return sampleOf(conditions, shareOf(hits, this.#limits));
  }

  // Asked without a limit: with one the planner goes through all products, expecting to come upon so many soon.
  async #byIds({ conditions, share }: Among): Promise<Among & { cells: Cell[]; hits: number }> {
    const { rows } = await this.#db.execute<Cell & { id: number } & Record<string, unknown>>(sql`
      select p.id, p.group_id, p.brand_id, p.condition, ${share}::int as total from products p
      where ${sql.join(conditions, sql` and `)}`);
    const ids = rows.map(({ id }) => id);
    return { conditions: [sql`p.id = any(${intArray(ids)})`], share, cells: rows, hits: share * rows.length };
  }

  // What is remembered is made of what is remembered: a tree that was read before the last change goes into nothing new.
  async #shelf(scope: number | null): Promise<Hits> {
    const selection = selectionOf(scope === null ? {} : { group_id: scope }, await this.#groups.tree());
    return { selection, base: scopeConditions(selection), isShelf: true };
  }

  #ofAll = async (): Promise<number> => (await this.#groups.tree()).reduce((all, root) => all + root.product_count, 0);

  #isLarge = async (): Promise<boolean> => (await this.#ofAll()) > this.#limits.large;

  async #countAll(base: SQL[], found: SQL[]): Promise<Counted> {
    const { rows } = await this.#db.execute<Cell & Record<string, unknown>>(sql`
      select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
      where ${sql.join(found, sql` and `)} group by 1, 2, 3`);
    return { ...sampleOf(found, ALL), cells: rows, base, found };
  }

  async #readFacets(selection: Selection, counted: Counted, chosen: Among, allValues: Among): Promise<Facet[]> {
    const brands = new BrandRepository(this.#db);
    const names = { tree: await this.#groups.tree(), brands: (ids: readonly number[]) => brands.byIds(ids) };
    const { cells, share } = counted;
    const standing = (await standingFacets(cells, selection, names)).map((facet) => estimated(facet, share));
    if (cubeTotal(cells, selection) > READ_MAX) return standing;
    const ofSpecs = await readSpecFacets(this.#db, { chosen, allValues }, selection);
    return [...standing, ...ofSpecs];
  }
}

/** All of a shelf, with nothing chosen. */
export const isWhole = ({ isShelf, selection }: Pick<Hits, 'isShelf' | 'selection'>): boolean =>
  isShelf && !hasChoice(selection);

const hasChoice = ({ brands, conditions, groups, specs }: Selection): boolean =>
  brands.length + conditions.length + groups.length + specs.size > 0;
