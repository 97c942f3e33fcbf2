import { eq, gt, lt, sql } from 'drizzle-orm';
import { MINUTE_MS } from '../clock/durations.ts';
import { DomainError } from '../DomainError.ts';
import type { Database } from '../database/Database.ts';
import { rateWindows } from '../database/systemSchema.ts';

/** A rate limit: at most `most` attempts within a window (ms) that begins with the first attempt. */
export interface RateRule {
  name: string;
  most: number;
  windowMs: number;
}

/** Counts failures only: a successful attempt is given back. */
export const LOGIN_PER_ADDRESS: RateRule = { name: 'login:address', most: 100, windowMs: 15 * MINUTE_MS };
export const REGISTER_PER_ACCOUNT: RateRule = { name: 'register:account', most: 10, windowMs: 60 * MINUTE_MS };
export const REGISTER_PER_ADDRESS: RateRule = { name: 'register:address', most: 100, windowMs: 60 * MINUTE_MS };
export const CODES_PER_ADDRESS: RateRule = { name: 'code:address', most: 60, windowMs: 60 * MINUTE_MS };
export const RESET_PER_ADDRESS: RateRule = { name: 'reset:address', most: 100, windowMs: 15 * MINUTE_MS };
/** Redirects to a provider, and its callbacks. */
export const SOCIAL_PER_ADDRESS: RateRule = { name: 'social:address', most: 200, windowMs: 10 * MINUTE_MS };
/** Look-ups and answers of phone sign-in codes, against brute force. */
export const PHONE_CODES_PER_MEMBER: RateRule = { name: 'phone:member', most: 60, windowMs: 15 * MINUTE_MS };
/** Checks of the old password before a change. */
export const PASSWORD_PER_ACCOUNT: RateRule = { name: 'password:account', most: 10, windowMs: 15 * MINUTE_MS };
/** A client without a keychain registers as a new device at each start. */
export const DEVICES_PER_ADDRESS: RateRule = { name: 'device:address', most: 600, windowMs: 60 * MINUTE_MS };
/** The server re-encodes each photo. */
export const PHOTOS_PER_MEMBER: RateRule = { name: 'photo:member', most: 60, windowMs: 15 * MINUTE_MS };
/** Messages about quotations. */
export const MESSAGES_PER_MEMBER: RateRule = { name: 'inquiry:member', most: 60, windowMs: 15 * MINUTE_MS };
export const CARDS_PER_MEMBER: RateRule = { name: 'card:member', most: 20, windowMs: 15 * MINUTE_MS };
export const TRACKING_PER_ADDRESS: RateRule = { name: 'tracking:address', most: 60, windowMs: 10 * MINUTE_MS };
/** Page requests that miss the cache and must be rendered: 30 to 60 ms of processor time each. */
export const PAGES_PER_ADDRESS: RateRule = { name: 'page:address', most: 300, windowMs: MINUTE_MS };
export const VISITS_PER_ADDRESS: RateRule = { name: 'visit:address', most: 1_000, windowMs: 10 * MINUTE_MS };

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
  const filled = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${filled.slice(0, 4).join(':')}::/64`;
}
