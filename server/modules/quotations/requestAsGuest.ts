import type { Received } from '../../../shared/contract/contract.ts';
import { PASSWORD_MIN } from '../../../shared/contract/limits.ts';
import type { UserInfo } from '../../../shared/contract/schemas/signIn/sessions.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { limitRegistrations } from '../members/register.ts';
import { LANGUAGE_OPTIONS } from '../../../shared/text/languages.ts';
import { beginSession, checkPassword, type SignInParts } from '../sessions/logIn.ts';
import type { InquiryInput, QuotationRepository } from './QuotationRepository.ts';

type GuestRequest = Received<'requestAsGuest'>;
export interface GuestParts extends SignInParts {
  inquiries: QuotationRepository;
}

export const NO_ADDRESS = { postal_code: '', region: '', detail: '' };

/**
 * Makes a guest's request. A known e-mail address needs its password; with a new one the account is made in the
 * transaction of the request. Limited as sign-in and registration are, and tells of an address no more than they do.
 */
export async function requestAsGuest(
  parts: GuestParts,
  { password, accepted_terms: _terms, accepted_privacy: _privacy, ...request }: GuestRequest,
  visitor: Visitor,
  once: RunOnce,
): Promise<UserInfo & { inquiry_id: number }> {
  const { inquiries, members } = parts;
  const input: InquiryInput = { ...request, address: NO_ADDRESS, from_cart: false };
  const { email, nick_name: nickName } = request.contact;
  const device = visitor.device ?? null;

  if (await members.findByEmail(email)) {
    const { member, stands } = await checkPassword(parts, email, password, visitor);
    const existing = await inquiries.idOfKey(member.id, input);
    if (existing === null) {
      const write = await inquiries.prepare(input);
      await once(async (tx) => {
        const id = await write(tx, member.id);
        await stands(tx);
        return id;
      });
    }
    const session = await beginSession(parts, member, device, stands);
    return { ...session, inquiry_id: existing ?? (await idOf(inquiries, member.id, input)) };
  }

  await limitRegistrations(parts, email, visitor);
  if (password.length < PASSWORD_MIN) throw DomainError.fields({ password: 'passwordMin' });
  const write = await inquiries.prepare(input);
  const languageCode = LANGUAGE_OPTIONS[visitor.language].iso;
  const member = await members.create(
    { email, password, nickName, languageCode, isProvisional: true },
    once,
    async (tx, id) => {
      await write(tx, id);
    },
  );
  return { ...(await beginSession(parts, member, device)), inquiry_id: await idOf(inquiries, member.id, input) };
}

async function idOf(inquiries: QuotationRepository, memberId: string, input: InquiryInput): Promise<number> {
  const id = await inquiries.idOfKey(memberId, input);
  if (id === null) throw DomainError.notFound();
  return id;
}
