import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Attempt } from '../../platform/rateLimits/AttemptLimits.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { memberDevices } from './schema.ts';
import { members } from '../members/schema.ts';

/** Devices that members have signed in with. Strangers' attempts do not delay them. */
export class KnownDevices {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the attempt that counts for an e-mail address, whether it has an account or not. */
  async attemptOf(email: string, { ip, device = null }: Pick<Visitor, 'ip' | 'device'>): Promise<Attempt> {
    return { account: email, ip, knownDevice: device !== null && (await this.#isKnown(email, device)) ? device : null };
  }

  async #isKnown(email: string, device: string): Promise<boolean> {
    const condition = and(eq(members.email, email), eq(memberDevices.deviceId, device));
    const isSameMember = eq(memberDevices.memberId, members.id);
    const [knownDevice] = await this.#db
      .select({ id: members.id })
      .from(members)
      .innerJoin(memberDevices, isSameMember)
      .where(condition);
    return knownDevice !== undefined;
  }
}

/** Records that a member has signed in with a device. */
export const rememberDevice = async (db: Executor, memberId: string, deviceId: string | null): Promise<void> => {
  if (deviceId !== null) await db.insert(memberDevices).values({ memberId, deviceId }).onConflictDoNothing();
};
