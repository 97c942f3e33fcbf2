import { base64url } from '../../../shared/signing/base64url.ts';
import type { Clock, DeviceSigner } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import {
  DEVICE_HEADER,
  DEVICE_SIGNATURE_HEADER,
  deviceIdOf,
  deviceSigningText,
  type DeviceRequest,
  registrationSigningText,
  WEB_PLATFORM,
} from '../../../shared/signing/deviceSignature.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import { type OperationName, routeOf } from '../../../shared/contract/routes.ts';

/** The structure of `persistence/session/deviceKeyStore.ts`. */
interface KeyStore {
  read(): Promise<CryptoKeyPair | null>;
  keep(pair: CryptoKeyPair): Promise<CryptoKeyPair>;
  wasKept(): boolean;
}
interface Key {
  privateKey: CryptoKey;
  publicKey: string;
  id: string;
}

const ALGORITHM = 'Ed25519';
/**
 * Token renewal, and operations whose rate limits let through a browser that the member has signed in with (decision
 * 058).
 */
const ALSO_SIGNED = new Set<OperationName>(['refreshToken', 'requestPasswordCode', 'resetPassword']);
/** Some browsers never answer a request to IndexedDB. */
const STORE_TIMEOUT_MS = 3_000;

/**
 * This browser's device key: not exportable; signs requests that begin, renew or end a session or concern a forgotten
 * password. Without WebCrypto (plain HTTP, old browsers) or storage there is no key, and sessions are not bound.
 */
export class WebDeviceKey implements DeviceSigner {
  readonly #store: KeyStore;
  readonly #clock: Clock;
  #key: Promise<Key | null> | null = null;

  constructor(store: KeyStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  signs(name: OperationName): boolean {
    const { session } = routeOf(name);
    return session === 'start' || session === 'end' || ALSO_SIGNED.has(name);
  }

  async headers(request: DeviceRequest): Promise<Record<string, string>> {
    const key = await this.#open();
    if (!key) return {};
    return { [DEVICE_HEADER]: key.id, [DEVICE_SIGNATURE_HEADER]: await signText(key, deviceSigningText(request)) };
  }

  async registration(): Promise<Record<string, string>> {
    const key = await this.#open();
    if (!key) return {};
    const { publicKey } = key;
    return {
      public_key: publicKey,
      proof: await signText(key, registrationSigningText(publicKey)),
      platform: WEB_PLATFORM,
    };
  }

  /** Does not cache a failure: the storage may work the next time. */
  #open(): Promise<Key | null> {
    this.#key ??= this.#readOrMake().catch((failure: unknown) => {
      this.#key = null;
      throw failure;
    });
    return this.#key;
  }

  async #readOrMake(): Promise<Key | null> {
    if (!('subtle' in crypto)) return null;
    try {
      return await withTimeout(this.#find(), STORE_TIMEOUT_MS, this.#clock);
    } catch {
      // A session may be bound to the key that cannot be read: renewing it without a signature would end it.
      if (this.#store.wasKept()) throw new ApiError(Code.internal, '');
      return null;
    }
  }

  async #find(): Promise<Key> {
    return keyOf((await this.#store.read()) ?? (await this.#store.keep(await makeKey())));
  }
}

const makeKey = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

async function keyOf({ privateKey, publicKey }: CryptoKeyPair): Promise<Key> {
  const raw = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
  return { privateKey, publicKey: raw, id: deviceIdOf(raw) };
}

const signText = async ({ privateKey }: Key, text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.sign(ALGORITHM, privateKey, new TextEncoder().encode(text))));
