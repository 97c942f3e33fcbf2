import { sql, type SQL } from 'drizzle-orm';
import { READ_MAX, type Selection, selectionOf } from '../../../shared/catalogue/selection.ts';
import { type Cell, cubeTotal, standingFacets } from '../../../shared/catalogue/standingFacets.ts';
import type { Facet } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import type { DataMemory } from '../DataMemory.ts';
import { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { ALL, type CountLimits, rounded, sampled, type Share, shareOf, VERY_MANY } from './sampling.ts';
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

/** How many hits have each group, brand and condition: all were counted, or so many times those of a sample. */
export interface Counted {
  cells: readonly Cell[];
  share: Share;
  /** The condition for being a hit, whatever is chosen of the specifications. */
  base: SQL[];
  /** The same with that choice, by the ids of few hits: words are looked up once for all that follows. */
  few?: SQL[];
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

  /** How many products there are of all. */
  async ofAll(): Promise<number> {
    return (await this.#groups.tree()).reduce((all, root) => all + root.product_count, 0);
  }

  async cells(hits: Hits): Promise<Counted> {
    const { isShelf, selection } = hits;
    if (isShelf && selection.specs.size === 0)
      return this.#memory.read(`cells of ${selection.scope}`, async () =>
        this.#readCells(await this.#shelf(selection.scope), ALL),
      );
    if (!(await this.#isLarge())) return this.#readCells(hits, ALL);
    const rough = await this.#readCells(hits, VERY_MANY);
    const share = shareOf(sum(rough.cells), this.#limits);
    if (share === VERY_MANY) return rough;
    const few = share === ALL ? await this.#few([...hits.base, specCondition(selection)]) : null;
    if (!few) return this.#readCells(hits, share);
    const counted = await this.#readCells({ ...hits, base: few }, share);
    // The values of a specification are counted without its choice, among more than these.
    return { ...counted, few, ...(selection.specs.size > 0 && { base: hits.base }) };
  }

  /** The hits that have what is chosen, too; few are counted one by one, whatever they are chosen from. */
  async chosen({ cells, share, base, few }: Counted, selection: Selection): Promise<Chosen> {
    const conditions = [...(few ?? [...base, specCondition(selection)]), ...choiceConditions(selection)];
    const total = cubeTotal(cells, selection);
    if (share === ALL) return { total, isEstimate: false, conditions };
    const chosen = hasChoice(selection) && total <= this.#fewest ? await this.#few(conditions) : null;
    if (!chosen) return { total: rounded(total), isEstimate: true, conditions };
    const counted = await this.#readCells({ selection, base: chosen, isShelf: false }, ALL);
    return { total: cubeTotal(counted.cells, selection), isEstimate: false, conditions: chosen };
  }

  /** What else could be chosen. */
  async facets({ isShelf, selection }: Hits, counted: Counted, chosen: Chosen): Promise<Facet[]> {
    if (!isWhole({ isShelf, selection })) {
      const share = await this.#shareOfSpecs({ isShelf, selection, base: counted.base }, chosen);
      return this.#readFacets(selection, counted, selection.specs.size === 0 ? chosen.conditions : null, share);
    }
    return this.#memory.read(`facets of ${selection.scope}`, async () => {
      const shelf = await this.#shelf(selection.scope);
      return this.#readFacets(shelf.selection, await this.cells(shelf), null, ALL);
    });
  }

  // The values of a specification that is chosen from are counted without that choice, which may be of many more.
  async #shareOfSpecs(hits: Hits, { total }: Chosen): Promise<Share> {
    if (!(await this.#isLarge())) return ALL;
    if (hits.selection.specs.size === 0) return shareOf(total, this.#limits);
    const selection = { ...hits.selection, specs: new Map<string, string[]>() };
    const { cells } = await (hits.isShelf
      ? this.cells({ ...hits, selection })
      : this.#readCells({ ...hits, selection }, VERY_MANY));
    return shareOf(cubeTotal(cells, selection), this.#limits);
  }

  get #fewest(): number {
    return 2 * this.#limits.counted;
  }

  // Only asked where a sample says that they are few, and without a limit: with one the planner goes through all products,
  // expecting to come upon so many soon. Null where the sample was wrong.
  async #few(conditions: SQL[]): Promise<SQL[] | null> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      select p.id from products p where ${sql.join(conditions, sql` and `)}`);
    return rows.length > this.#fewest ? null : [sql`p.id = any(${intArray(rows.map(({ id }) => id))})`];
  }

  // What is remembered is made of what is remembered: a tree that was read before the last change goes into nothing new.
  async #shelf(scope: number | null): Promise<Hits> {
    const selection = selectionOf(scope === null ? {} : { group_id: scope }, await this.#groups.tree());
    return { selection, base: scopeConditions(selection), isShelf: true };
  }

  #isLarge = async (): Promise<boolean> => (await this.ofAll()) > this.#limits.large;

  async #readCells({ selection, base }: Hits, share: Share): Promise<Counted> {
    const { rows } = await this.#db.execute<Cell & Record<string, unknown>>(sql`
      select p.group_id, p.brand_id, p.condition, (${share}::int * count(*))::int as total from products p
      where ${sql.join([...base, specCondition(selection), sampled(share)], sql` and `)} group by 1, 2, 3`);
    return { cells: rows, share, base };
  }

  async #readFacets(
    selection: Selection,
    { cells, share, base }: Counted,
    chosen: SQL[] | null,
    shareOfSpecs: Share,
  ): Promise<Facet[]> {
    const brands = new BrandRepository(this.#db);
    const names = { tree: await this.#groups.tree(), brands: (ids: readonly number[]) => brands.byIds(ids) };
    const standing = (await standingFacets(cells, selection, names)).map((facet) => estimated(facet, share));
    if (cubeTotal(cells, selection) > READ_MAX) return standing;
    const conditions = [...(chosen ?? [...base, ...choiceConditions(selection)]), sampled(shareOfSpecs)];
    const ofSpecs = await readSpecFacets(this.#db, conditions, selection, shareOfSpecs);
    return [...standing, ...ofSpecs.map((facet) => estimated(facet, shareOfSpecs))];
  }
}

function estimated(facet: Facet, share: Share): Facet {
  if (share === ALL) return facet;
  const values = facet.values.map((value) => ({ ...value, count: rounded(value.count) }));
  return { ...facet, values, is_estimate: true };
}

const sum = (cells: readonly Cell[]): number => cells.reduce((all, { total }) => all + total, 0);

/** All of a shelf, with nothing chosen. */
export const isWhole = ({ isShelf, selection }: Pick<Hits, 'isShelf' | 'selection'>): boolean =>
  isShelf && !hasChoice(selection);

const hasChoice = ({ brands, conditions, groups, specs }: Selection): boolean =>
  brands.length + conditions.length + groups.length + specs.size > 0;
