import type { Services } from '../../services.ts';

/** The account of every demonstration. Its password is public. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'demo1234', nickName: 'Demo Member' } as const;

/** Closes the demo member's account, whose password is public, and its sessions. Resolves to true if it was open. */
export async function closeDemoAccount({
  members,
  sessions,
}: Pick<Services, 'members' | 'sessions'>): Promise<boolean> {
  const { email, password } = DEMO_MEMBER;
  const member = await members.findByEmail(email);
  const proof = member && (await members.verifyPassword(member.id, password));
  if (!member || !proof) return false;
  return members.removePassword(member.id, (tx) => sessions.endOthers(tx, member.id, null), proof);
}
