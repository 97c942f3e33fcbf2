import type { MemberRepository } from './MemberRepository.ts';
import type { Once } from './Once.ts';

/** Who a demonstration signs in as; printed at start. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'demo1234', nickName: 'Demo Member' } as const;

/** Makes the demonstration member unless there is one. */
export async function createDemoMember(members: MemberRepository, once: Once): Promise<void> {
  if (await members.findByEmail(DEMO_MEMBER.email)) return;
  await members.create({ ...DEMO_MEMBER, languageCode: 'en-us' }, once);
}
