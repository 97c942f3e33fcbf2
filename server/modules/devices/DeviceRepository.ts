import type { KeyObject } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { deviceIdOf } from '../../../shared/signing/deviceSignature.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/Database.ts';
import { devices } from './schema.ts';
import { publicKeyOf } from '../../platform/crypto/publicKeyOf.ts';

// Longer than any session lasts; a device that returns later registers again.
const RETENTION_MS = 90 * DAY_MS;

/** Desktop clients and their public keys. */
export class DeviceRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Registers a public key and returns the device id; the same key always gives the same id. */
  async register(publicKey: string, platform: string): Promise<string> {
    const id = deviceIdOf(publicKey);
    await this.#db.insert(devices).values({ id, publicKey, platform }).onConflictDoNothing();
    return id;
  }

  /** Returns the public key of a device; null if it is unknown. */
  async keyOf(id: string): Promise<KeyObject | null> {
    const [device] = await this.#db.select().from(devices).where(eq(devices.id, id));
    if (!device) return null;
    const now = new Date();
    if (now.getTime() - device.seenAt.getTime() > DAY_MS)
      await this.#db.update(devices).set({ seenAt: now }).where(eq(devices.id, id));
    return publicKeyOf(device.publicKey);
  }

  /** Deletes devices that have not been seen for a long time. */
  async sweep(): Promise<void> {
    await this.#db.delete(devices).where(lt(devices.seenAt, new Date(Date.now() - RETENTION_MS)));
  }
}
