import { sql, type SQL } from 'drizzle-orm';
import type { Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { itemColumns, type ItemRow } from './productItems.ts';

/** What `productRow` wrote into the column `detail`. */
export type StoredDetail = Localised<'summary'> &
  Localised<'description'> & { pictures: Picture[]; specs: Spec[]; warranty_months: number; origin: string };

/** A product as its own page needs it. */
export type DetailRow = ItemRow & { detail: StoredDetail; created_at: Date | string; updated_at: Date | string };

export const detailColumns: SQL = sql`${itemColumns}, p.detail, p.created_at, p.updated_at`;
