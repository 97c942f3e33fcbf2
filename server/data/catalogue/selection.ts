import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from '../../../shared/contracts/catalogue.ts';
import { intArray, textArray } from './upsert.ts';

/** What a shopper has chosen of each facet. */
export interface Selection {
  /** The group whose page this is; its products and those of all groups below. */
  scope: number | null;
  scopeGroups: Set<number> | null;
  brands: number[];
  conditions: Condition[];
  groups: number[];
  /** The chosen groups with all below them. */
  chosenGroups: Set<number> | null;
  /** Specification key -> the values wanted of it. */
  specs: Map<string, string[]>;
}

/** The chosen brands, groups and conditions, as conditions on `products p`. */
export const choiceConditions = ({ brands, conditions, chosenGroups }: Selection): SQL[] => [
  ...(brands.length > 0 ? [sql`p.brand_id = any(${intArray(brands)})`] : []),
  ...(conditions.length > 0 ? [sql`p.condition = any(${textArray(conditions)})`] : []),
  ...(chosenGroups ? [sql`p.group_id = any(${intArray([...chosenGroups])})`] : []),
];

/** The chosen specification values, all keys but one: any value of a key, every key. */
export function specCondition({ specs }: Selection, except?: string): SQL {
  const wanted = [...specs].filter(([key]) => key !== except);
  if (wanted.length === 0) return sql`true`;
  return sql.join(
    wanted.map(([key, values]) => sql`p.spec_tokens && ${textArray(values.map((value) => `${key}=${value}`))}`),
    sql` and `,
  );
}
