import { and, eq } from 'drizzle-orm';
import type { Provider } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { members } from '../members/schema.ts';
import { socialIdentities } from './schema.ts';
import type { Grant } from './SocialFlows.ts';

/** Links between providers' identities and accounts. */
export class IdentityRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the member of an identity; null if it is not linked. */
  async memberOf({ provider, subject }: Pick<Grant, 'provider' | 'subject'>): Promise<string | null> {
    const [row] = await this.#db
      .select({ memberId: socialIdentities.memberId })
      .from(socialIdentities)
      .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
    return row?.memberId ?? null;
  }

  /** Returns the account names of the member's identities, by provider. */
  async accountsOf(memberId: string): Promise<Map<string, string>> {
    const rows = await this.#db.select().from(socialIdentities).where(eq(socialIdentities.memberId, memberId));
    return new Map(rows.map(({ provider, account }) => [provider, account]));
  }

  /**
   * Links an identity. Throws code 13 if it belongs to another member, or the member has another one at the provider.
   */
  async bind(memberId: string, { provider, subject, email, name }: Grant, db: Executor): Promise<void> {
    const account = email || name || provider;
    const bound = await db
      .insert(socialIdentities)
      .values({ provider, subject, memberId, account })
      .onConflictDoNothing()
      .returning();
    if (bound.length > 0) return;
    const isSame = and(
      eq(socialIdentities.provider, provider),
      eq(socialIdentities.subject, subject),
      eq(socialIdentities.memberId, memberId),
    );
    const already = await db.select().from(socialIdentities).where(isSame);
    if (already.length === 0) throw new DomainError(Code.conflict, { reason: 'taken' });
  }

  /** Unlinks an identity. Throws code 13 if it is the only way to sign in; `checkRights` runs in the same transaction. */
  async unbind(memberId: string, provider: Provider, checkRights: (tx: Executor) => Promise<void>): Promise<void> {
    await this.#db.transaction(async (tx) => {
      // Lock the member, so that two concurrent requests cannot remove the last two ways to sign in.
      const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
      await checkRights(tx);
      const identities = await tx.select().from(socialIdentities).where(eq(socialIdentities.memberId, memberId));
      const isBound = identities.some((identity) => identity.provider === provider);
      if (isBound && identities.length === 1 && member?.passwordHash === null)
        throw new DomainError(Code.conflict, { reason: 'onlyWay' });
      await tx
        .delete(socialIdentities)
        .where(and(eq(socialIdentities.memberId, memberId), eq(socialIdentities.provider, provider)));
    });
  }
}
