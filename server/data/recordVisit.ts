import type { Received } from '../../shared/contract.ts';
import type { Visitor } from '../visitor.ts';
import type { Once } from './Once.ts';
import { accessRecords } from './schema/system.ts';

/** The visit log (S7). Who came from where is what the server saw; what the page claims about it is not believed. */
export async function recordVisit(visit: Received<'recordAccess'>, visitor: Visitor, once: Once): Promise<void> {
  await once((tx) =>
    tx.insert(accessRecords).values({
      visitorId: visit.uuid,
      memberId: visitor.userId,
      requestUrl: visit.request_url,
      userAgent: visitor.userAgent.slice(0, 500),
      ip: visitor.ip,
      sources: visit.sources ?? '',
    }),
  );
}
