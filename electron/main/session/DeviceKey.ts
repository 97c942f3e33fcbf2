import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod/mini';
import type { DeviceSigner } from '../../../shared/client/ports.ts';
import {
  DEVICE_HEADER,
  DEVICE_SIGNATURE_HEADER,
  deviceIdOf,
  deviceSigningText,
  type DeviceRequest,
  registrationSigningText,
} from '../../../shared/signing/deviceSignature.ts';
import type { LateAnswer, KeychainEntry } from '../storage/KeychainEntry.ts';
import { type Format, isNewer, read, write } from '../storage/versionedFormat.ts';

const KEY_FORMAT: Format<z.ZodMiniObject<{ key: z.ZodMiniString }>> = {
  shape: z.object({ key: z.string().check(z.minLength(1)) }),
  steps: [],
};

const RAW_KEY_BYTES = 32;

interface Key {
  privateKey: KeyObject;
  publicKey: string;
  id: string;
  isStored: boolean;
}

/**
 * This computer's Ed25519 key, created at the first start; it never leaves the keychain and this process. If the
 * keychain does not store it, it lasts as long as the client runs, and so does the session bound to it.
 */
export class DeviceKey implements DeviceSigner {
  readonly #keychain: KeychainEntry;
  #key: Promise<Key> | null = null;

  constructor(keychain: KeychainEntry) {
    this.#keychain = keychain;
  }

  /** Whether the same key, and the session bound to it, will be there after a restart. */
  async isStored(): Promise<boolean> {
    const { isStored } = await this.#open();
    return isStored && this.#keychain.available;
  }

  /**
   * Waits for a keychain that did not answer in time, and takes its key, unless a session is already bound to the key
   * created meanwhile; the stored key is never overwritten. Resolves to whether the key in use is stored. Null if there
   * is nothing to wait for.
   */
  late(isInUse: () => boolean): Promise<boolean> | null {
    const answer = this.#keychain.late;
    return answer && this.#takeLate(answer, isInUse);
  }

  async headers(request: DeviceRequest): Promise<Record<string, string>> {
    const { id, privateKey } = await this.#open();
    return { [DEVICE_HEADER]: id, [DEVICE_SIGNATURE_HEADER]: signText(privateKey, deviceSigningText(request)) };
  }

  async registration(): Promise<Record<string, string>> {
    const { publicKey, privateKey } = await this.#open();
    return {
      public_key: publicKey,
      proof: signText(privateKey, registrationSigningText(publicKey)),
      platform: process.platform,
    };
  }

  #open(): Promise<Key> {
    return (this.#key ??= this.#readOrMake());
  }

  async #readOrMake(): Promise<Key> {
    const entry = await this.#keychain.read();
    const stored = storedKeyOf(entry);
    if (stored) return stored;
    const key = keyOf(generateKeyPairSync('ed25519').privateKey, false);
    // If the read failed, there may be a stored key with a session bound to it: do not overwrite it.
    return this.#keychain.available ? this.#keep(key, entry) : key;
  }

  async #takeLate(late: Promise<LateAnswer | null>, isInUse: () => boolean): Promise<boolean> {
    const [answer, opened] = await Promise.all([late, this.#open()]);
    if (answer && !opened.isStored) {
      const stored = storedKeyOf(answer.entry);
      const next = stored ?? (await this.#keep(opened, answer.entry));
      if (!stored || !isInUse()) this.#key = Promise.resolve(next);
    }
    return this.isStored();
  }

  /** Does not overwrite an entry of a newer client. */
  async #keep(key: Key, entry: string | null): Promise<Key> {
    if (isNewer(KEY_FORMAT, entry)) return key;
    const text = key.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    await this.#keychain.write(write(KEY_FORMAT, { key: text }), 'leave');
    return { ...key, isStored: true };
  }
}

function storedKeyOf(entry: string | null): Key | null {
  const key = privateKeyOf(read(KEY_FORMAT, entry)?.key);
  return key && keyOf(key, true);
}

const signText = (key: KeyObject, text: string): string => sign(null, Buffer.from(text), key).toString('base64url');

function keyOf(privateKey: KeyObject, isStored: boolean): Key {
  // The raw key is the end of its SPKI form (RFC 8410).
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = spki.subarray(-RAW_KEY_BYTES).toString('base64url');
  return { privateKey, publicKey, id: deviceIdOf(publicKey), isStored };
}

/** Null for an invalid entry, which is replaced by a new key. */
function privateKeyOf(text: string | undefined): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text ?? '', 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
