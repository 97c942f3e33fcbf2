import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { redactEmails } from '../../platform/log/redactEmails.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { accessRecords } from '../../platform/database/systemSchema.ts';

/** So many at once, as a statement that takes long is given up: the first sweep of an old shop has millions before it. */
const SWEPT_AT_ONCE = 5_000;

/** The visit log (S7), for as long as the privacy policy says. */
export class VisitLog {
  readonly #db: Database;
  readonly #keptMs: number;
  readonly #now: () => number;

  constructor(db: Database, keptDays: number, now: () => number) {
    this.#db = db;
    this.#keptMs = keptDays * DAY_MS;
    this.#now = now;
  }

  /** Who came from where is what the server saw; what the page claims about it is not believed. */
  async record(visit: Received<'recordAccess'>, visitor: Visitor, once: RunOnce): Promise<void> {
    await once((tx) =>
      tx.insert(accessRecords).values({
        visitorId: visit.uuid,
        memberId: visitor.userId,
        requestUrl: redactEmails(visit.request_url),
        userAgent: visitor.userAgent.slice(0, 500),
        ip: visitor.ip,
        sources: visit.sources ?? '',
        createdAt: new Date(this.#now()),
      }),
    );
  }

  /** Forgets who came too long ago. Their numbers are in the order in which they came, which needs no other index. */
  async sweep(): Promise<void> {
    const old = lt(accessRecords.createdAt, new Date(this.#now() - this.#keptMs));
    const { id } = accessRecords;
    let swept;
    do {
      const first = this.#db.select({ id }).from(accessRecords).orderBy(asc(id)).limit(SWEPT_AT_ONCE);
      swept = await this.#db
        .delete(accessRecords)
        .where(and(inArray(id, first), old))
        .returning({ id });
    } while (swept.length > 0);
  }
}
