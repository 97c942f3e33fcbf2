import { sql, type SQL } from 'drizzle-orm';
import type { Group, GroupDetail, GroupNode } from '../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { QueryCache } from '../../platform/cache/QueryCache.ts';
import { localisedFields } from '../../../shared/text/localisedFields.ts';
import { buildGroupTree } from '../../../shared/catalogue/groupTree.ts';
import { intArray } from './writing/upsert.ts';

interface GroupRow extends Record<string, unknown> {
  id: number;
  parent_id: number | null;
  level: number;
  seo_key: string;
  product_count: number;
  picture: Picture | null;
  texts: Localised<'group_name'> & Localised<'description'>;
}

const columns = sql`id, parent_id, level, seo_key, product_count, picture, texts`;

/** The tree of product groups. */
export class GroupRepository {
  readonly #db: Executor;
  readonly #memory: QueryCache;

  constructor(db: Executor, memory: QueryCache) {
    this.#db = db;
    this.#memory = memory;
  }

  /** Returns the complete tree. Callers share it and must not mutate it. */
  tree(): Promise<GroupNode[]> {
    return this.#memory.read('the tree of groups', async () => buildGroupTree(await this.#read(sql`true`), null));
  }

  /** Returns all groups, roots first, as one list until the catalogue changes. Callers share it and must not mutate it. */
  all(): Promise<readonly Group[]> {
    return this.#memory.read('all groups', () => this.#read(sql`true`));
  }

  /** Returns one page of the children of a group (of the roots for null), each with its descendants. */
  async below(parentId: number | null, page: number, pageSize: number): Promise<GroupNode[]> {
    const inside = parentId === null ? sql`true` : sql`path @> ${intArray([parentId])}`;
    return buildGroupTree(await this.#read(inside), parentId).slice((page - 1) * pageSize, page * pageSize);
  }

  async read(id: number): Promise<GroupDetail> {
    const { rows } = await this.#db.execute<GroupRow>(sql`select ${columns} from groups where id = ${id}`);
    const [row] = rows;
    if (!row) throw DomainError.notFound();
    return toDetail(row);
  }

  /** Returns all groups, roots first, with the texts above their lists. */
  async details(): Promise<GroupDetail[]> {
    const { rows } = await this.#db.execute<GroupRow>(sql`select ${columns} from groups order by level, position, id`);
    return rows.map(toDetail);
  }

  async children(id: number): Promise<Group[]> {
    await this.read(id);
    return this.#read(sql`parent_id = ${id}`);
  }

  /** Returns the siblings of a group, without the group itself. */
  async siblings(id: number): Promise<Group[]> {
    const { parent_id } = await this.read(id);
    return this.#read(sql`id <> ${id} and parent_id is not distinct from ${parent_id}::int`);
  }

  /** Returns the path from the root to the group itself. */
  async breadcrumbs(id: number): Promise<Group[]> {
    const groups = await this.#read(sql`id in (select unnest(path) from groups where id = ${id})`);
    if (groups.length === 0) throw DomainError.notFound();
    return groups.toSorted((a, b) => a.level - b.level);
  }

  async #read(condition: SQL): Promise<Group[]> {
    const { rows } = await this.#db.execute<GroupRow>(sql`
      select ${columns} from groups where ${condition} order by level, position, id`);
    return rows.map(toGroup);
  }
}

const toGroup = ({ texts, id, seo_key, parent_id, level, product_count, picture }: GroupRow): Group => ({
  id,
  seo_key,
  parent_id,
  level,
  product_count,
  picture,
  ...localisedFields(texts, 'group_name'),
});

const toDetail = (row: GroupRow): GroupDetail => ({
  ...toGroup(row),
  ...localisedFields(row.texts, 'description'),
});
