import { DEMO_MEMBER } from '../server/modules/company/demoAccount.ts';
import type { MemberRepository } from '../server/modules/members/MemberRepository.ts';
import type { Member } from '../server/modules/members/MemberAccounts.ts';
import type { RunOnce } from '../server/platform/idempotency/runOnce.ts';

/** Creates the demo member, or reopens the account that a production start closed; null if it is open already. */
export async function createDemoMember(members: MemberRepository, once: RunOnce): Promise<Member | null> {
  const { email, password } = DEMO_MEMBER;
  const existing = await members.findByEmail(email);
  if (!existing) return members.create({ ...DEMO_MEMBER, languageCode: 'en-us', isConfirmed: true }, once);
  await members.setPassword(existing.id, password, () => Promise.resolve(), { expectedHash: null });
  return null;
}
