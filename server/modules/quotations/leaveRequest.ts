import type { Received } from '../../../shared/contract/contract.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { limitRegistrations } from '../members/register.ts';
import type { InquiryInput } from './QuotationRepository.ts';
import { NO_ADDRESS, type GuestParts } from './requestAsGuest.ts';

/**
 * Creates the quotation request that a visitor left at a kiosk. The request goes to the account of its e-mail address. If
 * there is none, a provisional account without a password is created. The visitor is not signed in, and the answer does not
 * reveal whether the address is known. Both cases count against the rate limit of registrations; throws code 11 above it.
 */
export async function leaveRequest(
  parts: Pick<GuestParts, 'inquiries' | 'members' | 'limits'>,
  {
    accepted_terms: _terms,
    accepted_privacy: _privacy,
    language_code: languageCode,
    ...request
  }: Received<'leaveRequest'>,
  visitor: Visitor,
  once: RunOnce,
): Promise<void> {
  const { inquiries, members } = parts;
  const input: InquiryInput = { ...request, address: request.address ?? NO_ADDRESS, from_cart: false };
  const { email, nick_name: nickName } = request.contact;
  const member = await members.findByEmail(email);
  // The first attempt may have been made by the page itself, with its cart or with an address.
  if (member && (await inquiries.wasMade(member.id, request.idempotency_key))) return;
  await limitRegistrations(parts, email, visitor);
  const write = await inquiries.prepare(input, { isMembersOwn: member === null });
  if (member) {
    await once((tx) => write(tx, member.id));
    return;
  }
  await members.create({ email, password: null, nickName, languageCode, isProvisional: true }, once, async (tx, id) => {
    await write(tx, id);
  });
}
