import { findGroup } from '../../../shared/catalogue/groupTree.ts';
import type { Brand, GroupNode, ProductItem, Sort } from '../../../shared/contract/schemas/catalogue.ts';
import type { Article, Block } from '../../../shared/contract/schemas/content.ts';
import type { StoredBlock } from './StoredBlock.ts';

/** The data that blocks are resolved from. */
export interface Sources {
  tree: readonly GroupNode[];
  products(groupId: number, sort: Sort): Promise<ProductItem[]>;
  brands(): Promise<Brand[]>;
  articles(keys: readonly string[]): Promise<Article[]>;
  now: Date;
}

const LINK_GROUP = 2;

/** Resolves stored blocks to the API's shape; omits blocks that refer to missing items. */
export async function resolveBlocks(stored: readonly StoredBlock[], sources: Sources): Promise<Block[]> {
  const blocks = await Promise.all(stored.map((block) => resolve(block, sources)));
  return blocks.filter((block) => block !== null);
}

async function resolve(block: StoredBlock, sources: Sources): Promise<Block | null> {
  switch (block.kind) {
    case 'tiles': {
      const groups = block.groups.flatMap((key) => groupByKey(sources.tree, key) ?? []);
      const filledGroups = groups.filter(({ product_count }) => product_count > 0).map(withoutChildren);
      return filledGroups.length > 0 ? { ...block, groups: filledGroups } : null;
    }
    case 'shelf':
      return shelf(block, sources);
    case 'brands':
      return { ...block, brands: await sources.brands() };
    case 'articles': {
      const articles = await sources.articles(block.articles);
      return articles.length > 0 ? { ...block, articles } : null;
    }
    case 'countdown':
      return { ...block, ends_at: block.ends_at === 'month' ? endOfMonth(sources.now) : block.ends_at };
    default:
      return block;
  }
}

async function shelf(
  { group: key, sort, ...block }: Extract<StoredBlock, { kind: 'shelf' }>,
  { tree, products }: Sources,
): Promise<Block | null> {
  const group = groupByKey(tree, key);
  if (!group || group.product_count === 0) return null;
  const link = { link_type: LINK_GROUP, id: group.id, seo_key: group.seo_key };
  return { ...block, products: await products(group.id, sort), link };
}

/** Finds the group with a key anywhere in the tree; null if there is none. */
export const groupByKey = (tree: readonly GroupNode[], key: string): GroupNode | null =>
  findGroup(tree, ({ seo_key }) => seo_key === key);

const withoutChildren = ({ child_set: _children, ...group }: GroupNode) => group;
const endOfMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
