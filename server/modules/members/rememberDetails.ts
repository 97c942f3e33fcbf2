import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { addresses, members } from './schema.ts';

interface Details {
  contact: { nick_name: string; mobile: string; country: number; company?: string | undefined };
  address: { postal_code: string; region: string; detail: string };
}

/**
 * Keeps what a member has written of themselves where nothing is known yet, so that the next form is filled in: phone,
 * company, country, and the first address.
 */
export async function rememberDetails(tx: Executor, memberId: string, { contact, address }: Details): Promise<void> {
  const { mobile, company, country } = members;
  await tx
    .update(members)
    .set({
      mobile: sql`coalesce(nullif(${mobile}, ''), ${contact.mobile})`,
      company: sql`coalesce(nullif(${company}, ''), ${contact.company ?? ''})`,
      country: sql`coalesce(${country}, ${contact.country})`,
    })
    .where(eq(members.id, memberId));
  if (address.detail === '' || (await tx.$count(addresses, eq(addresses.memberId, memberId))) > 0) return;
  await tx.insert(addresses).values({
    memberId,
    name: contact.nick_name,
    phone: contact.mobile,
    country: contact.country,
    postalCode: address.postal_code,
    region: address.region,
    detail: address.detail,
    isDefault: true,
  });
}
