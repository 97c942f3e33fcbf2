import type { Member, MemberRepository } from './MemberRepository.ts';
import type { Once } from './Once.ts';

/** Who a demonstration signs in as; printed at start. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'demo1234', nickName: 'Demo Member' } as const;

/** Makes the demonstration member; null where there is one already. */
export async function createDemoMember(members: MemberRepository, once: Once): Promise<Member | null> {
  if (await members.findByEmail(DEMO_MEMBER.email)) return null;
  return members.create({ ...DEMO_MEMBER, languageCode: 'en-us' }, once);
}
