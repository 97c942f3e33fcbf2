import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { redactEmails } from '../../platform/log/redactEmails.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { accessRecords } from '../../platform/database/systemSchema.ts';

/** Batch size, as long statements time out: the first cleanup of an old store may have millions of rows. */
const BATCH_SIZE = 5_000;

/** The visit log (S7), kept for the period in the privacy policy. */
export class VisitLog {
  readonly #db: Database;
  readonly #keptMs: number;
  readonly #now: () => number;

  constructor(db: Database, keptDays: number, now: () => number) {
    this.#db = db;
    this.#keptMs = keptDays * DAY_MS;
    this.#now = now;
  }

  /** Records a visit. Address and country come from the request, never from the page's claims. */
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

  /** Deletes expired visits. Ids are chronological, so this needs no other index. */
  async sweep(): Promise<void> {
    const old = lt(accessRecords.createdAt, new Date(this.#now() - this.#keptMs));
    const { id } = accessRecords;
    let deletedRows;
    do {
      const first = this.#db.select({ id }).from(accessRecords).orderBy(asc(id)).limit(BATCH_SIZE);
      deletedRows = await this.#db
        .delete(accessRecords)
        .where(and(inArray(id, first), old))
        .returning({ id });
    } while (deletedRows.length > 0);
  }
}
