import { sql, type SQL } from 'drizzle-orm';
import { READ_MAX, type Selection, selectionOf } from '../../../shared/catalogue/selection.ts';
import { type Cell, cubeTotal, standingFacets } from '../../../shared/catalogue/standingFacets.ts';
import type { Facet } from '../../../shared/contracts/catalogue.ts';
import type { Executor } from '../Database.ts';
import type { DataMemory } from '../DataMemory.ts';
import { BrandRepository } from './BrandRepository.ts';
import type { GroupRepository } from './GroupRepository.ts';
import { choiceConditions, scopeConditions, specCondition } from './selection.ts';
import { readSpecFacets } from './specCounts.ts';

/** What is counted. */
export interface Hits {
  selection: Selection;
  /** What makes a product a hit, whatever is chosen of the facets. */
  base: SQL[];
  /** All of a group, or of the store: nothing searched for, no product named. */
  isShelf: boolean;
}

/** How many hits there are of each kind. Those of whole shelves are the same for everybody, and remembered. */
export class HitCounts {
  readonly #db: Executor;
  readonly #groups: GroupRepository;
  readonly #memory: DataMemory;

  constructor(db: Executor, groups: GroupRepository, memory: DataMemory) {
    this.#db = db;
    this.#groups = groups;
    this.#memory = memory;
  }

  /** How many hits have each group, brand and condition. */
  cells(hits: Hits): Promise<Cell[]> {
    const { isShelf, selection } = hits;
    if (!isShelf || selection.specs.size > 0) return this.#readCells(hits);
    return this.#memory.read(`cells of ${selection.scope}`, async () =>
      this.#readCells(await this.#shelf(selection.scope)),
    );
  }

  /** What else could be chosen. */
  facets(hits: Hits, cells: readonly Cell[]): Promise<Facet[]> {
    const { isShelf, selection } = hits;
    if (!isShelf || hasChoice(selection)) return this.#readFacets(hits, cells);
    return this.#memory.read(`facets of ${selection.scope}`, async () => {
      const shelf = await this.#shelf(selection.scope);
      return this.#readFacets(shelf, await this.cells(shelf));
    });
  }

  // What is remembered is made of what is remembered: a tree that was read before the last change goes into nothing new.
  async #shelf(scope: number | null): Promise<Hits> {
    const selection = selectionOf(scope === null ? {} : { group_id: scope }, await this.#groups.tree());
    return { selection, base: scopeConditions(selection), isShelf: true };
  }

  async #readCells({ selection, base }: Hits): Promise<Cell[]> {
    const { rows } = await this.#db.execute<Cell & Record<string, unknown>>(sql`
      select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
      where ${sql.join([...base, specCondition(selection)], sql` and `)} group by 1, 2, 3`);
    return rows;
  }

  async #readFacets({ selection, base }: Hits, cells: readonly Cell[]): Promise<Facet[]> {
    const brands = new BrandRepository(this.#db);
    const names = { tree: await this.#groups.tree(), brands: (ids: readonly number[]) => brands.byIds(ids) };
    const standing = await standingFacets(cells, selection, names);
    if (cubeTotal(cells, selection) > READ_MAX) return standing;
    return [...standing, ...(await readSpecFacets(this.#db, [...base, ...choiceConditions(selection)], selection))];
  }
}

const hasChoice = ({ brands, conditions, groups, specs }: Selection): boolean =>
  brands.length + conditions.length + groups.length + specs.size > 0;
