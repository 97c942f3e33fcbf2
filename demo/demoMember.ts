import type { Member, MemberRepository } from '../server/modules/members/MemberRepository.ts';
import type { Services } from '../server/services.ts';
import type { RunOnce } from '../server/platform/idempotency/runOnce.ts';

/** Who a demonstration signs in as; printed at start. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'demo1234', nickName: 'Demo Member' } as const;

/** Makes the demonstration member, or opens the account again that a production start closed; null where there is one. */
export async function createDemoMember(members: MemberRepository, once: RunOnce): Promise<Member | null> {
  const { email, password } = DEMO_MEMBER;
  const known = await members.findByEmail(email);
  if (!known) return members.create({ ...DEMO_MEMBER, languageCode: 'en-us' }, once);
  await members.setPassword(known.id, password, () => Promise.resolve(), null);
  return null;
}

/** Closes the demonstration member's account, whose password is public, and its sessions; true where it was open. */
export async function closeDemoAccount({
  members,
  sessions,
}: Pick<Services, 'members' | 'sessions'>): Promise<boolean> {
  const { email, password } = DEMO_MEMBER;
  const known = await members.findByEmail(email);
  const proof = known && (await members.provePassword(known.id, password));
  if (!known || !proof) return false;
  return members.removePassword(known.id, (tx) => sessions.endOthers(tx, known.id, null), proof);
}
