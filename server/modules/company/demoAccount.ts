import type { Services } from '../../services.ts';

/** The account of every demonstration. Its password is public. */
export const DEMO_MEMBER = { email: 'member@example.com', password: 'demo1234', nickName: 'Demo Member' } as const;

/** Closes the demo member's account, whose password is public, and its sessions. Resolves to true if it was open. */
export async function closeDemoAccount({
  members,
  sessions,
}: Pick<Services, 'members' | 'sessions'>): Promise<boolean> {
  const { email, password } = DEMO_MEMBER;
  const known = await members.findByEmail(email);
  const proof = known && (await members.verifyPassword(known.id, password));
  if (!known || !proof) return false;
  return members.removePassword(known.id, (tx) => sessions.endOthers(tx, known.id, null), proof);
}
