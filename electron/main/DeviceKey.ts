import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod/mini';
import type { DeviceSigner } from '../../shared/client/ports.ts';
import {
  DEVICE_HEADER,
  DEVICE_SIGNATURE_HEADER,
  deviceIdOf,
  deviceText,
  type DeviceRequest,
  registrationText,
} from '../../shared/deviceProof.ts';
import type { Vault } from './Vault.ts';
import { type Format, isNewer, read, write } from './versioned.ts';

const KEPT: Format<z.ZodMiniObject<{ key: z.ZodMiniString }>> = {
  shape: z.object({ key: z.string().check(z.minLength(1)) }),
  steps: [],
};

const RAW_KEY_BYTES = 32;

interface Key {
  privateKey: KeyObject;
  publicKey: string;
  id: string;
  isKept: boolean;
}

/**
 * The key of this computer: Ed25519, made at the first start, never outside the keychain and this process. Where the
 * keychain does not keep it, it lasts as long as the client runs, as does then the session that is bound to it.
 */
export class DeviceKey implements DeviceSigner {
  readonly #vault: Vault;
  #key: Promise<Key> | null = null;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Whether the same key will be there after a restart, and with it what is bound to it. */
  async isKept(): Promise<boolean> {
    const { isKept } = await this.#open();
    return isKept && this.#vault.available;
  }

  async headers(request: DeviceRequest): Promise<Record<string, string>> {
    const { id, privateKey } = await this.#open();
    return { [DEVICE_HEADER]: id, [DEVICE_SIGNATURE_HEADER]: signed(privateKey, deviceText(request)) };
  }

  async registration(): Promise<Record<string, string>> {
    const { publicKey, privateKey } = await this.#open();
    return {
      public_key: publicKey,
      proof: signed(privateKey, registrationText(publicKey)),
      platform: process.platform,
    };
  }

  #open(): Promise<Key> {
    return (this.#key ??= this.#readOrMake());
  }

  async #readOrMake(): Promise<Key> {
    const entry = await this.#vault.read();
    const kept = privateKeyOf(read(KEPT, entry)?.key);
    if (kept) return keyOf(kept, true);
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    // Where nothing could be read or written there may be a key, and a session bound to it, for the next start; a newer
    // client's key is for that one.
    const isKept = this.#vault.available && !isNewer(KEPT, entry);
    if (isKept) await this.#vault.write(write(KEPT, { key }), 'leave');
    return keyOf(privateKey, isKept);
  }
}

const signed = (key: KeyObject, text: string): string => sign(null, Buffer.from(text), key).toString('base64url');

function keyOf(privateKey: KeyObject, isKept: boolean): Key {
  // The raw key is what ends its SPKI form.
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = spki.subarray(-RAW_KEY_BYTES).toString('base64url');
  return { privateKey, publicKey, id: deviceIdOf(publicKey), isKept };
}

/** Null for an entry that is no key: another is made in its place. */
function privateKeyOf(text: string | undefined): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text ?? '', 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
