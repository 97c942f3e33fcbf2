import { sql, type SQL } from 'drizzle-orm';
import type { Selection } from '../../../../shared/catalogue/selection.ts';
import { intArray, textArray } from '../writing/upsert.ts';

/** Conditions on `products p`: sold, and in the group of the list. */
export const scopeConditions = ({ scopeGroups }: Selection): SQL[] => [
  sql`p.retired_at is null`,
  scopeGroups ? sql`p.group_id = any(${intArray([...scopeGroups])})` : sql`true`,
];

/** Conditions on `products p` for the chosen brands, groups and conditions. */
export const choiceConditions = ({ brands, conditions, chosenGroups }: Selection): SQL[] => [
  ...(brands.length > 0 ? [sql`p.brand_id = any(${intArray(brands)})`] : []),
  ...(conditions.length > 0 ? [sql`p.condition = any(${textArray(conditions)})`] : []),
  ...(chosenGroups ? [sql`p.group_id = any(${intArray([...chosenGroups])})`] : []),
];

/** Condition for the chosen specifications (any value of a key, all keys), optionally without one key. */
export function specCondition({ specs }: Selection, except?: string): SQL {
  const otherSpecs = [...specs].filter(([key]) => key !== except);
  if (otherSpecs.length === 0) return sql`true`;
  return sql.join(
    otherSpecs.map(([key, values]) => sql`p.spec_tokens && ${textArray(values.map((value) => `${key}=${value}`))}`),
    sql` and `,
  );
}
