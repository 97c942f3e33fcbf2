import { eq, gt, lt, sql } from 'drizzle-orm';
import { DomainError } from '../DomainError.ts';
import type { Database } from '../database/Database.ts';
import { rateWindows } from '../database/systemSchema.ts';
import type { RateRule } from './rules.ts';

/** Counts attempts in the database, so that all instances share the limits. */
export class RateLimits {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts an attempt. Throws code 11 with the seconds to wait (`retry_after`) if it exceeds the limit. */
  async take(rule: RateRule, subject: string): Promise<void> {
    const now = new Date();
    const expired = lt(rateWindows.endsAt, now);
    const endsAt = new Date(now.getTime() + rule.windowMs);
    const [row] = await this.#db
      .insert(rateWindows)
      .values({ key: keyOf(rule, subject), hits: 1, endsAt })
      .onConflictDoUpdate({
        target: rateWindows.key,
        set: {
          hits: sql`case when ${expired} then 1 else ${rateWindows.hits} + 1 end`,
          endsAt: sql`case when ${expired} then excluded.ends_at else ${rateWindows.endsAt} end`,
        },
      })
      .returning();
    if (row && row.hits > rule.most) {
      throw DomainError.tooMany(Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)));
    }
  }

  /** Takes back an attempt that succeeded. */
  async giveBack(rule: RateRule, subject: string): Promise<void> {
    await this.#db
      .update(rateWindows)
      .set({ hits: sql`${rateWindows.hits} - 1` })
      .where(sql`${eq(rateWindows.key, keyOf(rule, subject))} and ${gt(rateWindows.hits, 0)}`);
  }

  /** Resets the count of a subject, as after a right password. */
  async clear(rule: RateRule, subject: string): Promise<void> {
    await this.#db.delete(rateWindows).where(eq(rateWindows.key, keyOf(rule, subject)));
  }

  /** Deletes expired windows. */
  async sweep(): Promise<void> {
    await this.#db.delete(rateWindows).where(lt(rateWindows.endsAt, new Date()));
  }
}

const keyOf = (rule: RateRule, subject: string): string => `${rule.name}:${subject}`;

/**
 * An IPv4 address, also as a dual-stack socket writes it (::ffff:) or with a port, which some proxies add and which
 * changes with each connection.
 */
const IPV4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i;
const IPV6_AND_PORT = /^\[(.+)\](?::\d+)?$/;

/**
 * Returns the address under which attempts count: IPv4 as it is, IPv6 as its /64 network, since one customer has all
 * addresses in it.
 */
export function countedAddress(ip: string): string {
  const plain = IPV4.exec(ip)?.[1];
  if (plain !== undefined) return plain;
  const [head = '', tail = ''] = ip.replace(IPV6_AND_PORT, '$1').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const ipv6Groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${ipv6Groups.slice(0, 4).join(':')}::/64`;
}
