import { eq } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import type { Address } from '../../../shared/contract/schemas/members.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { members } from '../members/schema.ts';
import { lockInquiry, ownInquiry } from '../quotations/quotationQueries.ts';

/**
 * Returns the buyer's organisation, for papers and parcels: that of the quotation, else the member's own. Empty if there is
 * none, if the address names it already, and for a rep's customer, whom the store does not know.
 */
export async function organisationOf(
  tx: Executor,
  memberId: string,
  { inquiry_id: inquiryId, customer }: Pick<Received<'createOrder'>, 'inquiry_id' | 'customer'>,
  { name, detail }: Pick<Address, 'name' | 'detail'>,
): Promise<string> {
  const company = await companyOf(tx, memberId, { inquiryId, customer });
  const isNamed = `${name}\n${detail}`.toLowerCase().includes(company.toLowerCase());
  return isNamed ? '' : company;
}

async function companyOf(
  tx: Executor,
  memberId: string,
  { inquiryId, customer }: { inquiryId: number | undefined; customer: string | undefined },
): Promise<string> {
  if (inquiryId !== undefined) return (await lockInquiry(tx, ownInquiry(memberId, inquiryId))).contact.company ?? '';
  if (customer !== undefined) return '';
  const [member] = await tx.select({ company: members.company }).from(members).where(eq(members.id, memberId));
  return member?.company ?? '';
}
