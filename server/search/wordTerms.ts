import { sql } from 'drizzle-orm';
import { loosen, type Term } from '../../shared/search/query.ts';
import type { Executor } from '../data/Database.ts';
import { tsqueryOf } from './tsquery.ts';

const COUNT_MAX = 1_000;

/**
 * The words that are searched for. All of them when some product has all; otherwise a word that nothing has gives way
 * to its beginning (a typo) or drops out, and then the rarest ones drop until something is found.
 */
export async function matchingTerms(db: Executor, terms: Term[]): Promise<Term[]> {
  return terms.length === 0 || (await isFound(db, terms)) ? terms : looserTerms(db, terms);
}

/** The same where it is known that no product has all of them. */
export async function looserTerms(db: Executor, terms: Term[]): Promise<Term[]> {
  const counted = await countEach(db, terms);
  const kept: { term: Term; count: number }[] = [];
  for (const { term, count } of counted) {
    if (count > 0) kept.push({ term, count });
    else {
      const looser = (await countEach(db, loosen(term))).find((form) => form.count > 0);
      if (looser) kept.push(looser);
    }
  }
  while (
    kept.length > 1 &&
    !(await isFound(
      db,
      kept.map(({ term }) => term),
    ))
  ) {
    kept.splice(kept.indexOf(kept.reduce((rarest, one) => (one.count < rarest.count ? one : rarest))), 1);
  }
  return kept.map(({ term }) => term);
}

async function isFound(db: Executor, terms: Term[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from products where search @@ ${tsqueryOf(terms)}::tsquery limit 1`);
  return rows.length > 0;
}

async function countEach(db: Executor, terms: Term[]): Promise<{ term: Term; count: number }[]> {
  if (terms.length === 0) return [];
  const counts = terms.map(
    (term, at) => sql`select ${at}::int as at, (select count(*)::int from (
      select 1 from products where search @@ ${tsqueryOf([term])}::tsquery limit ${COUNT_MAX}) found) as count`,
  );
  const { rows } = await db.execute<{ at: number; count: number }>(sql.join(counts, sql` union all `));
  return terms.map((term, at) => ({ term, count: rows.find((row) => row.at === at)?.count ?? 0 }));
}
