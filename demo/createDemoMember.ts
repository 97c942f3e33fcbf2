import { DEMO_MEMBER } from '../server/modules/company/demoAccount.ts';
import type { Member, MemberRepository } from '../server/modules/members/MemberRepository.ts';
import type { RunOnce } from '../server/platform/idempotency/runOnce.ts';

/** Makes the demonstration member, or opens the account again that a production start closed; null where there is one. */
export async function createDemoMember(members: MemberRepository, once: RunOnce): Promise<Member | null> {
  const { email, password } = DEMO_MEMBER;
  const known = await members.findByEmail(email);
  if (!known) return members.create({ ...DEMO_MEMBER, languageCode: 'en-us' }, once);
  await members.setPassword(known.id, password, () => Promise.resolve(), null);
  return null;
}
