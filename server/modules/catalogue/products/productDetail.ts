import { sql, type SQL } from 'drizzle-orm';
import type { Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { itemColumns, type ItemRow } from './productItems.ts';

/** The contents of the column `detail`, written by `productRow`. */
export type StoredDetail = Localised<'summary'> &
  Localised<'description'> & { pictures: Picture[]; specs: Spec[]; warranty_months: number; origin: string };

/** A product row for its page. */
export type DetailRow = ItemRow & { detail: StoredDetail; created_at: Date | string; updated_at: Date | string };

export const detailColumns: SQL = sql`${itemColumns}, p.detail, p.created_at, p.updated_at`;
