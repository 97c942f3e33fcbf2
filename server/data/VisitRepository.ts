import type { Received } from '../../shared/contract.ts';
import type { Visitor } from '../visitor.ts';
import type { Database } from './Database.ts';
import { accessRecords } from './schema/system.ts';

/** The visit log (S7). Who came from where is what the server saw; what the page claims about it is not believed. */
export class VisitRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async record(visit: Received<'recordAccess'>, visitor: Visitor): Promise<void> {
    await this.#db.insert(accessRecords).values({
      visitorId: visit.uuid,
      memberId: visitor.userId,
      requestUrl: visit.request_url,
      userAgent: visitor.userAgent.slice(0, 500),
      ip: visitor.ip,
      sources: visit.sources ?? '',
    });
  }
}
